import { describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { paste } from "@/components/testing/attachments";
import { expectAccessible, expectPartAccessible } from "@/components/testing/axe";
import { act } from "@/components/testing/board-parts";
import {
  button,
  dialogOf,
  expectCount,
  expectDescription,
  expectFocus,
  expectText,
  expectValue,
  expectVisible,
  press,
  textbox,
} from "@/components/testing/screen";
import { showTask } from "@/components/testing/show";
import { answerSubtasks, checkOf, gripOf, section, titlesIn } from "@/components/testing/subtasks";
import { aTaskOnServer, cardOf, closeTaskDialog, openTaskDialog } from "@/components/testing/task";

const PACKING = { Packing: ["Books", "Lamps", "Plates"], Later: ["Plants"] };
const fieldIn = (group: string) => textbox(`Title of the new subtask in ${group}`);

function aTask(groups: Record<string, string[]>, role: "Member" | "Viewer" = "Member") {
  const { world, task } = aTaskOnServer({}, { role });
  return { world, task, ...answerSubtasks(world, task.id, groups) };
}

async function openPage(groups: Record<string, string[]>, role?: "Viewer") {
  const given = aTask(groups, role);
  await showTask(given.world, given.task);
  await expectCount(page.getByRole("list", { name: /^Subtasks in/ }), Object.keys(groups).length);
  return given;
}

async function openDialog(groups: Record<string, string[]>) {
  const given = aTask(groups);
  await openTaskDialog(given.world);
  await expectCount(page.getByRole("list", { name: /^Subtasks in/ }), Object.keys(groups).length);
  return given;
}

describe("a new subtask", () => {
  test("can be typed right after another one, and Escape returns the focus", async () => {
    const { saved } = await openPage({ Packing: [] });
    await button("Add subtask").click();
    await expectFocus(fieldIn("Packing"));
    await press("Books{Enter}Lamps{Enter}");
    await expect.poll(() => titlesIn("Packing")).toEqual(["Books", "Lamps"]);
    await expectFocus(fieldIn("Packing"));
    await press("{Escape}");

    await expectFocus(button("Add subtask"));
    await expect.poll(saved).toEqual({ Packing: ["Books", "Lamps"] });
  });

  test("is created for each pasted line after a confirmation", async () => {
    const { saved } = await openPage({ Packing: ["Books"] });
    await button("Add subtask").click();
    await expectFocus(fieldIn("Packing"));
    paste(fieldIn("Packing").element(), [], "Lamps\n- Plates\n\nفناجين\n");
    await expectVisible(page.getByText("Create 3 subtasks?"));
    expect(saved()).toEqual({ Packing: ["Books"] });
    await button("Create 3 subtasks").click();

    await expect.poll(saved).toEqual({ Packing: ["Books", "Lamps", "Plates", "فناجين"] });
    await expect.poll(() => titlesIn("Packing")).toHaveLength(4);
  });

  test("survives as a draft when the dialog closes and when somebody deletes its group", async () => {
    const { deleteGroupByOther } = await openDialog({ Packing: ["Books"] });
    await button("Add subtask").click();
    await expectFocus(fieldIn("Packing"));
    await press("Half a ti");
    await closeTaskDialog();

    await cardOf("Rent a van").click();
    await expectValue(fieldIn("Packing"), "Half a ti");
    deleteGroupByOther("Packing");
    await expectVisible(page.getByText("“Half a ti” wasn’t created because its group is gone").first());
  });
});

test("a title, an assignee and a due date are changed in the row of a subtask", async () => {
  const { world } = await openPage({ Packing: ["Books"] });
  const { id } = world.task("Books");
  await button(/^Books$/).click();
  await expectFocus(textbox("Title of the subtask Books"));
  await press("All books{Enter}");
  await expectFocus(button(/^All books$/));
  await button("Assignees of All books: none").click();
  await page.getByRole("option", { name: new RegExp(world.me.display_name) }).click();
  await press("{Escape}");
  await expectFocus(button(`Assignees of All books: ${world.me.display_name}`));
  await act("All books", "Due date…");
  await button("Tomorrow").click();
  await press("{Escape}");

  await expectVisible(button("Due date of All books: Tomorrow"));
  await expect
    .poll(() => world.stored(id))
    .toMatchObject({ title: "All books", assignees: [{ ID: world.me.ID }], due_at: expect.any(String) });
});

test("a subtask is duplicated, moved, made a task and deleted, and the focus moves to its neighbour", async () => {
  const { saved } = await openDialog({ Packing: ["Books", "Lamps"], Later: ["Plants"] });
  await act("Books", "Duplicate");
  await expect.poll(() => titlesIn("Packing")).toEqual(["Books", "Books (cloned)", "Lamps"]);
  await act("Books (cloned)", "Move to group", "Later");
  await expect.poll(() => titlesIn("Later")).toEqual(["Plants", "Books (cloned)"]);
  await expectFocus(button("Actions for Books (cloned)"));
  await act("Lamps", "Convert to task", "In progress");
  await expect.poll(() => titlesIn("Packing")).toEqual(["Books"]);
  await expectFocus(checkOf("Books"));
  await act("Plants", "Delete…");
  await button("Delete subtask", dialogOf("Delete this subtask?")).click();
  await expect.poll(() => titlesIn("Later")).toEqual(["Books (cloned)"]);
  await expectFocus(checkOf("Books (cloned)"));

  await expect.poll(saved).toEqual({ Packing: ["Books"], Later: ["Books (cloned)"] });
  await press("{Escape}");
  await expectVisible(cardOf("Lamps"));
});

test("groups are added, renamed, moved and deleted with their subtasks", async () => {
  const { saved } = await openPage({ Packing: ["Books", "Lamps"], Later: ["Plants"] });
  await button("Add group").click();
  await expectFocus(textbox("Title of the new group"));
  await press("Cleaning{Enter}");
  await expectFocus(fieldIn("Cleaning"));
  await press("Windows{Enter}");
  await act("the group Cleaning", "Move up");
  await act("the group Later", "Rename");
  await expectFocus(textbox("Title of the group Later"));
  await press("Afterwards{Enter}");
  await act("the group Packing", "Delete group…");
  const question = dialogOf("Delete this group?");
  await expectText(question, "“Packing” and its 2 subtasks will be deleted");
  await button("Delete group", question).click();

  await expect.poll(() => page.getByRole("list", { name: /^Subtasks in/ }).elements()).toHaveLength(2);
  await expectFocus(button("Actions for the group Cleaning"));
  await expect
    .poll(() => JSON.stringify(saved()))
    .toBe(JSON.stringify({ Cleaning: ["Windows"], Afterwards: ["Plants"] }));
});

test("keys pick up, move and drop a subtask, and each step is announced", async () => {
  const { saved } = await openPage(PACKING);
  const announcement = page.getByRole("status", { name: "Subtask moves" });
  gripOf("Plates").element().focus();
  await expectDescription(gripOf("Plates"), "Press Space to pick it up, then use the arrow keys to move it.");
  await press(" ");
  await expectText(
    announcement,
    "Picked up subtask “Plates”, position 3 of 3 in “Packing”. Use the arrow keys to move it, Space to drop it, Escape to cancel.",
  );
  await press("{ArrowDown}");
  await expectText(announcement, "Subtask “Plates”, position 1 of 2 in “Later”");
  await expectFocus(gripOf("Plates"));
  await press(" ");
  await expectText(announcement, "Dropped subtask “Plates”, position 1 of 2 in “Later”.");
  await expect.poll(saved).toEqual({ Packing: ["Books", "Lamps"], Later: ["Plates", "Plants"] });
  await expectFocus(gripOf("Plates"));

  await press(" ");
  await expectText(announcement, /^Picked up subtask “Plates”/);
  await press("{End}");
  await expect.poll(() => titlesIn("Later")).toEqual(["Plants", "Plates"]);
  await press("{Escape}");
  await expectText(announcement, "Move canceled. Subtask “Plates” is back at position 1 of 2 in “Later”.");
  await expect.poll(() => titlesIn("Later")).toEqual(["Plates", "Plants"]);
});

test("in right-to-left text the left arrow key moves a subtask to the next group", async () => {
  document.documentElement.dir = "rtl";
  onTestFinished(() => document.documentElement.removeAttribute("dir"));
  const { saved } = await openPage(PACKING);
  gripOf("Books").element().focus();

  await press(" ");
  await press("{ArrowLeft}");
  await press(" ");

  await expect.poll(saved).toEqual({ Packing: ["Lamps", "Plates"], Later: ["Books", "Plants"] });
});

test("a viewer sees subtasks and no controls", async () => {
  await openPage({ Packing: ["Books"] }, "Viewer");

  await expectVisible(section.getByRole("img", { name: "Open: Books" }));
  expect(section.getByRole("button").elements()).toEqual([]);
});

test("rows, a new subtask and the menu of a subtask are accessible", async () => {
  await openPage({
    Packing: ["Books", "Ask_the_neighbours_whether_they_need_the_parking_space_before_the_hall and everybody else"],
    Later: [],
  });
  await checkOf("Books").click();
  await button("Add subtask").first().click();
  await button("Add group").click();
  await expectVisible(textbox("Title of the new group"));
  await expectAccessible("rows");

  await button("Actions for Books").click();
  await expectVisible(page.getByRole("menuitem", { name: "Duplicate" }));
  await expectPartAccessible(page.getByRole("menu"));
});
