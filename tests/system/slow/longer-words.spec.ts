import { expect } from "@playwright/test";
import { expectAllPagesFit } from "./all-pages";
import { strictTest as test } from "@/e2e/support/test";

test.use({ locale: "en-XA" });

test("every page fits its frame and is in the browser's language: longer words", async ({ page }) => {
  test.setTimeout(120_000);

  await expectAllPagesFit(page);

  await page.goto("/login");
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-XA");
});
