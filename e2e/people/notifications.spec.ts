import { expect } from "@playwright/test";
import { strictTest, test } from "@/e2e/support/test";
import { aTask, idOf } from "@/e2e/support/boards";
import { comment, entryWith } from "@/e2e/support/comments";
import { aNotifiedPerson, assign, bell, panelOf, rowsOf, tabOf } from "@/e2e/support/notifications";
import { signIn, send } from "@/e2e/support/people";
import { dialogOf, open } from "@/e2e/support/task";

strictTest("a notification is counted on every page, opens at its exact place, and is then read", async ({ page }) => {
  const { person, max, board, task } = await aNotifiedPerson("Nia");
  await signIn(page, person, "/profile");
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
  for (let number = 1; number <= 8; number += 1) await comment(max, board, task, `Before ${number}.\n\n\n\n`);
  const question = await comment(max, board, task, "Which van?");
  const reply = await comment(max, board, task, "The blue one", question.id);
  await expect(bell(page)).toHaveAccessibleName("Notifications, 11 unread");

  await bell(page).click();
  await expect(rowsOf(page).first()).toContainText("Max Example replied");
  await expect(rowsOf(page).first()).toContainText("The blue one");
  await expect(rowsOf(page).first()).toContainText("Rent a van");
  await expect(rowsOf(page).first()).toContainText("House move of Nia");
  await rowsOf(page).first().getByRole("link").click();

  await expect(page).toHaveURL(`/boards/${board.id}?task=${task.id}&comment=${reply.id}`);
  await expect(panelOf(page)).toHaveCount(0);
  const dialog = dialogOf(page, "Rent a van");
  await expect(dialog.locator(`[data-comment="${reply.id}"]`)).toBeFocused();
  await expect(entryWith(dialog, "The blue one").last()).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`/boards/${board.id}`);
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  await expect(page.getByRole("img", { name: /unread notification/ })).toHaveCount(0);
});

test("a card shows its unread notifications until it is opened; what arrives meanwhile is read", async ({ page }) => {
  const { person, max, board, task } = await aNotifiedPerson("Ida");
  const other = await aTask(board, "Pack the books");
  await open(page, person, `/boards/${board.id}`);
  const mark = (title: string) =>
    page
      .getByRole("article")
      .filter({ has: page.getByRole("link", { name: title, exact: true }) })
      .getByRole("img", { name: /unread notification/ });
  await expect(mark("Rent a van")).toHaveAccessibleName("1 unread notification");
  await assign(board, other, person);
  await expect(mark("Pack the books")).toHaveAccessibleName("1 unread notification");
  const question = await comment(max, board, task, "Which van?");
  await expect(mark("Rent a van")).toHaveAccessibleName("2 unread notifications");

  await bell(page).click();
  await expect(rowsOf(page)).toHaveCount(2);
  await rowsOf(page).filter({ hasText: "Which van?" }).getByRole("link").click();
  await expect(page).toHaveURL(`/boards/${board.id}/tasks/${task.id}?comment=${question.id}`);
  const dialog = dialogOf(page, "Rent a van");
  await expect(dialog.locator(`[data-comment="${question.id}"]`)).toBeFocused();
  await expect(page.locator(`[data-task="${task.id}"]`).getByLabel(/unread notification/)).toHaveCount(0);
  await comment(max, board, task, "The blue one");
  await expect(entryWith(dialog, "The blue one")).toBeVisible();
  await page.keyboard.press("Escape");

  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
  await expect(mark("Rent a van")).toHaveCount(0);
  await expect(mark("Pack the books")).toHaveAccessibleName("1 unread notification");
});

test("two tabs show the same new and read notifications, and none of a board without access", async ({
  page,
  context,
}) => {
  const { person, max, board, task } = await aNotifiedPerson("Tabea");
  await signIn(page, person, "/profile");
  const second = await context.newPage();
  await second.goto(`/boards/${board.id}`);
  for (const tab of [page, second]) {
    await bell(tab).click();
    await expect(rowsOf(tab)).toHaveCount(1);
  }

  await comment(max, board, task, "Which van?");
  for (const tab of [page, second]) await expect(rowsOf(tab).first()).toContainText("Which van?");
  await panelOf(page).getByRole("button", { name: "+1 more" }).click();
  await panelOf(page)
    .getByRole("button", { name: /^Mark as read: .* assigned you$/ })
    .click();
  for (const tab of [page, second]) {
    await expect(bell(tab)).toHaveAccessibleName("Notifications, 1 unread");
  }
  await tabOf(second, "Unread").click();
  await expect(rowsOf(second)).toHaveCount(1);
  await panelOf(page).getByRole("button", { name: "Mark all as read" }).click();
  await expect(panelOf(second).getByText("You’re all caught up")).toBeVisible();
  await expect(bell(second)).toHaveAccessibleName("Notifications");

  await comment(max, board, task, "Not for long");
  await expect(rowsOf(second)).toHaveCount(1);
  await send("POST", `/boards/v2/projects/${board.id}/user/${await idOf(person)}/remove`);
  await expect(panelOf(page).getByText("No notifications yet")).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName("Notifications");
});
