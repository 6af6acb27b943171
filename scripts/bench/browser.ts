import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { db } from "@/lib/db";
import { hashPassword } from "@/lib/users/passwords/hash";
import { CALLER } from "@/scripts/bench/seed";
import { browser, ensureBrowser } from "@/scripts/install/ensure-browser.mjs";

const PASSWORD = "a password for the bench's browser";

export async function openBrowser(): Promise<Browser> {
  ensureBrowser();
  await db.user.updateMany({ where: { login: CALLER.login }, data: { passwordHash: await hashPassword(PASSWORD) } });
  return chromium.launch({
    executablePath: browser(),
    args: ["--disable-dev-shm-usage", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
}

const VIEWPORT = { width: 1440, height: 900 };

export async function signedIn(chrome: Browser, address: string): Promise<BrowserContext> {
  const context = await newContext(chrome, { baseURL: address, viewport: VIEWPORT });
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByLabel("User name or email").fill(CALLER.login);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.close();
  return context;
}

export async function coldPage(chrome: Browser, address: string, session: BrowserContext): Promise<Page> {
  const context = await newContext(chrome, {
    baseURL: address,
    viewport: VIEWPORT,
    storageState: await session.storageState(),
  });
  return context.newPage();
}

async function newContext(chrome: Browser, options: Parameters<Browser["newContext"]>[0]): Promise<BrowserContext> {
  const context = await chrome.newContext(options);
  // The TypeScript loader wraps function names with it, also in functions that are sent into the page.
  await context.addInitScript("globalThis.__name = (named) => named");
  return context;
}

export function percentile(numbers: number[], percent: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
}
