import type { Page } from "@playwright/test";

/** Waits until all animations have ended, except endless ones. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A new animation begins with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}
