import type { Page } from "@playwright/test";
import { seriousProblems } from "./axe";

/** Accessibility problems in light and dark colours. Only contrast depends on the colours. Leaves the page light. */
export async function problemsInBothColours(page: Page): Promise<string[]> {
  const light = await seriousProblems(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await seriousProblems(page, ["color-contrast"]);
  await page.emulateMedia({ colorScheme: "light" });
  return [...light, ...dark.map((problem) => `dark: ${problem}`)];
}
