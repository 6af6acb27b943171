import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { start } from "@/scripts/start/testing/run";
import { consoleErrorsOf } from "@/e2e/support/page";
import { expectFitsTouch } from "@/e2e/support/phone";
import { signIn } from "@/e2e/support/people";

const root = { login: "root", name: "root", email: "root@example.com", password: "correct horse battery" };
const settings = {
  BOARDS_ADMIN_USER: root.login,
  BOARDS_ADMIN_EMAIL: root.email,
  BOARDS_ADMIN_PASSWORD: root.password,
  DATABASE_URL: "",
  BOARDS_SECRET: "",
  LOG_LEVEL: "warn",
};

let dataDir: string;
let server: Awaited<ReturnType<typeof start>>;

// An installation of its own, because the shared one has boards.
test.beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "boards-e2e-welcome-"));
  chmodSync(dataDir, 0o755);
  server = await start(
    { folder: path.resolve(import.meta.dirname, "../../..") },
    { ...settings, BOARDS_DATA_DIR: dataDir },
  );
  await expect.poll(server.output, { timeout: 60_000 }).toContain("Press Ctrl-C to stop it.");
});

test.afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("the first steps can be skipped, and don't come again", async ({ browser }) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({
    baseURL: `http://localhost:${server.port}`,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const consoleErrors = consoleErrorsOf(page);
  await signIn(page, root, "/");
  await expect(page).toHaveURL("/welcome");
  await expect(page.getByRole("button", { name: "Next" })).toBeEnabled();
  await expectFitsTouch(page);

  // Templates and imports don't ask for the steps first.
  await page.getByRole("link", { name: "Start from template" }).click();
  await expect(page.getByRole("dialog").getByText("Kanban").first()).toBeVisible();
  await page.goto("/welcome");
  await page.getByRole("link", { name: "Import" }).click();
  await expect(page.getByRole("heading", { name: "Import" })).toBeVisible();
  await page.goto("/boards");
  await expect(page).toHaveURL("/welcome");

  await page.getByRole("button", { name: "Skip for now" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("No boards yet")).toBeVisible();
  await expectFitsTouch(page);

  for (const address of ["/", "/welcome"]) {
    await page.goto(address);
    await expect(page).toHaveURL("/");
    await expect(page.getByText("No boards yet")).toBeVisible();
  }
  // The console reports an open page's requests that fail without its session.
  await page.goto("about:blank");
  await context.clearCookies();
  await signIn(page, root, "/");
  await expect(page).toHaveURL("/");
  await expect(page.getByText("No boards yet")).toBeVisible();
  expect(consoleErrors).toEqual([]);
  await context.close();
});
