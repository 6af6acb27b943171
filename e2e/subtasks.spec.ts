import { expect, test } from "@playwright/test";
import { asAdministrator, idOf } from "./boards";
import { complaintsOf } from "./complaints";
import { paste } from "./drop";
import { aPerson } from "./people";
import { act, aTaskWith, checkOf, openWith, row, rowsIn, saved, titlesIn } from "./subtasks";
import { aBoardOf, cardOf, dialogOf, open, taskUrl } from "./task";

test("subtasks are written one after the other, checked and counted on the card, before the eyes of somebody who writes undisturbed", async ({ page, browser, request }) => {
  const complaints = complaintsOf(page);
  const { board, person } = await aBoardOf(request, "Sam");
  const task = await aTaskWith(request, board, {});
  const [other, bert, send] = [await browser.newPage(), await aPerson(request, "Bert"), await asAdministrator(request)];
  await send("POST", `/boards/v2/projects/${board.id}/add-members`, { memberId: await idOf(send, bert) });
  await open(other, bert, taskUrl(board, task));
  await other.getByRole("button", { name: "Add a description…" }).click();
  await other.getByRole("textbox", { name: "Description" }).pressSequentially("Half a sen");

  await open(page, person, `/boards/${board.id}`);
  await cardOf(page, "Rent a van").click();
  await page.getByRole("button", { name: "Add subtasks" }).click();
  await expect(page.getByRole("textbox", { name: "Title of the new subtask in Checklist" })).toBeFocused();
  for (const title of ["Compare prices", "Book it", "Fetch it"]) {
    await page.keyboard.type(title);
    await page.keyboard.press("Enter");
  }
  await expect(rowsIn(page, "Checklist")).toHaveCount(3);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Add a subtask" })).toBeFocused();
  await checkOf(page, "Book it").click();

  await expect(page.getByRole("heading", { name: "Subtasks 1 of 3" })).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Subtasks that are done" })).toHaveAttribute("aria-valuenow", "33");
  await expect(page.locator(`[data-task="${task.id}"]`)).toContainText("Subtasks: 1/3");
  await expect(other.getByRole("heading", { name: "Subtasks 1 of 3" })).toBeVisible();
  await expect(checkOf(other, "Book it")).toBeChecked();
  await expect(other.getByRole("textbox", { name: "Description" })).toBeFocused();
  await other.keyboard.type("tence");
  await expect(other.getByRole("textbox", { name: "Description" })).toHaveText("Half a sentence");
  expect(await saved(request, board, task)).toEqual({ Checklist: ["Compare prices", "Book it", "Fetch it"] });
  expect(complaints).toEqual([]);
  await other.close();
});

test("many pasted lines become many after a yes", async ({ page, request }) => {
  const { board, task } = await openWith(page, request, "Paul", { Packing: ["Books"] });
  await page.getByRole("button", { name: "Add a subtask" }).click();

  await paste(page, page.getByRole("textbox", { name: "Title of the new subtask in Packing" }), [], "Lamps\n- Plates\n\nفناجين\n");
  await expect(page.getByText("Create 3 subtasks?")).toBeVisible();
  await page.getByRole("button", { name: "Create 3 subtasks" }).click();

  await expect(rowsIn(page, "Packing")).toHaveCount(4);
  await expect.poll(() => saved(request, board, task)).toEqual({ Packing: ["Books", "Lamps", "Plates", "فناجين"] });
});

test("a title, a person and a day are changed in the row", async ({ page, request }) => {
  const { board, task, person } = await openWith(page, request, "Tina", { Packing: ["Books"] });

  await page.getByRole("button", { name: "Books", exact: true }).click();
  await page.keyboard.type("All books");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "All books", exact: true })).toBeFocused();
  await row(page, "All books").hover();
  await page.getByRole("button", { name: "Assignees of All books: Nobody" }).click();
  await page.getByRole("option", { name: new RegExp(person.name) }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: `Assignees of All books: ${person.name}` })).toBeFocused();
  await act(page, "All books", "Due date…");
  await page.getByRole("button", { name: "Tomorrow" }).click();
  await page.keyboard.press("Escape");

  await expect(page.getByRole("button", { name: "Due date of All books: Tomorrow" })).toBeVisible();
  const send = await asAdministrator(request);
  await expect
    .poll(async () => {
      const { subtaskGroups } = await send("GET", `/boards/v2/projects/${board.id}/tasks/${task.id}/subtasks`);
      const [subtask] = subtaskGroups[0].subtasks;
      return [subtask.title, subtask.assignees.length, subtask.due_at !== null];
    })
    .toEqual(["All books", 1, true]);
});

test("a subtask is cloned, moved to another group, made a task and deleted", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Mona");
  const task = await aTaskWith(request, board, { Packing: ["Books", "Lamps"], Later: ["Plants"] });
  await open(page, person, `/boards/${board.id}`);
  await cardOf(page, "Rent a van").click();

  await act(page, "Books", "Clone");
  await expect.poll(() => titlesIn(page, "Packing")).toEqual(["Books", "Books (cloned)", "Lamps"]);
  await act(page, "Books (cloned)", "Move to group", "Later");
  await expect.poll(() => titlesIn(page, "Later")).toEqual(["Plants", "Books (cloned)"]);
  await expect(page.getByRole("button", { name: "Actions for Books (cloned)" })).toBeFocused();
  await act(page, "Lamps", "Make it a task in", "In progress");
  await expect(rowsIn(page, "Packing")).toHaveCount(1);
  await expect(checkOf(page, "Books")).toBeFocused();
  await act(page, "Plants", "Delete…");
  await page.getByRole("dialog", { name: "Delete this subtask?" }).getByRole("button", { name: "Delete" }).click();
  await expect(rowsIn(page, "Later")).toHaveCount(1);
  await expect(checkOf(page, "Books (cloned)")).toBeFocused();

  await expect.poll(() => saved(request, board, task)).toEqual({ Packing: ["Books"], Later: ["Books (cloned)"] });
  await page.keyboard.press("Escape");
  await expect(cardOf(page, "Lamps")).toBeVisible();
});

test("groups are added, renamed, moved and deleted with what is in them", async ({ page, request }) => {
  const { board, task } = await openWith(page, request, "Gus", { Packing: ["Books", "Lamps"], Later: ["Plants"] });

  await page.getByRole("button", { name: "Add a group" }).click();
  await page.keyboard.type("Cleaning");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Title of the new subtask in Cleaning" })).toBeFocused();
  await page.keyboard.type("Windows");
  await page.keyboard.press("Enter");
  await act(page, "the group Cleaning", "Move up");
  await act(page, "the group Later", "Rename");
  await page.keyboard.type("Afterwards");
  await page.keyboard.press("Enter");
  await act(page, "the group Packing", "Delete group…");
  await expect(page.getByRole("dialog", { name: "Delete this group?" })).toContainText("“Packing” and the 2 subtasks in it are gone");
  await page.getByRole("dialog", { name: "Delete this group?" }).getByRole("button", { name: "Delete" }).click();

  await expect(page.getByRole("list", { name: /^Subtasks in/ })).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Actions for the group Cleaning" })).toBeFocused();
  await expect.poll(async () => JSON.stringify(await saved(request, board, task))).toBe(JSON.stringify({ Cleaning: ["Windows"], Afterwards: ["Plants"] }));
});

test("what is half typed outlives the dialog, and a group that somebody else deletes", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Hal");
  const task = await aTaskWith(request, board, { Packing: ["Books"] });
  const send = await asAdministrator(request);
  await open(page, person, `/boards/${board.id}`);
  await cardOf(page, "Rent a van").click();
  await page.getByRole("button", { name: "Add a subtask" }).click();
  await page.keyboard.type("Half a ti");
  await dialogOf(page, "Rent a van").getByRole("button", { name: "Close" }).first().click();
  await expect(dialogOf(page, "Rent a van")).toHaveCount(0);

  await cardOf(page, "Rent a van").click();
  await expect(page.getByRole("textbox", { name: "Title of the new subtask in Packing" })).toHaveValue("Half a ti");
  const path = `/boards/v2/projects/${board.id}/tasks/${task.id}`;
  const { subtaskGroups } = await send("GET", `${path}/subtasks`);
  await send("DELETE", `${path}/subtask-group?group_id=${subtaskGroups[0].id}`);

  await expect(page.getByText("“Half a ti” is not created: its group is gone").first()).toBeVisible();
});

test("a viewer sees them and changes nothing", async ({ page, request }) => {
  const { board } = await aBoardOf(request, "Vic");
  const task = await aTaskWith(request, board, { Packing: ["Books"] });
  const [send, viewer] = [await asAdministrator(request), await aPerson(request, "Vera")];
  const id = await idOf(send, viewer);
  await send("POST", `/boards/v2/projects/${board.id}/add-members`, { memberId: id });
  await send("POST", `/boards/v2/projects/${board.id}/user/${id}/make-viewer`);
  await open(page, viewer, taskUrl(board, task));

  const section = page.getByRole("region", { name: "Subtasks" });
  await expect(section.getByRole("img", { name: "Open: Books" })).toBeVisible();
  await expect(section.getByRole("button")).toHaveCount(0);
});
