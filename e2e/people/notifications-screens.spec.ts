import { expect } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { problemsInBothColours } from "@/e2e/support/axe";
import { comment } from "@/e2e/support/comments";
import { aNotifiedPerson, panelOf, rowsOf } from "@/e2e/support/notifications";
import { signIn } from "@/e2e/support/people";
import { expectFitsTouch, WIDTH } from "@/e2e/support/phone";
import { open } from "@/e2e/support/task";

test("the inbox is in the bottom bar on a phone, and its list fills the screen", async ({ phone: page }) => {
  const { person, max, board, task } = await aNotifiedPerson("Thea");
  const question = await comment(max, board, task, "Which van?");
  await open(page, person, `/boards/${board.id}`);
  const inbox = page.getByRole("navigation", { name: "Quick access" }).getByRole("button", { name: /^Inbox/ });
  await expect(inbox).toHaveAccessibleName("Inbox, 2 unread");

  await inbox.tap();
  await expect(rowsOf(page)).toHaveCount(1);
  expect((await panelOf(page).boundingBox())?.width).toBe(WIDTH);
  await expectFitsTouch(page);
  await panelOf(page).getByRole("button", { name: "Close" }).tap();
  await expect(panelOf(page)).toHaveCount(0);
  await inbox.tap();
  await rowsOf(page).first().getByRole("link").tap();

  const linked = page.getByRole("dialog", { name: "Rent a van" }).locator(`[data-comment="${question.id}"]`);
  await expect(linked).toBeInViewport();
  await expect(linked).toBeFocused();
});

test("a preference for all boards applies to all, one for a single board only there, until it is reset", async ({
  page,
}) => {
  const { person, board } = await aNotifiedPerson("Wim");
  await signIn(page, person, "/profile/notifications");
  const setting = (name: string) => page.getByRole("switch", { name, exact: true });
  const openSettings = async () => {
    await page.getByRole("button", { name: "Actions for this board" }).click();
    await page.getByRole("menuitem", { name: "Notification settings" }).click();
  };
  await expect(page.getByRole("switch")).toHaveCount(13);
  await expect(setting("Stage changes")).toBeChecked();

  const both = page.waitForResponse(
    (answer) =>
      answer.url().endsWith("/update-global-notification-settings") &&
      answer.request().postDataJSON().updatedSettings.watch_on_commenting === false,
  );
  const mails = page.waitForResponse(
    (answer) => answer.url().endsWith("/mail-preferences") && answer.request().method() === "PUT",
  );
  await setting("Stage changes").click();
  await setting("Tasks you comment on").click();
  await setting("Daily summary").click();
  for (const saved of [both, mails]) expect((await saved).ok()).toBe(true);
  await page.reload();
  for (const name of ["Stage changes", "Tasks you comment on", "Daily summary"])
    await expect(setting(name)).not.toBeChecked();
  await expect(setting("New comments")).toBeChecked();

  await page.goto(`/boards/${board.id}`);
  await openSettings();
  await expect(setting("Stage changes")).not.toBeChecked();
  await expect(setting("New comments")).toBeChecked();
  expect(await problemsInBothColours(page), "board").toEqual([]);
  const saved = page.waitForResponse(`**/projects/${board.id}/update-notification-settings`);
  await setting("Show in notifications").click();
  expect((await saved).ok()).toBe(true);
  await page.keyboard.press("Escape");
  await openSettings();
  await expect(setting("Show in notifications")).not.toBeChecked();
  await page.getByRole("button", { name: "Same as all boards" }).click();
  await expect(setting("Show in notifications")).toBeChecked();
});
