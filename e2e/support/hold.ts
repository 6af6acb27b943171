import type { Page } from "@playwright/test";

/** What the page asks at some addresses waits. @returns lets it go on, and all that follows */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let letGo = () => undefined as void;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(addresses, (route) => released.then(() => route.fallback()));
  return letGo;
}
