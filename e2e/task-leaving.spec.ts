import { expect, type Page, test } from "@playwright/test";
import { aTask } from "./boards";
import { aBoardOf, cardOf, dialogOf, open, stored, taskUrl } from "./task";

/** Closes the tab as a person does. @returns the kinds of questions that the browser asked, each answered with "stay" */
async function askedOnClosing(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const dialog = page.waitForEvent("dialog").then(async (question) => {
    asked.push(question.type());
    await question.dismiss();
  });
  const ended = Promise.race([dialog, page.waitForEvent("close")]);
  await page.close({ runBeforeUnload: true });
  await ended;
  return asked;
}

test("an edit that is still on its way asks before the tab is closed, and nothing does once it is saved", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Lea");
  const task = await aTask(request, board, "Rent a van");
  await open(page, person, `/boards/${board.id}`);
  await page.route(`**/tasks/${task.id}`, (route) => (route.request().method() === "PUT" ? route.abort() : route.fallback()));
  await cardOf(page, "Rent a van").click();
  await dialogOf(page, "Rent a van").getByRole("checkbox", { name: "Done" }).click();
  await expect(dialogOf(page, "Rent a van").getByRole("checkbox", { name: "Done" })).toBeChecked();

  expect(await askedOnClosing(page)).toEqual(["beforeunload"]);
  await page.unroute(`**/tasks/${task.id}`);
  await expect.poll(async () => (await stored(request, board, task)).status).toBe("closed");
  expect(await askedOnClosing(page)).toEqual([]);
});

test("a text that is not saved asks, too, and not when it is or was given up", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Leo");
  const task = await aTask(request, board, "Rent a van");
  await open(page, person, taskUrl(board, task));
  await page.route(`**/tasks/${task.id}`, (route) => (route.request().method() === "PUT" ? route.abort() : route.fallback()));
  await page.getByRole("button", { name: "Rent a van", exact: true }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Rent a bus");
  expect(await askedOnClosing(page)).toEqual(["beforeunload"]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveCount(0);

  await page.getByRole("button", { name: "Add a description…" }).click();
  await expect(page.getByRole("textbox", { name: "Description" })).toBeFocused();
  await page.keyboard.type("Ten seats");
  expect(await askedOnClosing(page)).toEqual(["beforeunload"]);

  await page.unroute(`**/tasks/${task.id}`);
  await page.getByRole("button", { name: "Done", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Description" })).toHaveCount(0);
  expect((await stored(request, board, task)).description).toBe("<p>Ten seats</p>");
  expect(await askedOnClosing(page)).toEqual([]);
});

test("a text that was found after a reload asks, too", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Lio");
  const task = await aTask(request, board, "Van");
  await open(page, person, taskUrl(board, task));
  await page.route(`**/tasks/${task.id}`, (route) => (route.request().method() === "PUT" ? route.fulfill({ status: 500, json: { code: "internal", message: "no" } }) : route.fallback()));
  await page.getByRole("button", { name: "Van", exact: true }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("My van");
  await page.keyboard.press("Enter");
  await expect(page.getByText("You wrote: My van")).toBeVisible();
  await page.reload();
  await expect(page.getByText("You wrote: My van")).toBeVisible();

  // Without a press the browser asks nothing.
  await page.getByRole("heading", { name: "Description" }).click();
  expect(await askedOnClosing(page)).toEqual(["beforeunload"]);
  await page.getByRole("button", { name: "Keep the title above" }).click();
  expect(await askedOnClosing(page)).toEqual([]);
});

test("a title that is as it was asks nothing", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Lou");
  const task = await aTask(request, board, "Van");
  await open(page, person, taskUrl(board, task));
  await page.getByRole("button", { name: "Van", exact: true }).click();
  await page.keyboard.press("End");
  await page.keyboard.type("s");
  await page.keyboard.press("Backspace");

  expect(await askedOnClosing(page)).toEqual([]);
});
