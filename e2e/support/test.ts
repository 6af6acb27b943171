import { expect, type Page, test as base } from "@playwright/test";
import { consoleErrorsOf } from "./page";
import { WIDTH } from "./phone";

interface Pages {
  /** A page of another browser. */
  other: Page;
  /** A page with a phone's viewport and touch input. */
  phone: Page;
}

export const test = base.extend<Pages>({
  other: async ({ browser }, run) => {
    const context = await browser.newContext();
    await run(await context.newPage());
    await context.close();
  },
  phone: async ({ browser }, run) => {
    const context = await browser.newContext({
      viewport: { width: WIDTH, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    await run(await context.newPage());
    await context.close();
  },
});

/** Fails when the console of `page` reports an error. */
export const strictTest = test.extend({
  page: async ({ page }, run) => {
    const consoleErrors = consoleErrorsOf(page);
    await run(page);
    expect(consoleErrors).toEqual([]);
  },
});
