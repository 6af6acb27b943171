import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { db } from "@/lib/db";
import { hashPassword } from "@/lib/users/passwords/hash";
import { CALLER } from "@/scripts/bench/seed";
import { browser, ensureBrowser } from "@/scripts/ensure-browser.mjs";

const PASSWORD = "a password for the bench's browser";

export async function openBrowser(): Promise<Browser> {
  ensureBrowser();
  await db.user.updateMany({ where: { login: CALLER.login }, data: { passwordHash: await hashPassword(PASSWORD) } });
  return chromium.launch({ executablePath: browser(), args: ["--disable-dev-shm-usage", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])] });
}

/** A browser of its own, with nothing in its cache but the sign-in page's files are thrown away. */
export async function signedIn(chrome: Browser, address: string): Promise<BrowserContext> {
  const context = await chrome.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByLabel("User name or e-mail").fill(CALLER.login);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.close();
  return context;
}

/** The same person in a browser that has never been here. */
export async function coldPage(chrome: Browser, address: string, known: BrowserContext): Promise<Page> {
  const context = await chrome.newContext({ baseURL: address, viewport: { width: 1440, height: 900 }, storageState: await known.storageState() });
  return context.newPage();
}

/** The value below which so many of a hundred lie. */
export function percentile(numbers: number[], percent: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
}
