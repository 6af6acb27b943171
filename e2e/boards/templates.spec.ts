import { expect } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { aBoard, aTask } from "@/e2e/support/boards";
import { cardOf, dialogOf, open } from "@/e2e/support/task";
import { openFromMenu } from "@/e2e/support/board-parts";
import { administrator, aPerson, send } from "@/e2e/support/people";

test("a board becomes a template, and a new board starts from it with its tasks", async ({ page }) => {
  const board = await aBoard({ title: "Exhibition", stages: ["Ideas", "Built"] });
  await aTask(board, "Invite the press");
  await open(page, administrator, `/boards/${board.id}`);
  const making = await openFromMenu(page, "Make template");
  await making.getByLabel(/^Category/).fill("Museum");
  await making.getByRole("button", { name: "Make template" }).click();
  await expect(page.getByText("This board is a template.")).toBeVisible();

  await page.goto("/boards?show=templates&category=Museum");
  await page.getByRole("button", { name: "Use template “Exhibition”" }).click();
  const dialog = dialogOf(page, "Start from template");
  await dialog.getByLabel("Title of the new board").fill("Winter exhibition");
  await dialog.getByRole("switch", { name: "Copy tasks" }).click();
  await dialog.getByRole("checkbox", { name: "Built" }).uncheck();
  await dialog.getByRole("button", { name: "Create board" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Winter exhibition" })).toBeVisible();
  await expect(cardOf(page, "Invite the press")).toBeVisible();
  await expect(page.getByRole("button", { name: "Actions for Ideas" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Actions for Built" })).toHaveCount(0);
});

test("a stage of another board comes with its tasks, and a task starts from a template", async ({ page }) => {
  const maja = await aPerson("Maja");
  const source = await aBoard({ title: "Archive of stages", stages: ["Printing"], members: [maja] });
  const poster = await aTask(source, "Print the poster");
  await send("PUT", `/boards/v2/projects/${source.id}/tasks/${poster.id}`, { property: "is_template", value: "yes" });
  const board = await aBoard({ title: "Fair", stages: ["To do"], members: [maja] });
  await open(page, maja, `/boards/${board.id}`);
  await page.getByRole("button", { name: "Add stage" }).click();
  await page.getByRole("button", { name: "From template" }).click();
  const adding = dialogOf(page, "Add stages from a template");
  await adding.getByRole("tab", { name: "Another board" }).click();
  await adding.getByRole("button", { name: "Choose a board" }).click();
  await page.getByRole("option", { name: "Archive of stages" }).click();
  await adding.getByRole("checkbox", { name: "Printing" }).check();
  await adding.getByRole("button", { name: "Add 1 stage" }).click();
  await expect(page.getByRole("button", { name: "Actions for Printing - imported" })).toBeVisible();
  await expect(cardOf(page, "Print the poster")).toBeVisible();

  await page.getByRole("button", { name: "Create", exact: true }).click();
  await page.getByRole("menuitem", { name: "Task" }).click();
  await page.getByRole("button", { name: "Start from template" }).click();
  await page.getByRole("option", { name: /^Print the poster/ }).click();
  await page.getByLabel("Title of the new task").fill("Print the menu");
  await page.keyboard.press("Enter");
  await expect(dialogOf(page, "Print the menu")).toBeVisible();
});
