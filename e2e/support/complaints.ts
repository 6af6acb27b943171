import type { Page } from "@playwright/test";

/**
 * Blocked resources, failed scripts and missing pages that the browser's console reports. Some tests expect missing
 * pages.
 */
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
