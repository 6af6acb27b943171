// npm run screenshots [-- --out=screenshots] [--only=board,task]: every screen of the demo at 1440, 1280 and 390, light and dark.
import { mkdirSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { browser, ensureBrowser } from "@/scripts/ensure-browser.mjs";
import { type Screen, SCREENS } from "@/scripts/screenshots/screens";
import { type Shown, withDemo } from "@/scripts/screenshots/installation";

const WIDTHS = [1440, 1280, 390] as const;
const HEIGHTS = { 1440: 900, 1280: 800, 390: 844 } as const;

/** Milliseconds until a page stands still. */
const SETTLES = 600;

const option = (name: string) => process.argv.find((word) => word.startsWith(`--${name}=`))?.split("=")[1];
const out = path.resolve(option("out") ?? "screenshots");
const only = option("only")?.split(",");

ensureBrowser();
mkdirSync(out, { recursive: true });
await withDemo(async (shown) => {
  const chrome = await chromium.launch({ executablePath: browser(), args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
  for (const width of WIDTHS) for (const theme of ["light", "dark"] as const) await takeAll(chrome, shown, width, theme);
  await chrome.close();
});
console.log(`The pictures are in ${out}.`);
process.exit(0);

async function takeAll(chrome: Browser, { address, demo }: Shown, width: (typeof WIDTHS)[number], theme: "light" | "dark") {
  const isPhone = width < 500;
  const context = await chrome.newContext({ baseURL: address, viewport: { width, height: HEIGHTS[width] }, colorScheme: theme, reducedMotion: "reduce", isMobile: isPhone, hasTouch: isPhone, deviceScaleFactor: isPhone ? 2 : 1 });
  const page = await context.newPage();
  const wanted = SCREENS.filter(({ name }) => !only || only.some((start) => name.startsWith(start)));

  for (const screen of wanted.filter(({ isPublic }) => isPublic)) await take(page, screen, `${screen.name}-${width}-${theme}`);
  await signIn(page, demo.administrator);
  for (const screen of wanted.filter(({ isPublic }) => !isPublic)) await take(page, screen, `${screen.name}-${width}-${theme}`);
  await context.close();
}

async function take(page: Page, { path: address, act }: Screen, name: string) {
  await page.goto(address);
  // A page with an open stream is never idle, and what loads on demand tells nobody when it is there.
  await page.waitForTimeout(SETTLES);
  await act?.(page).catch((error: Error) => console.error(`${name}: ${error.message.split("\n")[0]}`));
  await page.waitForTimeout(SETTLES);
  await page.screenshot({ path: path.join(out, `${name}.png`) });
}

async function signIn(page: Page, { user, password }: Shown["demo"]["administrator"]) {
  await page.goto("/login");
  await page.getByLabel("User name or e-mail").fill(user.login);
  await page.getByLabel("Password", { exact: true }).fill(password ?? "");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
}
