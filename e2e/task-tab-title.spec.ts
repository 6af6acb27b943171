import { expect, test } from "@playwright/test";
import { aTask, asAdministrator } from "./boards";
import { aBoardOf, cardOf, dialogOf, open, taskUrl } from "./task";

test("the tab is called after the task while its dialog is open, as on the task's own page", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Tabea");
  const van = await aTask(request, board, "Rent a van");
  await aTask(request, board, "Pack");
  const send = await asAdministrator(request);
  await open(page, person, `/boards/${board.id}`);
  await expect(page).toHaveTitle("House move · Boards");

  await cardOf(page, "Rent a van").click();
  await expect(page).toHaveTitle("Rent a van · House move · Boards");
  await page.keyboard.press("j");
  await expect(page).toHaveTitle("Pack · House move · Boards");
  await page.keyboard.press("k");
  await send("PUT", `/boards/v2/projects/${board.id}/tasks/${van.id}`, { property: "title", value: "Rent a bus" });
  await expect(page).toHaveTitle("Rent a bus · House move · Boards");
  await send("PUT", `/boards/v2/projects/${board.id}`, { title: "Moving house", description: "" });
  await expect(page).toHaveTitle("Rent a bus · Moving house · Boards");

  await page.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveTitle("Moving house · Boards");
  await page.goBack();
  await expect(page).toHaveTitle("Rent a bus · Moving house · Boards");
  await page.goBack();
  await page.goForward();
  await page.reload();
  await expect(page).toHaveTitle(/ · Moving house · Boards$/);
});

test("it keeps no name of a board or a task that was left", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Tarik");
  const van = await aTask(request, board, "Rent a van");
  await open(page, person, `/boards/${board.id}`);
  await cardOf(page, "Rent a van").click();
  await expect(page).toHaveTitle("Rent a van · House move · Boards");
  await page.keyboard.press("Escape");
  await expect(dialogOf(page, "Rent a van")).toHaveCount(0);

  await page.getByRole("link", { name: "Boards", exact: true }).first().click();
  await expect(page).toHaveURL(/\/boards$|\/$/);
  await expect(page).not.toHaveTitle(/House move/);
  await page.goBack();
  await expect(page).toHaveTitle("House move · Boards");
  await page.goBack();
  await expect(page).toHaveURL(taskUrl(board, van));
  await expect(page).toHaveTitle("Rent a van · House move · Boards");
});

test("on the task's own page it follows a new name, mine and others'", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Tessa");
  const van = await aTask(request, board, "Rent a van");
  const send = await asAdministrator(request);
  await open(page, person, taskUrl(board, van));
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rent a van");
  await expect(page).toHaveTitle("Rent a van · House move · Boards");

  await page.getByRole("button", { name: "Rent a van", exact: true }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Rent a bus");
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle("Rent a bus · House move · Boards");

  await expect(page.locator("[data-live=open]")).toBeVisible();
  await send("PUT", `/boards/v2/projects/${board.id}/tasks/${van.id}`, { property: "title", value: "Borrow a bus" });
  await expect(page).toHaveTitle("Borrow a bus · House move · Boards");
});
