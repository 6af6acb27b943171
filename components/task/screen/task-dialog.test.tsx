import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { aComment } from "@/components/testing/records";
import {
  button,
  dialogOf,
  expectFocus,
  expectGone,
  expectText,
  expectVisible,
  press,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard, showTask } from "@/components/testing/show";
import { answerSubtasks } from "@/components/testing/subtasks";

const cardOf = (title: string) => page.getByRole("article").getByRole("link", { name: title, exact: true });
const anyDialog = page.getByRole("dialog");

async function openFromCard(title: string) {
  await cardOf(title).click();
  await expectVisible(button("Add a description…", dialogOf(title)));
}

async function chooseInMenu(item: string) {
  await button("More about this task").click();
  await page.getByRole("menuitem", { name: item }).click();
}

describe("the dialog of a task", () => {
  test("returns the focus to the card of the last visible task", async () => {
    await showBoard(aBoardOnServer({ tasks: { "To do": ["First", "Second", "Third"] } }));
    cardOf("First").element().focus();
    await press("{Enter}");
    await expectVisible(dialogOf("First"));
    await press("j");
    await expectVisible(dialogOf("Second"));
    await button("Next task").click();
    await expectVisible(dialogOf("Third"));
    await expect.element(button("Next task")).toHaveAttribute("aria-disabled", "true");
    await press("k");
    await expectVisible(dialogOf("Second"));
    await press("{Escape}");

    await expectGone(anyDialog);
    await expectFocus(cardOf("Second"));
  });

  test("returns the focus to a card that is far out of view", async () => {
    const boxes = Array.from({ length: 24 }, (_, at) => `Box ${at + 1}`);
    await showBoard(aBoardOnServer({ tasks: { "To do": boxes } }));
    await openFromCard("Box 1");
    await expectGone(cardOf("Box 20"));
    for (const box of boxes.slice(1, 20)) {
      await press("j");
      await expect.element(dialogOf(box)).toBeInTheDocument();
    }
    await button("Close").click();

    await expectFocus(cardOf("Box 20"));
    await expect.element(cardOf("Box 20")).toBeInViewport();
  });

  test("scrolls only inside, with all its parts", async () => {
    const world = aBoardOnServer({ tasks: { "To do": [{ title: "Rent a van", description: "<p>Three tons</p>" }] } });
    const { id } = world.task("Rent a van");
    answerSubtasks(
      world,
      id,
      Object.fromEntries(
        ["Packing", "Later", "At last"].map((group) => [group, ["One", "Two", "Three", "Four", "Five"]]),
      ),
    );
    world.feeds.set(id, [aComment(world.max, "One"), aComment(world.max, "Two")]);
    await showBoard(world);
    await cardOf("Rent a van").click();
    await expect.element(dialogOf("Rent a van").getByRole("article").first()).toBeInTheDocument();
    await expect
      .poll(() =>
        dialogOf("Rent a van")
          .getByRole("list", { name: /^Subtasks in/ })
          .elements(),
      )
      .toHaveLength(3);

    const { scrollHeight, clientHeight } = dialogOf("Rent a van").element();
    expect(scrollHeight - clientHeight).toBe(0);
  });

  test("shows changes of others live, and a message when they delete the task", async () => {
    const world = aBoardOnServer({ tasks: { "To do": ["Rent a van"] } });
    await showBoard(world);
    await openFromCard("Rent a van");
    const { id } = world.task("Rent a van");

    world.change(id, { title: "Rent two vans", description: "<p>With drivers</p>" });
    await expectVisible(dialogOf("Rent two vans").getByText("With drivers"));
    world.remove(id);
    await expectVisible(page.getByText("This task is no longer there"));
    await button("Back to the board").click();
    await expectGone(anyDialog);
  });

  test("closes when its task is archived, focuses the next card, and Undo restores the task", async () => {
    const world = aBoardOnServer({ tasks: { "To do": ["Keep me", "Stay"] } });
    await showBoard(world);
    await openFromCard("Keep me");
    await chooseInMenu("Archive");

    await expectGone(dialogOf("Keep me"));
    await expectGone(cardOf("Keep me"));
    await expectFocus(cardOf("Stay"));
    expect(world.task("Keep me").archived_at).not.toBeNull();
    await button("Undo").click();
    await expectVisible(cardOf("Keep me"));
    await expect.poll(() => world.task("Keep me").archived_at).toBeNull();
  });

  test("asks before its task is deleted, and closes afterwards", async () => {
    const world = aBoardOnServer({ tasks: { "To do": ["Lose me"] } });
    await showBoard(world);
    await openFromCard("Lose me");
    await chooseInMenu("Delete…");
    const question = dialogOf("Delete this task?");
    await expectText(question, "gone for everybody");
    expect(server.requests(`DELETE ${world.path}/tasks/{task}`)).toEqual([]);
    await button("Delete", question).click();

    await expectGone(anyDialog);
    await expectGone(cardOf("Lose me"));
    expect(server.requests(`DELETE ${world.path}/tasks/{task}`)).toHaveLength(1);
  });
});

test("an archived task has a banner and is restored from its page", async () => {
  const world = aBoardOnServer({ tasks: { "To do": [{ title: "In the attic", archived_at: "2026-11-01 08:00:00" }] } });
  await showTask(world, world.task("In the attic"));
  await expectVisible(page.getByText("This task is archived."));
  await button("Restore").click();

  await expectGone(page.getByText("This task is archived."));
  await expect.poll(() => world.task("In the attic").archived_at).toBeNull();
});

test("an archived task whose stage is archived is restored to another stage", async () => {
  const world = aBoardOnServer({
    stages: ["To do", "Done", "Later"],
    tasks: { Later: [{ title: "In the attic", archived_at: "2026-11-01 08:00:00" }] },
  });
  const task = world.task("In the attic");
  world.board.stages.pop();
  world.changeStage("Later", { archived_at: "2026-11-01 08:00:00" });
  server.answer(`PUT /boards-app/v1/boards/${world.board.id}/stages/{stage}/restore-tasks`, ({ params }) => ({
    updatedTasks: [world.put(task.id, { archived_at: null, stage_id: Number(params.stage) })],
    failed_tasks: [],
  }));
  await showTask(world, task);
  await expectVisible(page.getByText("This task is archived, and so is its stage."));

  await button("Restore to…").click();
  await page.getByRole("menuitem", { name: "Done" }).click();

  await expectGone(page.getByText("This task is archived"));
  await expectText(button(/Stage/), "Done");
});
