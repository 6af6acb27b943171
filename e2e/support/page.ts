import { expect, type Locator, type Page } from "@playwright/test";

/** Of a request that ended because its page was left, in Firefox. */
const ABORTED = "A ServiceWorker intercepted the request";

/** Blocked resources and failed scripts that the console reports. Tests expect missing pages. */
export function consoleErrorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on(
    "console",
    (message) =>
      ["error", "warning"].includes(message.type()) &&
      !message.text().includes("404 (Not Found)") &&
      note(message.text()),
  );
  page.on("pageerror", (error) => note(error.message));
  return errors;

  function note(text: string) {
    if (!text.includes(ABORTED)) errors.push(text);
  }
}

/** Clicks and keys before hydration are lost. The check boxes of texts are HTML, which React leaves as it is. */
export async function waitForHydration(page: Page) {
  await page.waitForFunction(() => {
    const hasReactKey = (target: object) => Object.keys(target).some((key) => key.startsWith("__react"));
    const controls = document.querySelectorAll(
      "header button, main button, main input:not([data-type=taskItem] input)",
    );
    return [document, ...controls].every(hasReactKey);
  });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Delays the page's requests to these addresses. @returns a function that releases them and all later ones */
export async function delayRequests(page: Page, addresses: string): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, (route) => released.then(() => route.fallback()));
  return release;
}

/** Waits until all animations have ended, except endless ones. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A new animation begins with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** Presses Tab up to a limit. */
export async function tabTo(target: Locator, page: Page, key = "Tab") {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}
