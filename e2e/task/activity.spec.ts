import { expect, type Page } from "@playwright/test";
import { strictTest as test } from "@/e2e/support/test";
import { aBoard, aTask } from "@/e2e/support/boards";
import { feed, openToComment, entryWith, say } from "@/e2e/support/comments";
import { administrator, aPerson, signIn, send } from "@/e2e/support/people";
import { expectFitsTouch } from "@/e2e/support/phone";
import { dialogOf, open, taskUrl } from "@/e2e/support/task";

const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const happened = (page: Page, words: string) => entryWith(page, words);
const boardDialog = (page: Page) => page.getByRole("dialog", { name: "Activity", exact: true });

test("a task's activities are shown among its comments at once, and tabs filter them", async ({ page }) => {
  const { board, task, dialog, person } = await openToComment(page, "Tilda");
  await say(dialog, "A first word");
  await expect(entryWith(dialog, "A first word").getByRole("button", { name: "Reply", exact: true })).toBeVisible();

  await tab(page, "All").click();
  await send("PUT", `/boards/v2/projects/${board.id}/tasks/${task.id}`, { property: "priority", value: "high" });
  await expect(happened(page, "changed the priority from low to high")).toContainText(administrator.name);
  await dialog.getByRole("button", { name: /^Stage:/ }).click();
  await page.getByRole("option", { name: "Done" }).click();
  await expect(feed(dialog).getByRole("article").first()).toContainText(
    `${person.name} moved this task from To do to Done`,
  );
  await expect(feed(dialog).getByRole("article").last()).toContainText("created this task");

  await tab(page, "Comments").click();
  await expect(entryWith(dialog, "A first word")).toBeVisible();
  await expect(feed(dialog).getByRole("article")).toHaveCount(1);
  await tab(page, "Activity").click();
  await expect(happened(page, "created this task")).toBeVisible();
  await expect(entryWith(dialog, "A first word")).toHaveCount(0);

  await page.goto(taskUrl(board, task));
  await expect(tab(page, "Activity")).toHaveAttribute("aria-selected", "true");
  await say(page, "A second word");
  // The sent one: the unsent one may still be there when a live change brings it.
  await expect(entryWith(page, "A second word").getByRole("button", { name: "Reply", exact: true })).toBeVisible();
  await expect(tab(page, "All")).toHaveAttribute("aria-selected", "true");
});

test("the activity of a board is listed by day and live, links to its tasks, and fits a phone", async ({
  page,
  phone,
}) => {
  const nils = await aPerson("Nils");
  const board = await aBoard({ title: "Garden", stages: ["To do", "Done"], members: [nils] });
  const task = await aTask(board, "Rent a van");
  await send("POST", `/boards/v2/projects/${board.id}/labels`, {
    label: "Urgent",
    bg_color: "#ff0000",
    color: "#ffffff",
  });
  await open(page, nils, `/boards/${board.id}`);

  await page.getByRole("button", { name: "Actions for this board" }).click();
  await page.getByRole("menuitem", { name: "Activity" }).click();
  await expect(page).toHaveURL(`/boards/${board.id}/activity`);
  const today = boardDialog(page).getByRole("region", { name: "Today" });
  await expect(today.getByRole("listitem").first()).toContainText(`${administrator.name} created the label Urgent`);
  await expect(today.getByRole("listitem").last()).toContainText("created this board");
  await send("PUT", `/boards/v2/projects/${board.id}`, { title: "Kitchen garden" });
  await expect(today.getByRole("listitem").first()).toContainText("renamed this board from Garden to Kitchen garden");

  await today.getByRole("link", { name: "Rent a van" }).click();
  await expect(dialogOf(page, "Rent a van")).toBeVisible();
  await expect(page).toHaveURL(taskUrl(board, task));
  await page.goBack();
  await expect(boardDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`/boards/${board.id}`);

  await signIn(phone, nils, `/boards/${board.id}/activity`);
  await expect(boardDialog(phone).getByRole("listitem").last()).toContainText("created this board");
  await expectFitsTouch(phone);
  await boardDialog(phone).getByRole("button", { name: "Close" }).tap();
  await expect(phone).toHaveURL(`/boards/${board.id}`);
});
