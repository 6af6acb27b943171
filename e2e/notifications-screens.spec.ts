import { expect, test } from "@playwright/test";
import { aBoard, aTask } from "./boards";
import { problemsInBothColours } from "./both-colours";
import { comment } from "./comments";
import { aToldPerson, assign, bell, panelOf, rowsOf, tabOf } from "./notifications";
import { aPerson, signIn } from "./people";
import { fitsFingers, phonePage, WIDTH } from "./phone";
import { open } from "./task";

test("the panel, the marks on cards and the settings can be used by everybody, in light and dark", async ({ page, request }) => {
  const { person, max, board, task } = await aToldPerson(request, "Vera");
  await comment(request, max, board, task, "Which van?");
  await open(page, person, `/boards/${board.id}`);
  await bell(page).click();
  await expect(rowsOf(page)).toHaveCount(2);
  expect(await problemsInBothColours(page)).toEqual([]);
  await tabOf(page, "Mentioned").click();
  await expect(panelOf(page).getByText("No mentions yet")).toBeVisible();
  expect(await problemsInBothColours(page)).toEqual([]);

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Actions for this board" }).click();
  await page.getByRole("menuitem", { name: "Notification settings" }).click();
  await expect(page.getByRole("switch")).toHaveCount(10);
  expect(await problemsInBothColours(page)).toEqual([]);
  await page.goto("/profile#notifications");
  await expect(page.getByRole("switch")).toHaveCount(12);
  expect(await problemsInBothColours(page)).toEqual([]);
});

test("on a phone the inbox is at the thumb, and its list over the whole screen", async ({ browser, request }) => {
  const page = await phonePage(browser);
  const { person, max, board, task } = await aToldPerson(request, "Thea");
  const asked = await comment(request, max, board, task, "Which van?");
  await open(page, person, `/boards/${board.id}`);
  const inbox = page.getByRole("navigation", { name: "Places" }).getByRole("button", { name: /^Inbox/ });
  await expect(inbox).toHaveAccessibleName("Inbox, 2 unread");

  await inbox.tap();
  await expect(rowsOf(page)).toHaveCount(2);
  expect((await panelOf(page).boundingBox())?.width).toBe(WIDTH);
  await fitsFingers(page);
  await panelOf(page).getByRole("button", { name: "Close" }).tap();
  await expect(panelOf(page)).toHaveCount(0);
  await inbox.tap();
  await rowsOf(page).first().getByRole("link").tap();

  const linked = page.getByRole("dialog", { name: "Rent a van" }).locator(`[data-comment="${asked.id}"]`);
  await expect(linked).toBeInViewport();
  await expect(linked).toBeFocused();
  await page.context().close();
});

test("long names, no words and writing from right to left stay in their rows", async ({ page, request }) => {
  const { person, board } = await aToldPerson(request, "Zoe");
  const long = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(5);
  for (const title of [long, "استئجار شاحنة للنقل"]) await assign(request, board, await aTask(request, board, title), person);
  await signIn(page, person, "/profile");

  await bell(page).click();
  await expect(rowsOf(page)).toHaveCount(3);

  const edges = await panelOf(page).evaluate((panel) => ({ own: panel.getBoundingClientRect().right, inside: Math.max(...[...panel.querySelectorAll("li *")].map((each) => each.getBoundingClientRect().right)) }));
  expect(edges.inside).toBeLessThanOrEqual(edges.own);
});

test("what is set for all boards holds on all, and is undone where it could not be saved", async ({ page, request }) => {
  const { person, board } = await aToldPerson(request, "Wim");
  await signIn(page, person, "/profile");
  const setting = (name: string) => page.getByRole("switch", { name, exact: true });
  await expect(setting("Stage changed")).toBeChecked();

  const both = page.waitForResponse((answer) => answer.url().endsWith("/update-global-notification-settings") && answer.request().postDataJSON().updatedSettings.watch_on_commenting === false);
  const mails = page.waitForResponse((answer) => answer.url().endsWith("/mail-preferences") && answer.request().method() === "PUT");
  await setting("Stage changed").click();
  await setting("Watch on commenting").click();
  await setting("Daily summary").click();
  for (const saved of [both, mails]) expect((await saved).ok()).toBe(true);
  await page.reload();
  for (const name of ["Stage changed", "Watch on commenting", "Daily summary"]) await expect(setting(name)).not.toBeChecked();
  await expect(setting("Comment")).toBeChecked();

  await page.route("**/update-global-notification-settings", (route) => route.abort());
  await setting("Comment").click();
  await expect(page.getByText("The server can't be reached").first()).toBeVisible();
  await expect(setting("Comment")).toBeChecked();
  await page.unroute("**/update-global-notification-settings");

  await page.goto(`/boards/${board.id}`);
  await page.getByRole("button", { name: "Actions for this board" }).click();
  await page.getByRole("menuitem", { name: "Notification settings" }).click();
  await expect(setting("Stage changed")).not.toBeChecked();
});

test("what is set for one board holds there alone, until it is as on all boards again", async ({ page, request }) => {
  const { person, board } = await aToldPerson(request, "Bo");
  await open(page, person, `/boards/${board.id}`);
  const setting = (name: string) => page.getByRole("switch", { name, exact: true });
  const openSettings = async () => {
    await page.getByRole("button", { name: "Actions for this board" }).click();
    await page.getByRole("menuitem", { name: "Notification settings" }).click();
  };

  await openSettings();
  const saved = page.waitForResponse(`**/projects/${board.id}/update-notification-settings`);
  await setting("Show in the bell").click();
  expect((await saved).ok()).toBe(true);
  await page.keyboard.press("Escape");
  await openSettings();
  await expect(setting("Show in the bell")).not.toBeChecked();
  await expect(setting("Comment")).toBeChecked();
  await page.getByRole("button", { name: "As on all boards" }).click();

  await expect(setting("Show in the bell")).toBeChecked();
});

test("who only looks is not offered settings that nothing would keep", async ({ page, request }) => {
  const viola = await aPerson(request, "Viola");
  const board = await aBoard(request, { title: "Garden", viewers: [viola] });
  await open(page, viola, `/boards/${board.id}`);

  await page.getByRole("button", { name: "Actions for this board" }).click();

  await expect(page.getByRole("menuitem", { name: "About this board" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Notification settings" })).toHaveCount(0);
});
