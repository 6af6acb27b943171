import { expect, type Page } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { delayRequests } from "@/e2e/support/page";
import { dialogOf, openDescribed, stored } from "@/e2e/support/task";

const SCRIPTS = "**/_next/static/**/*.js";

const writing = (page: Page) => page.getByRole("textbox", { name: "Description" });
const tools = (page: Page) => page.getByRole("toolbar", { name: "Formatting" });

// A service worker would bring code that the page cannot load.
test.use({ serviceWorkers: "block" });

test("text that is typed before the editor loads is saved if it fails to load, and is in the editor otherwise", async ({
  page,
}) => {
  const { board, task } = await openDescribed(page, "Dirk");
  await page.route(SCRIPTS, (route) => route.abort());

  await page.getByRole("button", { name: "Edit description" }).click();
  await page.keyboard.type("One & two\ndone");
  await expect
    .poll(async () => (await stored(board, task)).description)
    .toBe("<p>Old</p><p>One &amp; two</p><p>done</p>");
  await page.keyboard.press("Escape");
  await expect(writing(page)).toHaveCount(0);
  await expect(dialogOf(page, "Rent a van").getByText("One & two")).toBeVisible();

  await page.unroute(SCRIPTS);
  const arrive = await delayRequests(page, SCRIPTS);
  await page.getByRole("button", { name: "Edit description" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type(" daß 🐕");
  await expect(tools(page)).toHaveCount(0);
  await expect(page.getByRole("dialog", { name: /^(Due date|Stage|Assignees|Priority|Labels):/ })).toHaveCount(0);
  arrive();
  await expect(tools(page)).toBeVisible();
  await expect(writing(page)).toBeFocused();
  await page.keyboard.type(" end");
  await page.keyboard.press("Escape");

  await expect(writing(page)).toHaveCount(0);
  expect((await stored(board, task)).description).toBe("<p>Old</p><p>One &amp; two</p><p>done daß 🐕 end</p>");
});
