import { type Browser, expect, type Page, test as base } from "@playwright/test";
import { consoleErrorsOf, waitForHydration } from "./page";
import { WIDTH } from "./phone";

interface Pages {
  /** A page of another browser. */
  other: Page;
  /** A page with a phone's viewport and touch input. */
  phone: Page;
}

/** Pages that are open once they react: before that, keys and clicks are lost. */
export const test = base.extend<Pages, { browser: Browser }>({
  browser: [
    async ({ browser, browserName }, run) => {
      if (browserName === "firefox") await insertAsTyped(browser);
      await run(browser);
    },
    { scope: "worker" },
  ],
  page: async ({ page }, run) => run(reactingPage(page)),
  other: async ({ browser, browserName, page }, run) => {
    const context = await browser.newContext();
    const other = reactingPage(await context.newPage());
    // Over WebDriver BiDi only one window has the focus, and the newest takes it.
    if (browserName === "firefox") await page.bringToFront();
    await run(other);
    await context.close();
  },
  phone: async ({ browser }, run) => {
    const context = await browser.newContext({
      viewport: { width: WIDTH, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    await run(reactingPage(await context.newPage()));
    await context.close();
  },
});

/** Over WebDriver BiDi, Playwright sets the value of a field in a way that React does not notice. This is its function. */
async function insertAsTyped(browser: Browser) {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (...options) => {
    const context = await newContext(...options);
    await context.addInitScript(() =>
      Object.defineProperty(window, "__pw_bidiInsertText", {
        get: () => (text: string) => void document.execCommand("insertText", false, text),
        set: () => {},
      }),
    );
    return context;
  };
}

/** Makes `goto` and `reload` wait for hydration where the answer is a page of the app. */
function reactingPage(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const ready = async <T>(response: T) => {
    if (await page.locator('script[src*="/_next/"]').count()) await waitForHydration(page);
    return response;
  };
  page.goto = (...options) => goto(...options).then(ready);
  page.reload = (...options) => reload(...options).then(ready);
  return page;
}

/** Fails when the console of `page` reports an error. */
export const strictTest = test.extend({
  page: async ({ page }, run) => {
    const consoleErrors = consoleErrorsOf(page);
    await run(page);
    expect(consoleErrors).toEqual([]);
  },
});
