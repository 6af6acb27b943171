import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { Refusal, reportError } from "../start/start-refusal.mjs";
import { installFromDebian, isRoot, isRootOnDebian } from "./debian.mjs";

const ofTheSystem = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The one of PW_CHROMIUM, Playwright's own, or the system's. */
export function browser() {
  return [process.env.PW_CHROMIUM, chromium.executablePath(), ...ofTheSystem].find((file) => file && existsSync(file));
}

/** Tests run most code of a page only a few times: optimising it would take longer than running it. */
export function launchOptions() {
  const args = ["--disable-dev-shm-usage", "--js-flags=--no-opt --no-maglev"];
  return { executablePath: browser(), args: isRoot() ? ["--no-sandbox", ...args] : args };
}

/** Finds a browser, or installs Debian's when running as root. */
export function ensureBrowser() {
  if (process.env.PW_CHROMIUM && !existsSync(process.env.PW_CHROMIUM))
    throw new Refusal(`PW_CHROMIUM is ${process.env.PW_CHROMIUM}, which does not exist.`);
  if (!browser() && isRootOnDebian()) {
    console.log("Installing Debian's Chromium for the browser tests.");
    installFromDebian("chromium-headless-shell", "fonts-liberation");
  }
  if (!browser())
    throw new Refusal(
      "The browser tests need Chromium. Install it with `npx playwright install chromium`, or set PW_CHROMIUM to its path.",
    );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    ensureBrowser();
    console.log(`The browser is ${browser()}.`);
  } catch (error) {
    reportError(error);
    process.exitCode = 1;
  }
}
