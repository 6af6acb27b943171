import { expect, type Page } from "@playwright/test";
import { strictTest, test } from "@/e2e/support/test";
import { idOf } from "@/e2e/support/boards";
import { aPerson, send } from "@/e2e/support/people";
import { act, aTaskWith, checkOf, rowsIn, saved, titlesIn } from "@/e2e/support/subtasks";
import { aBoardOf, cardOf, open, taskUrl } from "@/e2e/support/task";

strictTest(
  "subtasks are added one after the other, checked and counted on the card, and shown to a person who writes without disturbing them",
  async ({ page, browser }) => {
    const { board, person } = await aBoardOf("Sam");
    const task = await aTaskWith(board, {});
    const [other, bert] = [await browser.newPage(), await aPerson("Bert")];
    await send("POST", `/boards/v2/projects/${board.id}/add-members`, { memberId: await idOf(bert) });
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
    await expect(page.getByRole("button", { name: "Add subtask" })).toBeFocused();
    await checkOf(page, "Book it").click();

    await expect(page.getByRole("heading", { name: "Subtasks 1 of 3" })).toBeVisible();
    await expect(page.getByRole("progressbar", { name: "Subtasks done" })).toHaveAttribute("aria-valuenow", "33");
    await expect(page.locator(`[data-task="${task.id}"]`)).toContainText("Subtasks: 1/3");
    await expect(other.getByRole("heading", { name: "Subtasks 1 of 3" })).toBeVisible();
    await expect(checkOf(other, "Book it")).toBeChecked();
    await expect(other.getByRole("textbox", { name: "Description" })).toBeFocused();
    await other.keyboard.type("tence");
    await expect(other.getByRole("textbox", { name: "Description" })).toHaveText("Half a sentence");
    expect(await saved(board, task)).toEqual({ Checklist: ["Compare prices", "Book it", "Fetch it"] });
    await other.close();
  },
);

/** Presses Enter in the field itself, because a closing dialog may still be returning the focus. */
async function enter(page: Page, label: string, words: string) {
  const field = page.getByRole("textbox", { name: label });
  await field.fill(words);
  await field.press("Enter");
}

test("subtasks and groups are duplicated, moved, made tasks and deleted, and the server stores it", async ({
  page,
}) => {
  const { board, person } = await aBoardOf("Mona");
  const task = await aTaskWith(board, { Packing: ["Books", "Lamps"], Later: ["Plants"] });
  await open(page, person, `/boards/${board.id}`);
  await cardOf(page, "Rent a van").click();

  await act(page, "Books", "Duplicate");
  await expect.poll(() => titlesIn(page, "Packing")).toEqual(["Books", "Books (cloned)", "Lamps"]);
  await act(page, "Books (cloned)", "Move to group", "Later");
  await expect.poll(() => titlesIn(page, "Later")).toEqual(["Plants", "Books (cloned)"]);
  await act(page, "Lamps", "Convert to task", "In progress");
  await expect(rowsIn(page, "Packing")).toHaveCount(1);
  await act(page, "Plants", "Delete…");
  await page
    .getByRole("dialog", { name: "Delete this subtask?" })
    .getByRole("button", { name: "Delete subtask" })
    .click();
  await expect(page.getByRole("dialog", { name: "Delete this subtask?" })).toHaveCount(0);
  await expect(rowsIn(page, "Later")).toHaveCount(1);
  await expect.poll(() => saved(board, task)).toEqual({ Packing: ["Books"], Later: ["Books (cloned)"] });

  await page.getByRole("button", { name: "Add group" }).click();
  await enter(page, "Title of the new group", "Cleaning");
  await enter(page, "Title of the new subtask in Cleaning", "Windows");
  await act(page, "the group Cleaning", "Move up");
  await act(page, "the group Later", "Rename");
  await enter(page, "Title of the group Later", "Afterwards");
  await act(page, "the group Packing", "Delete group…");
  await page.getByRole("dialog", { name: "Delete this group?" }).getByRole("button", { name: "Delete group" }).click();
  await expect(page.getByRole("list", { name: /^Subtasks in/ })).toHaveCount(2);
  await expect
    .poll(async () => JSON.stringify(await saved(board, task)))
    .toBe(JSON.stringify({ Cleaning: ["Windows"], Afterwards: ["Books (cloned)"] }));

  await page.keyboard.press("Escape");
  await expect(cardOf(page, "Lamps")).toBeVisible();
});
