import { expect, type Page, test } from "@playwright/test";
import { aTask } from "./boards";
import { aBoardOf, cardOf, dialogOf, open } from "./task";

const missing = "The description can't be loaded now";
/** Longer waits for nothing. */
const soon = { timeout: 8_000 };

/** What has just changed comes whole, with its text; tasks that nobody has touched for a while are known by their cards alone. */
const asUntouched = (page: Page) => page.route("**/has-data-changed*", (route) => route.abort());

test("a task that is opened without a connection says what is missing, and shows it when the connection is back", async ({ page, context, request }) => {
  const { board, person } = await aBoardOf(request, "Olaf");
  await aTask(request, board, "Pack", { description: "<p>Boxes</p>" });
  await aTask(request, board, "Dig", { description: "<p>Deep enough</p>" });
  await asUntouched(page);
  await open(page, person, `/boards/${board.id}`);
  await cardOf(page, "Pack").click();
  await expect(dialogOf(page, "Pack").getByText("Boxes")).toBeVisible();
  await context.setOffline(true);

  await page.keyboard.press("j");
  const dialog = dialogOf(page, "Dig");
  await expect(dialog.getByText(missing)).toBeVisible(soon);
  await expect(dialog.getByRole("button", { name: /description/ })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Try again" }).first().click();
  await expect(dialog.getByText(missing)).toBeVisible();

  await context.setOffline(false);
  await expect(dialog.getByText("Deep enough")).toBeVisible();
  await expect(dialog.getByText(missing)).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Edit description" })).toBeVisible();
});

test("the same for a server that can't be reached, and for one that never answers", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Oda");
  const dig = await aTask(request, board, "Dig", { description: "<p>Deep enough</p>" });
  const fill = await aTask(request, board, "Fill", { description: "<p>To the brim</p>" });
  await asUntouched(page);
  await open(page, person, `/boards/${board.id}`);
  await page.route(`**/tasks/${dig.id}*`, (route) => (route.request().method() === "GET" ? route.abort() : route.fallback()));
  await page.route(`**/tasks/${fill.id}*`, () => undefined);

  await cardOf(page, "Dig").click();
  await expect(dialogOf(page, "Dig").getByText(missing)).toBeVisible(soon);
  await page.unroute(`**/tasks/${dig.id}*`);
  await dialogOf(page, "Dig").getByRole("button", { name: "Try again" }).click();
  await expect(dialogOf(page, "Dig").getByText("Deep enough")).toBeVisible();

  await page.keyboard.press("j");
  await expect(dialogOf(page, "Fill").getByText(missing)).toBeVisible(soon);
  await page.unroute(`**/tasks/${fill.id}*`);
  await dialogOf(page, "Fill").getByRole("button", { name: "Try again" }).click();
  await expect(dialogOf(page, "Fill").getByText("To the brim")).toBeVisible();
});
