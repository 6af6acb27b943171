import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { aComment } from "@/components/testing/records";
import { server } from "@/components/testing/server";
import { showBoard, showTask } from "@/components/testing/show";
import { answerSubtasks } from "@/components/testing/subtasks";

const cardOf = (title: string) => page.getByRole("article").getByRole("link", { name: title, exact: true });
const dialogOf = (title: string) => page.getByRole("dialog", { name: title, exact: true });
const anyDialog = page.getByRole("dialog");

async function openFromCard(title: string) {
  await cardOf(title).click();
  await expect.element(dialogOf(title).getByRole("button", { name: "Add a description…" })).toBeVisible();
}

async function chooseInMenu(item: string) {
  await page.getByRole("button", { name: "More about this task" }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

describe("the dialog of a task", () => {
  test("returns the focus to the card of the last visible task", async () => {
    await showBoard(aBoardOnServer({ tasks: { "To do": ["First", "Second", "Third"] } }));
    cardOf("First").element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(dialogOf("First")).toBeVisible();
    await userEvent.keyboard("j");
    await expect.element(dialogOf("Second")).toBeVisible();
    await page.getByRole("button", { name: "Next task" }).click();
    await expect.element(dialogOf("Third")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Next task" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("k");
    await expect.element(dialogOf("Second")).toBeVisible();
    await userEvent.keyboard("{Escape}");

    await expect.element(anyDialog).not.toBeInTheDocument();
    await expect.element(cardOf("Second")).toHaveFocus();
  });

  test("returns the focus to a card that is far out of view", async () => {
    const boxes = Array.from({ length: 24 }, (_, at) => `Box ${at + 1}`);
    await showBoard(aBoardOnServer({ tasks: { "To do": boxes } }));
    await openFromCard("Box 1");
    await expect.element(cardOf("Box 20")).not.toBeInTheDocument();
    for (const box of boxes.slice(1, 20)) {
      await userEvent.keyboard("j");
      await expect.element(dialogOf(box)).toBeInTheDocument();
    }
    await page.getByRole("button", { name: "Close" }).click();

    await expect.element(cardOf("Box 20")).toHaveFocus();
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
    await expect.element(dialogOf("Rent two vans").getByText("With drivers")).toBeVisible();
    world.remove(id);
    await expect.element(page.getByText("This task is no longer there")).toBeVisible();
    await page.getByRole("button", { name: "Back to the board" }).click();
    await expect.element(anyDialog).not.toBeInTheDocument();
  });

  test("closes when its task is archived, focuses the next card, and Undo restores the task", async () => {
    const world = aBoardOnServer({ tasks: { "To do": ["Keep me", "Stay"] } });
    await showBoard(world);
    await openFromCard("Keep me");
    await chooseInMenu("Archive");

    await expect.element(dialogOf("Keep me")).not.toBeInTheDocument();
    await expect.element(cardOf("Keep me")).not.toBeInTheDocument();
    await expect.element(cardOf("Stay")).toHaveFocus();
    expect(world.task("Keep me").archived_at).not.toBeNull();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.element(cardOf("Keep me")).toBeVisible();
    await expect.poll(() => world.task("Keep me").archived_at).toBeNull();
  });

  test("asks before its task is deleted, and closes afterwards", async () => {
    const world = aBoardOnServer({ tasks: { "To do": ["Lose me"] } });
    await showBoard(world);
    await openFromCard("Lose me");
    await chooseInMenu("Delete…");
    const question = page.getByRole("dialog", { name: "Delete this task?" });
    await expect.element(question).toHaveTextContent("gone for everybody");
    expect(server.requests(`DELETE ${world.path}/tasks/{task}`)).toEqual([]);
    await question.getByRole("button", { name: "Delete" }).click();

    await expect.element(anyDialog).not.toBeInTheDocument();
    await expect.element(cardOf("Lose me")).not.toBeInTheDocument();
    expect(server.requests(`DELETE ${world.path}/tasks/{task}`)).toHaveLength(1);
  });
});

test("an archived task has a banner and is restored from its page", async () => {
  const world = aBoardOnServer({ tasks: { "To do": [{ title: "In the attic", archived_at: "2026-11-01 08:00:00" }] } });
  await showTask(world, world.task("In the attic"));
  await expect.element(page.getByText("This task is archived.")).toBeVisible();
  await page.getByRole("button", { name: "Restore" }).click();

  await expect.element(page.getByText("This task is archived.")).not.toBeInTheDocument();
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
  await expect.element(page.getByText("This task is archived, and so is its stage.")).toBeVisible();

  await page.getByRole("button", { name: "Restore to…" }).click();
  await page.getByRole("menuitem", { name: "Done" }).click();

  await expect.element(page.getByText("This task is archived")).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: /Stage/ })).toHaveTextContent("Done");
});
