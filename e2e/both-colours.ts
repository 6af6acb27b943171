import type { Page } from "@playwright/test";
import { seriousProblems } from "./axe";

/** What breaks a rule of access, in light or in dark colours. The page is light again afterwards. */
export async function problemsInBothColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await seriousProblems(page);
  await page.emulateMedia({ colorScheme: "light" });
  return [...dark, ...(await seriousProblems(page))];
}
