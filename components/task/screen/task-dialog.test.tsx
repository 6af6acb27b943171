import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { LoadingDialog } from "@/components/task/screen/loading-dialog";
import { expectPartAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { aTaskWithComments } from "@/components/testing/comments";
import {
  button,
  checkbox,
  dialogOf,
  expectAttribute,
  expectFocus,
  expectGone,
  expectText,
  expectVisible,
  press,
  textbox,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show, showBoard, showTask } from "@/components/testing/show";
import { answerSubtasks } from "@/components/testing/subtasks";
import { aTaskOnServer, cardOf, openTaskDialog, pickerOf, property } from "@/components/testing/task";

const anyDialog = page.getByRole("dialog");

async function openFromCard(title: string) {
  await cardOf(title).click();
  await expectVisible(button("Add a description…", dialogOf(title)));
}

async function chooseInMenu(item: string) {
  await button("Task actions").click();
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
    await expectAttribute(button("Next task"), "aria-disabled", "true");
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
    const { world, task, comments } = aTaskWithComments({
      tasks: { "To do": [{ title: "Rent a van", description: "<p>Three tons</p>" }] },
    });
    answerSubtasks(
      world,
      task.id,
      Object.fromEntries(
        ["Packing", "Later", "At last"].map((group) => [group, ["One", "Two", "Three", "Four", "Five"]]),
      ),
    );
    for (const words of ["One", "Two"]) comments.write(world.max, words);
    await openTaskDialog(world);
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
    const { world, task } = aTaskOnServer();
    await showBoard(world);
    await openFromCard("Rent a van");

    world.change(task.id, { title: "Rent two vans", description: "<p>With drivers</p>" });
    await expectVisible(dialogOf("Rent two vans").getByText("With drivers"));
    world.remove(task.id);
    await expectVisible(page.getByText("This task was deleted"));
    await button("Back to board").click();
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
    const world = aBoardOnServer({ tasks: { "To do": [{ title: "Lose me", comments_count: 1 }] } });
    await showBoard(world);
    await openFromCard("Lose me");
    await chooseInMenu("Delete…");
    const question = dialogOf("Delete this task?");
    await expectText(
      question,
      "will be deleted for everyone, along with its description and 1 comment. You can restore this from the trash for 30 days.",
    );
    expect(server.requests(`DELETE ${world.path}/tasks/{task}`)).toEqual([]);
    await button("Delete task", question).click();

    await expectGone(question);
    await expectGone(dialogOf("Lose me"));
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
  await expectVisible(page.getByText("This task and its stage are archived."));

  await button("Restore to…").click();
  await page.getByRole("menuitem", { name: "Done" }).click();

  await expectGone(page.getByText("This task and its stage are archived."));
  await expectText(button(/Stage/), "Done");
});

const LIST =
  '<h2>What</h2><p>See <a href="https://example.com">this</a> and <code>that</code></p><ul data-type="taskList"><li data-checked="true" data-type="taskItem"><label><input type="checkbox" checked="checked"><span></span></label><div><p>ask</p></div></li></ul><blockquote><p>said</p></blockquote><pre><code>x</code></pre>';

test("the tab title of a task's page follows its title, also when others change it", async () => {
  const { world, task } = aTaskOnServer();
  await showTask(world, task);
  await expect.poll(() => document.title).toBe("Rent a van · House move · Boards");

  await button(/^Rent a van$/).click();
  await textbox("Title").fill("Rent a bus");
  await press("{Enter}");
  await expect.poll(() => document.title).toBe("Rent a bus · House move · Boards");

  await expect.poll(() => world.stored(task.id).title).toBe("Rent a bus");
  world.change(task.id, { title: "Borrow a bus" });
  await expect.poll(() => document.title).toBe("Borrow a bus · House move · Boards");
});

test("the tab has the title of the task whose dialog is open, and of the board once it is closed", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Rent a van", "Pack"] } });
  await openTaskDialog(world);
  await expect.poll(() => document.title).toBe("Rent a van · House move · Boards");
  await press("j");
  await expect.poll(() => document.title).toBe("Pack · House move · Boards");

  await button("Close").click();
  await expect.poll(() => document.title).toBe("House move · Boards");
});

test("a viewer reads all of a task and can change nothing", async () => {
  const { world, task } = aTaskOnServer({ description: `<p>Big</p>${LIST}`, priority: "high" }, { role: "Viewer" });
  await showTask(world, task);

  await expectVisible(page.getByText("Big"));
  await expectVisible(page.getByText("High"));
  await expect.element(checkbox("ask")).toBeDisabled();
  await expectGone(page.getByRole("region", { name: "Properties" }).getByRole("button"));
  await expectGone(button("Edit description"));
  await expectGone(checkbox("Done"));
  await button("Task actions").click();
  await expectText(page.getByRole("menuitem"), /^Copy link$/);
});

test("the pickers of properties are accessible", async () => {
  const { world } = aTaskOnServer({ priority: "urgent", due_at: "2026-01-02 10:00:00" });
  await openTaskDialog(world);

  for (const name of ["Stage", "Assignees", "Start date", "Due date", "Priority", "Labels"]) {
    await property(name).click();
    await expectVisible(pickerOf(name));
    await expectPartAccessible(pickerOf(name), name);
    await press("{Escape}");
    await expectGone(pickerOf(name));
  }
});

const header = () => button("Close").element().parentElement;

test("a task that is still loading has one header row with a close button", async () => {
  await show(<LoadingDialog hasFailed={false} onClose={() => undefined} />);
  const dialog = dialogOf("Task").element();
  const [where, title] = [...dialog.querySelectorAll(".skeleton")];

  expect(header()?.contains(where ?? null)).toBe(true);
  const bottom = header()?.getBoundingClientRect().bottom ?? 0;
  expect(bottom - dialog.getBoundingClientRect().top).toBeLessThan(60);
  expect((title?.getBoundingClientRect().top ?? 0) - bottom).toBeLessThan(30);
});

test("a dialog whose code can't be loaded shows that in its header", async () => {
  await show(<LoadingDialog hasFailed onClose={() => undefined} />);

  await expectText(
    page.getByRole("status"),
    "This task can’t be loaded right now. It will appear when you’re back online.",
  );
  expect(header()?.contains(page.getByRole("status").element())).toBe(true);
});
