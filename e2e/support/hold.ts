import type { Page } from "@playwright/test";

/** Delays the page's requests to these addresses. @returns a function that releases them and all later ones */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let letGo = () => undefined as void;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(addresses, (route) => released.then(() => route.fallback()));
  return letGo;
}
