import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { aBoardOnServer, type BoardOnServer } from "@/components/testing/board";
import { column, expectTitles, linkOf } from "@/components/testing/on-board";
import { frame } from "@/components/testing/on-list";
import { aMember } from "@/components/testing/records";
import { boxOf, button, expectCount, expectFocus, expectGone, expectVisible, press } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";

const max = aMember("Max Example");

const aWorld = (options: Parameters<typeof aBoardOnServer>[0] = {}): BoardOnServer =>
  aBoardOnServer({
    board: { users: [max] },
    tasks: { "To do": ["Pack books", "Fix login", "Buy tape"], Done: ["Sign lease"] },
    ...options,
  });

const bar = () => page.getByRole("toolbar", { name: "Selected tasks" });
const bulkOf = (world: BoardOnServer) => `POST ${world.path}/tasks/bulk-actions`;

/** What the server does with each listed task. */
function answerForMany(world: BoardOnServer, change: object, failed: object[] = []) {
  server.answer(bulkOf(world), ({ body }) => ({
    successful_tasks: (body.task_ids as number[])
      .filter((id) => !failed.some((each) => "id" in each && each.id === id))
      .map((id) => world.put(id, change)),
    failed_tasks: failed,
    updatedTasks: [],
  }));
}

async function selectByKey(...titles: string[]) {
  for (const title of titles) {
    linkOf(title).element().focus();
    await expectFocus(linkOf(title));
    await press("x");
  }
}

test("cards are selected by x, with the Shift key as a range, all together, and by a lasso", async () => {
  await showBoard(aWorld());
  await selectByKey("Pack books");
  await expectVisible(bar().getByText("1 selected"));

  await linkOf("Buy tape").click({ modifiers: ["Shift"] });
  await expectVisible(bar().getByText("3 selected"));
  await linkOf("Fix login").click({ modifiers: ["Shift"] });
  await press("{Escape}");
  await expectGone(bar());

  await press("{Control>}a{/Control}");
  await expectVisible(bar().getByText("4 selected"));
  await expectAccessible();
  await press("{Escape}");

  await lasso(column("To do").element(), linkOf("Buy tape").element(), linkOf("Fix login").element());
  await expectVisible(bar().getByText("2 selected"));
});

/** From the empty part of the column to the upper card. */
async function lasso(within: Element, lower: Element, upper: Element) {
  const from = lower.closest("article")?.getBoundingClientRect() ?? new DOMRect();
  const to = upper.closest("article")?.getBoundingClientRect() ?? new DOMRect();
  const ground = within.querySelector("[data-cards]") ?? within;
  const fire = (target: EventTarget, type: string, clientX: number, clientY: number) => {
    target.dispatchEvent(
      new PointerEvent(type, { bubbles: true, button: 0, pointerType: "mouse", clientX, clientY, pointerId: 1 }),
    );
    return frame();
  };
  await fire(ground, "pointerdown", from.left + 20, from.bottom + 20);
  await fire(document, "pointermove", from.left + 60, from.top + 5);
  await fire(document, "pointermove", from.left + 60, to.bottom - 5);
  await fire(document, "pointerup", from.left + 60, to.bottom - 5);
}

test("the stage of all selected tasks changes in one request, and what failed is named", async () => {
  const world = aWorld();
  const { id } = world.task("Fix login");
  const target = [...world.stages.values()].find(({ title }) => title === "In progress")?.id ?? 0;
  answerForMany(world, { stage_id: target }, [{ id, title: "Fix login", error: "Task is archived" }]);
  await showBoard(world);
  await selectByKey("Pack books", "Fix login");

  await press("s");
  await page.getByRole("option", { name: "In progress" }).click();

  await expect
    .poll(() => server.bodies(bulkOf(world)))
    .toEqual([{ task_ids: [world.task("Pack books").id, id], action: "move_tasks", target_stage_id: target }]);
  await expectTitles("In progress", ["Pack books"]);
  await expectVisible(page.getByText("1 task wasn’t changed (Fix login). Task is archived").first());
  await expectVisible(bar().getByText("2 selected"));
});

test("a person is assigned to all, and taken from all who are assigned", async () => {
  const world = aWorld();
  answerForMany(world, {});
  await showBoard(world);
  await selectByKey("Pack books", "Buy tape");

  await bar().getByRole("button", { name: "Assignees" }).click();
  await page.getByRole("option", { name: /Max Example/ }).click();

  await expect
    .poll(() => server.bodies(bulkOf(world)))
    .toEqual([
      {
        task_ids: [world.task("Pack books").id, world.task("Buy tape").id],
        action: "assign_members",
        user_ids: [max.ID],
      },
    ]);
});

test("selected tasks are archived together and come back by one Undo", async () => {
  const world = aWorld();
  answerForMany(world, { archived_at: "2026-11-20 08:00:00" });
  await showBoard(world);
  await selectByKey("Pack books", "Fix login");

  await press("{Delete}");
  await expectTitles("To do", ["Buy tape"]);
  await expectGone(bar());
  await button("Undo").first().click();

  await expectCount(column("To do").getByRole("article"), 3);
  expect(server.bodies(`PUT ${world.path}/tasks/{task}`)).toHaveLength(2);
});

test("viewers can’t select", async () => {
  await showBoard(aWorld({ role: "Viewer" }));
  linkOf("Pack books").element().focus();
  await press("x");

  await expectCount(bar(), 0);
  expect(boxOf(linkOf("Pack books")).width).toBeGreaterThan(0);
});
