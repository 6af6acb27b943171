import { expect } from "@playwright/test";
import { expectAllPagesFit } from "./all-pages";
import { strictTest as test } from "@/e2e/support/test";

test.use({ locale: "ar" });

test("every page fits its frame and is in the browser's language: right to left", async ({ page }) => {
  test.setTimeout(180_000);

  await expectAllPagesFit(page);

  await page.goto("/login");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
});
