import { expect, test } from "@playwright/test";
import { asAdministrator, aTask, idOf } from "./boards";
import { comment, said } from "./comments";
import { complaintsOf } from "./complaints";
import { aToldPerson, assign, bell, panelOf, rowsOf, tabOf } from "./notifications";
import { aPerson, signIn } from "./people";
import { cardOf, dialogOf, open } from "./task";

test("what others do is counted on every page, and opens at its exact place, where it is read", async ({ page, request }) => {
  const complaints = complaintsOf(page);
  const { person, max, board, task } = await aToldPerson(request, "Nia");
  await signIn(page, person, "/profile");
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
  for (let number = 1; number <= 30; number += 1) await comment(request, max, board, task, `Before ${number}`);
  const asked = await comment(request, max, board, task, "Which van?");
  const reply = await comment(request, max, board, task, "The blue one", asked.id);
  await expect(bell(page)).toHaveAccessibleName("Notifications, 33 unread");

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
  await expect(said(dialog, "The blue one").last()).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`/boards/${board.id}`);
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  await expect(page.getByRole("img", { name: /unread notification/ })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("over the board that is on the screen a notification opens at once", async ({ page, request }) => {
  const { person, max, board, task } = await aToldPerson(request, "Odo");
  await open(page, person, `/boards/${board.id}`);
  const asked = await comment(request, max, board, task, "Which van?");

  await bell(page).click();
  await rowsOf(page).filter({ hasText: "Which van?" }).getByRole("link").click();

  await expect(page).toHaveURL(`/boards/${board.id}/tasks/${task.id}?comment=${asked.id}`);
  await expect(dialogOf(page, "Rent a van").locator(`[data-comment="${asked.id}"]`)).toBeFocused();
});

test("a card says how much of it is unread until it is opened; what is told meanwhile is read", async ({ page, request }) => {
  const { person, max, board, task } = await aToldPerson(request, "Ida");
  const other = await aTask(request, board, "Pack the books");
  await open(page, person, `/boards/${board.id}`);
  const mark = (title: string) => page.getByRole("article").filter({ has: page.getByRole("link", { name: title, exact: true }) }).getByRole("img", { name: /unread notification/ });
  await expect(mark("Rent a van")).toHaveAccessibleName("1 unread notification");
  await assign(request, board, other, person);
  await expect(mark("Pack the books")).toHaveAccessibleName("1 unread notification");
  await comment(request, max, board, task, "Which van?");
  await expect(mark("Rent a van")).toHaveAccessibleName("2 unread notifications");

  await cardOf(page, "Rent a van").click();
  const dialog = dialogOf(page, "Rent a van");
  await expect(page.locator(`[data-task="${task.id}"]`).getByLabel(/unread notification/)).toHaveCount(0);
  await comment(request, max, board, task, "The blue one");
  await expect(said(dialog, "The blue one")).toBeVisible();
  await page.keyboard.press("Escape");

  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
  await expect(mark("Rent a van")).toHaveCount(0);
  await expect(mark("Pack the books")).toHaveAccessibleName("1 unread notification");
});

test("two tabs show the same: what comes, what is read in the other one, and nothing of a board that is lost", async ({ page, context, request }) => {
  const { person, max, board, task } = await aToldPerson(request, "Tabea");
  await signIn(page, person, "/profile");
  const second = await context.newPage();
  await second.goto(`/boards/${board.id}`);
  for (const tab of [page, second]) {
    await bell(tab).click();
    await expect(rowsOf(tab)).toHaveCount(1);
  }

  await comment(request, max, board, task, "Which van?");
  for (const tab of [page, second]) await expect(rowsOf(tab).first()).toContainText("Which van?");
  await rowsOf(page).first().getByRole("button", { name: /^Mark as read/ }).click();
  for (const tab of [page, second]) {
    await expect(rowsOf(tab).first().getByRole("button", { name: /^Mark as read/ })).toHaveCount(0);
    await expect(bell(tab)).toHaveAccessibleName("Notifications, 1 unread");
  }
  await tabOf(second, "Unread").click();
  await expect(rowsOf(second)).toHaveCount(1);
  await panelOf(page).getByRole("button", { name: "Mark all as read" }).click();
  await expect(panelOf(second).getByText("Nothing is unread")).toBeVisible();
  await expect(bell(second)).toHaveAccessibleName("Notifications");

  await comment(request, max, board, task, "Not for long");
  await expect(rowsOf(second)).toHaveCount(1);
  const send = await asAdministrator(request);
  await send("POST", `/boards/v2/projects/${board.id}/user/${await idOf(send, person)}/remove`);
  await expect(panelOf(page).getByText("No notifications yet")).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName("Notifications");
});

test("the panel is worked by keys, and gives the focus back", async ({ page, request }) => {
  const { person, max, board, task } = await aToldPerson(request, "Kim");
  await comment(request, max, board, task, "Which van?");
  await signIn(page, person, "/profile");

  await bell(page).focus();
  await page.keyboard.press("Enter");
  await expect(rowsOf(page)).toHaveCount(2);
  await page.keyboard.press("ArrowDown");
  await expect(rowsOf(page).nth(0).getByRole("link")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(rowsOf(page).nth(1).getByRole("link")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
  await expect(rowsOf(page).nth(1).getByRole("link")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(rowsOf(page).nth(0).getByRole("link")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panelOf(page)).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
  await bell(page).click();
  await expect(rowsOf(page)).toHaveCount(2);
  await bell(page).click();
  await expect(panelOf(page)).toHaveCount(0);
  await bell(page).focus();
  await page.keyboard.press("Enter");
  await expect(rowsOf(page)).toHaveCount(2);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(new RegExp(`/boards/${board.id}\\?task=${task.id}&comment=`));
});

test("more comes as one scrolls, and the tabs pick out what concerns oneself", async ({ page, request }) => {
  const { person, max, board, task } = await aToldPerson(request, "Lea");
  for (let number = 1; number <= 25; number += 1) await comment(request, max, board, task, `Number ${number}.`);
  await comment(request, max, board, task, `For @${person.login}`);
  await signIn(page, person, "/profile");
  await bell(page).click();

  await expect(rowsOf(page)).toHaveCount(20);
  await rowsOf(page).nth(19).scrollIntoViewIfNeeded();
  await expect(rowsOf(page)).toHaveCount(27);
  await tabOf(page, "Mentioned").click();
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page)).toContainText("Max Example mentioned you");
  await tabOf(page, "Assigned").click();
  await expect(rowsOf(page)).toContainText("assigned you");
});

test("who was told nothing reads what would be told where", async ({ page, request }) => {
  await signIn(page, await aPerson(request, "Nobody"), "/profile");

  await bell(page).click();
  await expect(panelOf(page).getByText("No notifications yet")).toBeVisible();
  await expect(panelOf(page).getByRole("button", { name: "Mark all as read" })).toBeDisabled();
  for (const [tab, words] of [["Unread", "Nothing is unread"], ["Assigned", "No assignments yet"], ["Mentioned", "No mentions yet"]] as const) {
    await tabOf(page, tab).click();
    await expect(panelOf(page).getByText(words)).toBeVisible();
  }
  await panelOf(page).getByRole("link", { name: "Notification settings" }).click();

  await expect(page).toHaveURL("/profile#notifications");
  await expect(panelOf(page)).toHaveCount(0);
});

test("what can't be loaded or marked says so, and can be tried again", async ({ page, request }) => {
  const { person } = await aToldPerson(request, "Rosa");
  await signIn(page, person, "/profile");
  await page.route("**/boards/v2/notifications?*", (route) => route.abort());
  await bell(page).click();
  await expect(panelOf(page).getByRole("alert")).toContainText("can't be reached");
  await page.unroute("**/boards/v2/notifications?*");
  await panelOf(page).getByRole("button", { name: "Try again" }).click();
  await expect(rowsOf(page)).toHaveCount(1);

  await page.route("**/boards/v2/notifications/read", (route) => route.abort());
  await rowsOf(page).getByRole("button", { name: /^Mark as read/ }).click();
  await expect(page.getByText("The server can't be reached").first()).toBeVisible();
  await expect(rowsOf(page).getByRole("button", { name: /^Mark as read/ })).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
});
