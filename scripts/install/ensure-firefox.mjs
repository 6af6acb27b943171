import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Refusal, reportError } from "../start/start-refusal.mjs";
import { installFromDebian, isRootOnDebian } from "./debian.mjs";

const ofTheSystem = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];

/** The one of PW_FIREFOX or the system's. */
export const firefoxOfTheSystem = () =>
  [process.env.PW_FIREFOX, ...ofTheSystem].find((file) => file && existsSync(file));

/** Finds Firefox, or installs Debian's when running as root. */
export function ensureFirefox() {
  if (!firefoxOfTheSystem() && isRootOnDebian()) {
    console.log("Installing Debian's Firefox for the journeys in it.");
    installFromDebian("firefox-esr", "fonts-liberation");
  }
  if (!firefoxOfTheSystem())
    throw new Refusal("The journeys in Firefox need it. Install it, or set PW_FIREFOX to its path.");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    ensureFirefox();
    console.log(`Firefox is ${firefoxOfTheSystem()}.`);
  } catch (error) {
    reportError(error);
    process.exitCode = 1;
  }
}
