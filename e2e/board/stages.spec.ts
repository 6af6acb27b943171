import { expect, type Page } from "@playwright/test";
import { strictTest as test } from "@/e2e/support/test";
import { aBoard, aTask } from "@/e2e/support/boards";
import { column, openBoard, stageTitles, titlesIn } from "@/e2e/support/dragging";
import { administrator, aPerson, send } from "@/e2e/support/people";

const menuOf = (page: Page, name: string) => page.getByRole("button", { name: `Actions for ${name}`, exact: true });
const item = (page: Page, name: string) => page.getByRole("menuitem", { name });
const closedMenu = (page: Page) => expect(page.getByRole("menu")).toHaveCount(0);

test("stages are added, renamed, sorted, recoloured, moved, archived and restored", async ({ page }) => {
  const stella = await aPerson("Stella");
  const board = await aBoard({ title: "Garden", stages: ["To do"], members: [stella] });
  for (const [title, priority] of [
    ["Water", "low"],
    ["Apples", "urgent"],
    ["Moss", "high"],
  ] as const)
    await aTask(board, title, { priority });
  await openBoard(page, stella, board);

  await page.getByRole("button", { name: "Add stage" }).click();
  await page.keyboard.type("Waiting");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Done");
  await page.keyboard.press("Enter");
  await expect(stageTitles(page)).toHaveText(["To do", "Waiting", "Done"]);
  await page.keyboard.press("Escape");
  await column(page, "Waiting").getByRole("button", { name: "Waiting", exact: true }).click();
  await page.getByLabel("Stage title").fill("Waiting for rain");
  await page.keyboard.press("Enter");

  await menuOf(page, "To do").click();
  await item(page, "Sort tasks").click();
  await item(page, "Priority, highest first").click();
  await closedMenu(page);
  await expect(titlesIn(page, "To do")).toHaveText(["Apples", "Moss", "Water"]);
  await menuOf(page, "To do").click();
  await item(page, "Color").click();
  await page.getByRole("menuitemradio", { name: "Purple" }).click();
  await expect(page.getByRole("menuitemradio", { name: "Purple" })).toBeChecked();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await closedMenu(page);

  await menuOf(page, "Waiting for rain").click();
  await item(page, "Move right").click();
  await closedMenu(page);
  await expect(stageTitles(page)).toHaveText(["To do", "Done", "Waiting for rain"]);
  await menuOf(page, "Done").click();
  await page.getByRole("menuitemcheckbox", { name: "Mark tasks here as done" }).click();
  await page.keyboard.press("Escape");
  await closedMenu(page);
  await menuOf(page, "To do").click();
  await item(page, "Archive stage").click();
  await expect(stageTitles(page)).toHaveText(["Done", "Waiting for rain"]);
  const putBack = page.waitForResponse(/re-position-stages$/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(stageTitles(page)).toHaveText(["To do", "Done", "Waiting for rain"]);
  await putBack;

  await page.reload();
  await expect(stageTitles(page)).toHaveText(["To do", "Done", "Waiting for rain"]);
  await expect(column(page, "Done").getByRole("img", { name: "Tasks here are marked as done" })).toBeVisible();
  await expect(titlesIn(page, "To do")).toHaveText(["Apples", "Moss", "Water"]);
  const { board: saved } = await send("GET", `/boards/v2/projects/${board.id}`);
  expect(saved.stages[0].bg_color).toBe("#8F7EE7");
});

test("an administrator renames, stars, describes, archives, restores and deletes a board", async ({ page }) => {
  const board = await aBoard({ title: "Garden" });
  await openBoard(page, administrator, board);

  await page.getByRole("heading", { level: 1 }).getByRole("button").click();
  await page.getByLabel("Board title").fill("Kitchen garden");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Star this board" }).click();
  await expect(page.getByRole("button", { name: "Star this board" })).toHaveAttribute("aria-pressed", "true");
  await menuOf(page, "this board").click();
  await item(page, "About this board").click();
  await page.getByRole("button", { name: "Add description" }).click();
  await page.getByRole("textbox", { name: "Description" }).fill("Beans & <peas>");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kitchen garden");
  await expect(page.getByRole("button", { name: "Star this board" })).toHaveAttribute("aria-pressed", "true");
  await menuOf(page, "this board").click();
  await item(page, "About this board").click();
  await expect(page.getByRole("dialog", { name: "About this board" })).toContainText("Beans & <peas>");
  await page.keyboard.press("Escape");

  await menuOf(page, "this board").click();
  await item(page, "Archive board").click();
  await expect(page.getByText("This board is archived. Restore it to make changes.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add task" })).toHaveCount(0);
  await page.getByRole("button", { name: "Restore board" }).click();
  await expect(page.getByText("This board is archived.")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add stage" })).toBeVisible();

  await menuOf(page, "this board").click();
  await item(page, "Delete board").click();
  const dialog = page.getByRole("dialog", { name: "Delete this board?" });
  await dialog.getByLabel("Type the board’s title to confirm").fill("Kitchen garden");
  await dialog.getByRole("button", { name: "Delete board" }).click();
  await expect(page).toHaveURL("/boards");
  expect((await page.request.get(`/boards/${board.id}`)).status()).toBe(404);
});
