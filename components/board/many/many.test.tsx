import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { aBoardOnServer, type BoardOnServer } from "@/components/testing/board";
import { column, expectTitles, linkOf, messages } from "@/components/testing/on-board";
import { frame } from "@/components/testing/on-list";
import { barOf } from "@/components/testing/on-timeline";
import { aBoard, aMember, aStage } from "@/components/testing/records";
import {
  boxOf,
  button,
  checkbox,
  expectCount,
  expectFocus,
  expectGone,
  expectText,
  expectVisible,
  press,
} from "@/components/testing/screen";
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

test("selected tasks move to another board with one request, which names what stays, and one Undo brings them back", async () => {
  const world = aWorld();
  const other = aBoard("Garden", { stages: [aStage("Beds"), aStage("Trees")] });
  const [beds] = other.stages;
  const [pack, fix] = [world.task("Pack books"), world.task("Fix login")];
  server.answer("GET /boards/v2/projects", () => ({ boards: { data: [other] } }));
  server.answer(`GET /boards/v2/projects/${other.id}`, () => ({ board: other }));
  const moved = { ...pack, board_id: other.id, stage_id: beds?.id };
  server.answer(bulkOf(world), () => ({
    ...{ successful_tasks: [moved], updatedTasks: [moved] },
    failed_tasks: [{ id: fix.id, title: null, error: "This no longer exists." }],
  }));
  server.answer(`POST /boards/v2/projects/${other.id}/tasks/bulk-actions`, () => ({
    ...{ successful_tasks: [world.put(pack.id, {})], failed_tasks: [], updatedTasks: [] },
  }));
  await showBoard(world);
  await selectByKey("Pack books", "Fix login");

  await bar().getByRole("button", { name: "Move to board" }).click();
  await button("Board: Choose board").click();
  await page.getByRole("option", { name: "Garden" }).click();
  await button("Move 2 tasks").click();

  await expectText(messages(), "“Pack books” was moved to “Garden”");
  await expectText(messages(), "1 task wasn’t changed (Fix login). This no longer exists.");
  await expectTitles("To do", ["Fix login", "Buy tape"]);
  expect(server.bodies(bulkOf(world))).toEqual([
    {
      ...{ task_ids: [pack.id, fix.id], action: "move_tasks" },
      ...{ target_stage_id: beds?.id, target_board_id: other.id },
    },
  ]);
  await press("{Control>}z{/Control}");
  await expectTitles("To do", ["Pack books", "Fix login", "Buy tape"]);
  expect(server.bodies(`POST /boards/v2/projects/${other.id}/tasks/bulk-actions`)).toMatchObject([
    { task_ids: [pack.id], target_board_id: world.board.id, target_stage_id: pack.stage_id },
  ]);
});

test("selected tasks are duplicated in their stages, and one Undo deletes the copies with one request", async () => {
  const world = aWorld();
  const COPIES = `POST /boards-app/v1/boards/${world.board.id}/tasks/copies` as const;
  server.answer(COPIES, ({ body }) => {
    const copies = (body.task_ids as number[]).map((id) => {
      const { title } = world.stored(id);
      return { task_id: id, task: world.add("To do", { title: String(body.title).replace("{title}", title) }) };
    });
    return {
      copies: copies.map(({ task_id, task }) => ({ task_id, copy_id: task.id })),
      ...{ updatedTasks: copies.map(({ task }) => task), failed_tasks: [] },
    };
  });
  server.answer(`DELETE ${world.path}/bulk-delete-tasks`, () => ({ updatedTasks: [], failed_tasks: [] }));
  await showBoard(world);
  await selectByKey("Pack books", "Fix login");

  await bar().getByRole("button", { name: "Duplicate" }).click();
  await checkbox("Comments").click();
  await button("Duplicate 2 tasks").click();

  await expectText(messages(), "2 tasks were created");
  await expectTitles("To do", ["Pack books", "Fix login", "Buy tape", "Pack books (copy)", "Fix login (copy)"]);
  expect(server.bodies(COPIES)).toMatchObject([
    { title: "{title} (copy)", stage_id: null, comment: true, label: true },
  ]);
  await press("{Control>}z{/Control}");
  await expectTitles("To do", ["Pack books", "Fix login", "Buy tape"]);
  expect(server.requests(`DELETE ${world.path}/bulk-delete-tasks`)).toHaveLength(1);
});

test.each(["timeline", "calendar"])("in the %s a click with the Shift key selects a range", async (view) => {
  const world = aWorld();
  const days = { "Buy tape": "21", "Pack books": "22", "Fix login": "23", "Sign lease": "25" };
  for (const [title, day] of Object.entries(days))
    world.put(world.task(title).id, { due_at: `2026-11-${day} 10:00:00` });
  await showBoard(world, `?view=${view}`, new Date("2026-11-20T08:00:00Z"));
  // The timeline has the order of the board, the calendar that of the days.
  const [first, last] = view === "timeline" ? ["Pack books", "Buy tape"] : ["Buy tape", "Fix login"];
  await expectVisible(linkOf(first));
  await selectByKey(first);

  await (view === "timeline" ? barOf(last) : linkOf(last)).click({ modifiers: ["Shift"] });

  await expectVisible(bar().getByText("3 selected"));
});

test("viewers can’t select", async () => {
  await showBoard(aWorld({ role: "Viewer" }));
  linkOf("Pack books").element().focus();
  await press("x");

  await expectCount(bar(), 0);
  expect(boxOf(linkOf("Pack books")).width).toBeGreaterThan(0);
});
