import type { Page } from "@playwright/test";

/** Until nothing moves or changes its colour any more; what moves for ever does not count. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What was just asked for begins with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}
