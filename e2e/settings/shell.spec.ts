import { expect } from "@playwright/test";
import { strictTest, test } from "@/e2e/support/test";
import { aBoard } from "@/e2e/support/boards";
import { administrator, aPerson, signIn } from "@/e2e/support/people";
import { expectFitsTouch } from "@/e2e/support/phone";

strictTest("a board is opened from any page by a few letters", async ({ page }) => {
  const board = await aBoard({ title: `Winter journey ${process.pid}` });
  await signIn(page, administrator, "/profile/account");
  await expect(page.getByRole("button", { name: "Create password" })).toBeEnabled();

  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Commands" })).toBeVisible();
  await page.keyboard.type(`journey ${process.pid} that nobody makes`);
  await expect(page.getByText(/^Nothing matches/)).toBeVisible();
  await page.getByRole("combobox", { name: "Commands" }).fill(`journey ${process.pid}`);
  await expect(page.getByRole("option", { name: board.title })).toBeVisible();
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(`/boards/${board.id}`);
  await expect(page.getByRole("dialog", { name: "Commands" })).toHaveCount(0);
});

test("the navigation is at the bottom on a phone", async ({ phone: page }) => {
  await signIn(page, await aPerson("Thea"), "/profile");
  const places = page.getByRole("navigation", { name: "Quick access" });

  await places.getByRole("button", { name: /^Account/ }).tap();
  await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
  await expectFitsTouch(page);
  await page.keyboard.press("Escape");
  await places.getByRole("button", { name: "Search" }).tap();
  await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused();
  await expectFitsTouch(page);
  await page.keyboard.press("Escape");
  await places.getByRole("link", { name: "Boards" }).tap();

  await expect(page).toHaveURL("/boards");
});
