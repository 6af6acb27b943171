import type { Page } from "@playwright/test";

/** Blocked resources and failed scripts that the console reports. Tests expect missing pages. */
export function consoleErrorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on(
    "console",
    (message) =>
      ["error", "warning"].includes(message.type()) &&
      !message.text().includes("404 (Not Found)") &&
      errors.push(message.text()),
  );
  page.on("pageerror", (error) => errors.push(error.message));
  return errors;
}
