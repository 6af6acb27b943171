import type { Page } from "@playwright/test";

/** What the browser has blocked, or says of a script that failed; a missing page is told too, and expected. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on(
    "console",
    (message) =>
      ["error", "warning"].includes(message.type()) &&
      !message.text().includes("404 (Not Found)") &&
      complaints.push(message.text()),
  );
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}
