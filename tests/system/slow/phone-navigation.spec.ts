import { expect } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { aPerson, signIn } from "@/e2e/support/people";
import { expectFitsTouch } from "@/e2e/support/phone";

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
