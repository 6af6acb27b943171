import type { Page } from "@playwright/test";

/** Delays the page's requests to these addresses. @returns a function that releases them and all later ones */
export async function delayRequests(page: Page, addresses: string): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, (route) => released.then(() => route.fallback()));
  return release;
}
