import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Refusal, reportError } from "../start/start-refusal.mjs";
import { installFromDebian, isRootOnDebian } from "./debian.mjs";

const found = (...files) => files.find((file) => file && existsSync(file));

/** A small browser around WebKitGTK, its driver, a display that nobody sees, and a program that moves its pointer. */
export const webkit = () => ({
  browser: found(
    process.env.PW_MINIBROWSER,
    ...["x86_64", "aarch64"].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
    "/usr/libexec/webkit2gtk-4.1/MiniBrowser",
  ),
  driver: found("/usr/bin/WebKitWebDriver"),
  display: found("/usr/bin/Xvfb"),
  pointer: found("/usr/bin/xdotool"),
});

const isComplete = () => Object.values(webkit()).every(Boolean);

/** Finds WebKit, or installs Debian's when running as root. */
export function ensureWebkit() {
  if (!isComplete() && isRootOnDebian()) {
    console.log("Installing Debian's WebKitGTK for the journeys in it.");
    installFromDebian("webkit2gtk-driver", "xvfb", "xdotool", "fonts-liberation");
  }
  if (!isComplete())
    throw new Refusal(
      "The journeys in WebKit need WebKitGTK with its driver, Xvfb and xdotool: on Debian, the packages webkit2gtk-driver, xvfb and xdotool.",
    );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    ensureWebkit();
    console.log(`WebKit is ${webkit().browser}.`);
  } catch (error) {
    reportError(error);
    process.exitCode = 1;
  }
}
