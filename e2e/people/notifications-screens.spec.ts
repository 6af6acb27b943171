import { expect } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { problemsInBothColours } from "@/e2e/support/axe";
import { aNotifiedPerson } from "@/e2e/support/notifications";
import { signIn } from "@/e2e/support/people";

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
  await expect(page.getByRole("switch")).toHaveCount(14);
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
