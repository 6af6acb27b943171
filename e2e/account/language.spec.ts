import { expect } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { layoutProblems } from "@/e2e/support/layout";
import { aPerson, signIn } from "@/e2e/support/people";

test("a signed-out person chooses the language of the pages", async ({ page }) => {
  await page.goto("/login?redirect_to=%2Fprofile");
  await page.getByRole("link", { name: "Deutsch" }).click();

  await expect(page.getByRole("heading", { name: "Anmelden" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("link", { name: "Deutsch" })).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveURL("/login?redirect_to=%2Fprofile&lang=de");
  await expect(page.locator("head link[hreflang]")).toHaveCount(4);
  await page.goto("/login/forgot");
  await expect(page.getByRole("heading", { name: "Passwort zurücksetzen" })).toBeVisible();
});

test("a person who chooses Arabic in the profile reads it from right to left at once, and no text is cut off", async ({
  page,
}) => {
  await signIn(page, await aPerson("Layla"), "/profile/account");
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeEnabled();
  await page.getByLabel("Language", { exact: true }).selectOption("العربية (مصر)");
  await page.getByRole("button", { name: "Save", exact: true }).click();

  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar-EG");
  await expect(page.getByRole("heading", { level: 1, name: "الحساب" })).toBeVisible();
  expect(await layoutProblems(page)).toEqual([]);
});
