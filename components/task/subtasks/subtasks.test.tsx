import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { seriousProblems } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { act } from "@/components/testing/board-parts";
import { showBoard, showTask } from "@/components/testing/show";
import { answerSubtasks, checkOf, gripOf, section, titlesIn } from "@/components/testing/subtasks";

const PACKING = { Packing: ["Books", "Lamps", "Plates"], Later: ["Plants"] };
const fieldIn = (group: string) => page.getByRole("textbox", { name: `Title of the new subtask in ${group}` });
const card = (title: string) => page.getByRole("article").getByRole("link", { name: title, exact: true });

function aTask(groups: Record<string, string[]>, role: "Member" | "Viewer" = "Member") {
  const world = aBoardOnServer({ role, tasks: { "To do": ["Rent a van"] } });
  const { id } = world.task("Rent a van");
  return { world, id, ...answerSubtasks(world, id, groups) };
}

async function openPage(groups: Record<string, string[]>, role?: "Viewer") {
  const menuProps = aTask(groups, role);
  await showTask(menuProps.world, menuProps.world.stored(menuProps.id));
  const [first = ""] = Object.keys(groups);
  await expect.element(page.getByRole("list", { name: `Subtasks in ${first}` })).toBeInTheDocument();
  return menuProps;
}

async function openDialog(groups: Record<string, string[]>) {
  const menuProps = aTask(groups);
  await showBoard(menuProps.world);
  await card("Rent a van").click();
  await expect.element(page.getByRole("list", { name: "Subtasks in Packing" })).toBeInTheDocument();
  return menuProps;
}

function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
  );
}

describe("a new subtask", () => {
  test("can be typed right after another one, and Escape returns the focus", async () => {
    const { saved } = await openPage({ Packing: [] });
    await page.getByRole("button", { name: "Add a subtask" }).click();
    await expect.element(fieldIn("Packing")).toHaveFocus();
    await userEvent.keyboard("Books{Enter}Lamps{Enter}");
    await expect.poll(() => titlesIn("Packing")).toEqual(["Books", "Lamps"]);
    await expect.element(fieldIn("Packing")).toHaveFocus();
    await userEvent.keyboard("{Escape}");

    await expect.element(page.getByRole("button", { name: "Add a subtask" })).toHaveFocus();
    await expect.poll(saved).toEqual({ Packing: ["Books", "Lamps"] });
  });

  test("is created for each pasted line after a confirmation", async () => {
    const { saved } = await openPage({ Packing: ["Books"] });
    await page.getByRole("button", { name: "Add a subtask" }).click();
    await expect.element(fieldIn("Packing")).toHaveFocus();
    paste("Lamps\n- Plates\n\nفناجين\n");
    await expect.element(page.getByText("Create 3 subtasks?")).toBeVisible();
    expect(saved()).toEqual({ Packing: ["Books"] });
    await page.getByRole("button", { name: "Create 3 subtasks" }).click();

    await expect.poll(saved).toEqual({ Packing: ["Books", "Lamps", "Plates", "فناجين"] });
    await expect.poll(() => titlesIn("Packing")).toHaveLength(4);
  });

  test("survives as a draft when the dialog closes and when somebody deletes its group", async () => {
    const { deleteGroupByOther } = await openDialog({ Packing: ["Books"] });
    await page.getByRole("button", { name: "Add a subtask" }).click();
    await expect.element(fieldIn("Packing")).toHaveFocus();
    await userEvent.keyboard("Half a ti");
    const dialog = page.getByRole("dialog", { name: "Rent a van", exact: true });
    await dialog.getByRole("button", { name: "Close" }).first().click();
    await expect.element(dialog).not.toBeInTheDocument();

    await card("Rent a van").click();
    await expect.element(fieldIn("Packing")).toHaveValue("Half a ti");
    deleteGroupByOther("Packing");
    await expect.element(page.getByText("“Half a ti” is not created: its group is gone").first()).toBeVisible();
  });
});

test("a title, an assignee and a due date are changed in the row of a subtask", async () => {
  const { world } = await openPage({ Packing: ["Books"] });
  const { id } = world.task("Books");
  await page.getByRole("button", { name: "Books", exact: true }).click();
  await expect.element(page.getByRole("textbox", { name: "Title of the subtask Books" })).toHaveFocus();
  await userEvent.keyboard("All books{Enter}");
  await expect.element(page.getByRole("button", { name: "All books", exact: true })).toHaveFocus();
  await page.getByRole("button", { name: "Assignees of All books: Nobody" }).click();
  await page.getByRole("option", { name: new RegExp(world.me.display_name) }).click();
  await userEvent.keyboard("{Escape}");
  await expect
    .element(page.getByRole("button", { name: `Assignees of All books: ${world.me.display_name}` }))
    .toHaveFocus();
  await act("All books", "Due date…");
  await page.getByRole("button", { name: "Tomorrow" }).click();
  await userEvent.keyboard("{Escape}");

  await expect.element(page.getByRole("button", { name: "Due date of All books: Tomorrow" })).toBeVisible();
  await expect
    .poll(() => world.stored(id))
    .toMatchObject({ title: "All books", assignees: [{ ID: world.me.ID }], due_at: expect.any(String) });
});

test("a subtask is cloned, moved, made a task and deleted, and the focus moves to its neighbour", async () => {
  const { saved } = await openDialog({ Packing: ["Books", "Lamps"], Later: ["Plants"] });
  await act("Books", "Clone");
  await expect.poll(() => titlesIn("Packing")).toEqual(["Books", "Books (cloned)", "Lamps"]);
  await act("Books (cloned)", "Move to group", "Later");
  await expect.poll(() => titlesIn("Later")).toEqual(["Plants", "Books (cloned)"]);
  await expect.element(page.getByRole("button", { name: "Actions for Books (cloned)" })).toHaveFocus();
  await act("Lamps", "Make it a task in", "In progress");
  await expect.poll(() => titlesIn("Packing")).toEqual(["Books"]);
  await expect.element(checkOf("Books")).toHaveFocus();
  await act("Plants", "Delete…");
  await page.getByRole("dialog", { name: "Delete this subtask?" }).getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => titlesIn("Later")).toEqual(["Books (cloned)"]);
  await expect.element(checkOf("Books (cloned)")).toHaveFocus();

  await expect.poll(saved).toEqual({ Packing: ["Books"], Later: ["Books (cloned)"] });
  await userEvent.keyboard("{Escape}");
  await expect.element(card("Lamps")).toBeVisible();
});

test("groups are added, renamed, moved and deleted with their subtasks", async () => {
  const { saved } = await openPage({ Packing: ["Books", "Lamps"], Later: ["Plants"] });
  await page.getByRole("button", { name: "Add a group" }).click();
  await expect.element(page.getByRole("textbox", { name: "Title of the new group" })).toHaveFocus();
  await userEvent.keyboard("Cleaning{Enter}");
  await expect.element(fieldIn("Cleaning")).toHaveFocus();
  await userEvent.keyboard("Windows{Enter}");
  await act("the group Cleaning", "Move up");
  await act("the group Later", "Rename");
  await expect.element(page.getByRole("textbox", { name: "Title of the group Later" })).toHaveFocus();
  await userEvent.keyboard("Afterwards{Enter}");
  await act("the group Packing", "Delete group…");
  const question = page.getByRole("dialog", { name: "Delete this group?" });
  await expect.element(question).toHaveTextContent("“Packing” and the 2 subtasks in it are gone");
  await question.getByRole("button", { name: "Delete" }).click();

  await expect.poll(() => page.getByRole("list", { name: /^Subtasks in/ }).elements()).toHaveLength(2);
  await expect.element(page.getByRole("button", { name: "Actions for the group Cleaning" })).toHaveFocus();
  await expect
    .poll(() => JSON.stringify(saved()))
    .toBe(JSON.stringify({ Cleaning: ["Windows"], Afterwards: ["Plants"] }));
});

test("keys pick up, move and drop a subtask, and each step is announced", async () => {
  const { saved } = await openPage(PACKING);
  const announcement = page.getByRole("status", { name: "Moves of subtasks" });
  gripOf("Plates").element().focus();
  await expect
    .element(gripOf("Plates"))
    .toHaveAccessibleDescription("Press Space to pick it up, and then the arrow keys to move it.");
  await userEvent.keyboard(" ");
  await expect
    .element(announcement)
    .toHaveTextContent(
      "Picked up subtask Plates, position 3 of 3 in Packing. Use the arrow keys to move, Space to drop, Escape to cancel.",
    );
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(announcement).toHaveTextContent("Subtask Plates, position 1 of 2 in Later");
  await expect.element(gripOf("Plates")).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(announcement).toHaveTextContent("Dropped subtask Plates, position 1 of 2 in Later.");
  await expect.poll(saved).toEqual({ Packing: ["Books", "Lamps"], Later: ["Plates", "Plants"] });
  await expect.element(gripOf("Plates")).toHaveFocus();

  await userEvent.keyboard(" ");
  await expect.element(announcement).toHaveTextContent(/^Picked up subtask Plates/);
  await userEvent.keyboard("{End}");
  await expect.poll(() => titlesIn("Later")).toEqual(["Plants", "Plates"]);
  await userEvent.keyboard("{Escape}");
  await expect
    .element(announcement)
    .toHaveTextContent("Move cancelled. Subtask Plates is back at position 1 of 2 in Later.");
  await expect.poll(() => titlesIn("Later")).toEqual(["Plates", "Plants"]);
});

test("a viewer sees subtasks and no controls", async () => {
  await openPage({ Packing: ["Books"] }, "Viewer");

  await expect.element(section.getByRole("img", { name: "Open: Books" })).toBeVisible();
  expect(section.getByRole("button").elements()).toEqual([]);
});

test("rows, a new subtask and the menu of a subtask are accessible", async () => {
  await openPage({
    Packing: ["Books", "Ask_the_neighbours_whether_they_need_the_parking_space_before_the_hall and everybody else"],
    Later: [],
  });
  await checkOf("Books").click();
  await page.getByRole("button", { name: "Add a subtask" }).first().click();
  await page.getByRole("button", { name: "Add a group" }).click();
  await expect.element(page.getByRole("textbox", { name: "Title of the new group" })).toBeVisible();
  expect(await seriousProblems(), "rows").toEqual([]);

  await page.getByRole("button", { name: "Actions for Books" }).click();
  await expect.element(page.getByRole("menuitem", { name: "Clone" })).toBeVisible();
  expect(await seriousProblems(), "menu").toEqual([]);
});
