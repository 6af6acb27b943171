import type { Page } from "@playwright/test";
import { seriousProblems } from "./axe";

/** What breaks a rule of access, in light or in dark colours. The page is light again afterwards. */
export async function problemsInBothColours(page: Page): Promise<string[]> {
  // Without motion a colour is there at once.
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const dark = await seriousProblems(page);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  return [...dark, ...(await seriousProblems(page))];
}
