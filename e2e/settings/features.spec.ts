import { expect, type Page } from "@playwright/test";
import { strictTest as test } from "@/e2e/support/test";
import { aBoard } from "@/e2e/support/boards";
import { administrator, send, signIn } from "@/e2e/support/people";

const MODULES = "/boards/v2/admin/feature-modules";
const ON = { enabled: "yes", all_boards: "yes", selected_boards: [] };

test.afterEach(async ({}) => {
  const on = { enabled: "yes" };
  await send("POST", MODULES, { settings: { timeTracking: ON, recurring_task: ON, roadmap: on, frontend: on } });
});

async function openFeaturesOfBoard(page: Page, boardId: number) {
  await page.goto(`/boards/${boardId}`);
  await page.getByRole("button", { name: "Actions for this board" }).click();
  await page.getByRole("menuitem", { name: "About this board" }).click();
}

test("what an administrator turns off leaves no trace on boards and in settings, and is back when it is on again", async ({
  page,
}) => {
  const board = await aBoard({ title: "Greenhouse" });
  await signIn(page, administrator);
  await openFeaturesOfBoard(page, board.id);
  await expect(page.getByRole("combobox", { name: "Time tracking" })).toBeVisible();

  await page.goto("/settings");
  await page.getByRole("link", { name: "Features" }).click();
  await expect(page).toHaveURL("/settings/features");
  for (const name of ["Time tracking", "Roadmaps", "Public pages"]) await page.getByRole("switch", { name }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Roadmaps" })).toHaveCount(0);
  expect((await page.request.get("/settings/roadmap")).status()).toBe(404);

  await openFeaturesOfBoard(page, board.id);
  await expect(page.getByRole("combobox", { name: "Repeating tasks" })).toBeVisible();
  await expect(page.getByText("Time tracking")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Actions for this board" }).click();
  await expect(page.getByRole("menuitem", { name: "Copy link" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Public link" })).toHaveCount(0);
  await page.goto("/boards?new");
  await expect(page.getByRole("dialog", { name: "Create board" })).toBeVisible();
  await expect(page.getByRole("radio", { name: /Roadmap/ })).toHaveCount(0);
});
