import path from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { layoutProblems } from "@/e2e/support/layout";
import { inLanguage } from "@/scripts/screenshots/in-language";
import type { Chapter, Screen, Viewer } from "@/scripts/screenshots/screen";

const HEIGHTS = { 1440: 900, 1280: 800, 390: 844 } as const;
export const WIDTHS = [1440, 1280, 390] as const;
export const THEMES = ["light", "dark"] as const;
type Width = (typeof WIDTHS)[number];
type Theme = (typeof THEMES)[number];

interface Variants {
  widths: readonly Width[];
  themes: readonly Theme[];
  locale: string;
}

/** Milliseconds until a page is stable. */
const SETTLE_TIME = 600;

/** Milliseconds that a control may take to appear. */
const TIMEOUT = 10_000;

/** @returns the number of failures */
export async function takeScreenshots(
  chrome: Browser,
  address: string,
  { viewer, screens }: Chapter,
  { out, widths, themes, locale }: Variants & { out: string },
): Promise<number> {
  let failures = 0;
  for (const width of widths) {
    for (const theme of themes) {
      const context = await contextFor(chrome, address, width, theme, locale);
      context.setDefaultTimeout(TIMEOUT);
      const page = inLanguage(await context.newPage(), locale);
      if (viewer) await signIn(page, viewer);
      for (const screen of screens)
        if (!(await takeScreenshot(page, screen, path.join(out, `${screen.name}-${width}-${theme}.png`))))
          failures += 1;
      await context.close();
    }
  }
  return failures;
}

function contextFor(
  chrome: Browser,
  baseURL: string,
  width: Width,
  colorScheme: Theme,
  locale: string,
): Promise<BrowserContext> {
  const isPhone = width < 500;
  return chrome.newContext({
    baseURL,
    locale,
    viewport: { width, height: HEIGHTS[width] },
    colorScheme,
    reducedMotion: "reduce",
    isMobile: isPhone,
    hasTouch: isPhone,
    deviceScaleFactor: isPhone ? 2 : 1,
  });
}

async function signIn(page: Page, { login, password }: Viewer) {
  await page.goto("/login");
  await page.getByLabel("User name or email").fill(login);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
}

/** @returns false when an action failed, so that the picture shows the state at that point, or when a text is cut */
async function takeScreenshot(page: Page, { path: address, act }: Screen, file: string): Promise<boolean> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto(address);
  // A page with an open stream is never idle, and lazy loading has no event to wait for.
  await page.waitForTimeout(SETTLE_TIME);
  const problem = await act?.(page).then(
    () => null,
    (error: Error) => error,
  );
  await page.mouse.move(0, 0);
  if (act) await page.waitForTimeout(SETTLE_TIME);
  await page.screenshot({ path: file });
  const problems = [...(problem ? [problem.message.split("\n")[0]] : []), ...(await layoutProblems(page))];
  for (const each of problems) console.error(`${path.basename(file)}: ${each}`);
  return problems.length === 0;
}
