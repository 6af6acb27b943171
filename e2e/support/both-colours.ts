import type { Page } from "@playwright/test";
import { seriousProblems } from "./axe";

/** What breaks a rule of access: all rules in light colours, contrast alone in dark ones, for nothing else depends on them. The page is light again afterwards. */
export async function problemsInBothColours(page: Page): Promise<string[]> {
  const light = await seriousProblems(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await seriousProblems(page, ["color-contrast"]);
  await page.emulateMedia({ colorScheme: "light" });
  return [...light, ...dark.map((problem) => `dark: ${problem}`)];
}
