import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { launchOptions } from "./scripts/install/ensure-browser.mjs";
import { freePort } from "./scripts/start/ports.mjs";
import { useRunFolder } from "./scripts/supervise/temporary-folder.mjs";

useRunFolder();

// The workers read this file too and inherit what the first reading found.
const port = (process.env.E2E_PORT ??= String(await freePort()));
const address = `http://localhost:${port}`;
// For the spec that starts a second process on the same installation.
const dataDir = (process.env.E2E_DATA_DIR ??= path.join(String(process.env.BOARDS_RUN_FOLDER), "boards"));
// They change settings of the whole site, which other specs would see: its name, its logo, who may create boards.
const ofTheSite = [
  "features.spec.ts",
  "settings.spec.ts",
  "mails.spec.ts",
  "stored-scripts.spec.ts",
  "other-programs.spec.ts",
];

const alsoInFirefox = [
  ...["account/language", "account/sign-in", "board/archived", "board/board-offline", "board/filters", "board/list"],
  ...["board/live", "board/renaming", "board/stages", "board/table", "board/timeline", "board/viewer"],
  ...["boards/boards-list", "boards/create-board", "boards/home", "shell/palette", "task/subtasks", "task/task-dialog"],
  ...["task/task-text", "task/time"],
];
/**
 * In a Firefox that it didn't build, Playwright can't touch, switch off scripts, or delay what the service worker
 * requests, and only one window has the focus.
 */
const notOverBidi = /on a phone|without script|shown to a person who writes|is being loaded/;

// Tracing every journey is a third of all the work: `npx playwright test --trace retain-on-failure` does it when one fails.
const use = {
  baseURL: address,
  screenshot: "only-on-failure",
  // Below the limit of the test, so that a failure names the step that waited.
  actionTimeout: 20_000,
  navigationTimeout: 30_000,
} as const;
const chromium = {
  ...devices["Desktop Chrome"],
  contextOptions: { reducedMotion: "reduce" },
  launchOptions: launchOptions(),
} as const;

const firefox = {
  browserName: "firefox",
  channel: "moz-firefox",
  viewport: devices["Desktop Chrome"].viewport,
  launchOptions: {
    executablePath: path.resolve("e2e/support/firefox.mjs"),
    firefoxUserPrefs: { "ui.prefersReducedMotion": 1 },
  },
} as const;

export default defineConfig({
  fullyParallel: true,
  // One of them waits for the server a third of the time.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use,
  // The set-up makes the administrator whom all other journeys need.
  projects: [
    { name: "set-up", testDir: "e2e", testMatch: "set-up.spec.ts", use: chromium },
    { name: "system", testDir: "tests/system", testIgnore: "slow/**", dependencies: ["set-up"], use: chromium },
    {
      name: "journeys",
      testDir: "e2e",
      testIgnore: ["set-up.spec.ts", ...ofTheSite],
      dependencies: ["set-up"],
      use: chromium,
    },
    {
      name: "site",
      testDir: "e2e",
      testMatch: ofTheSite,
      dependencies: ["journeys", "system"],
      workers: 1,
      use: chromium,
    },
    { name: "slow", testDir: "tests/system/slow", dependencies: ["set-up"], workers: 1, use: chromium },
    { name: "webkit", testDir: "tests/webkit", dependencies: ["set-up"], workers: 1 },
    {
      name: "firefox",
      testDir: ".",
      testMatch: ["tests/firefox/*.spec.ts", ...alsoInFirefox.map((name) => `e2e/${name}.spec.ts`)],
      grepInvert: notOverBidi,
      dependencies: ["set-up"],
      use: firefox,
    },
  ],
  webServer: {
    command: "node e2e/support/server.mjs",
    // A new installation: the spec that creates the first administrator reads the one-time link from process.env.E2E_SETUP_URL.
    wait: { stdout: /first administrator at (?<e2e_setup_url>\S+)/ },
    stdout: process.env.E2E_LOG ? "pipe" : "ignore",
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    // The default slug and prefix work beside these, so that one server proves both spellings.
    env: {
      PORT: port,
      BOARDS_DATA_DIR: dataDir,
      BOARDS_URL: address,
      BOARDS_SLUG: "acme-boards",
      BOARDS_REST_PREFIX: "api",
      // Servers of journeys are here.
      OUTSIDE_ALLOW: "127.0.0.1",
      BOARDS_PROCESSES: process.env.BOARDS_PROCESSES ?? "1",
    },
  },
});
