import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { openFromMenu } from "@/e2e/support/board-parts";
import { aBoard, aTask } from "@/e2e/support/boards";
import { administrator, aPerson, signIn } from "@/e2e/support/people";
import { strictTest as test } from "@/e2e/support/test";

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel("File to import").setInputFiles({ name, mimeType, buffer });
const card = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title });

test("a board is exported, imported under another title, and a reload does not lose the import", async ({
  page,
  other,
}) => {
  const dora = await aPerson("Dora");
  const board = await aBoard({ title: "Harbor", stages: ["Planned", "Done"], managers: [dora] });
  await aTask(board, "Paint the pier");
  await aTask(board, "Buy rope", { stage: "Done" });
  await signIn(other, dora, `/boards/${board.id}`);
  const dialog = await openFromMenu(other, "Export board");
  await dialog.getByText("Everything (JSON)").click();
  const download = other.waitForEvent("download");
  await dialog.getByRole("button", { name: "Export", exact: true }).click();
  const file = await readFile(await (await download).path());
  await other.goto("/boards/import");
  await expect(other.getByText("Only administrators can import boards")).toBeVisible();

  await signIn(page, administrator);
  await page.getByRole("link", { name: "Import", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Import" })).toBeVisible();
  await choose(page, "harbor.json", "application/json", file);
  await expect(page.getByRole("list", { name: "Stages" })).toContainText("Planned1 task");
  await page.reload();
  await page.getByLabel("Title").fill("Harbor, copied");
  await page.getByRole("button", { name: "Import 2 tasks" }).click();
  await expect(page).toHaveURL(/\/boards\/import\/[\da-f-]{36}$/);
  await page.reload();
  await expect(page.getByText("“Harbor, copied” is imported")).toBeVisible();

  await page.getByRole("link", { name: "Open board" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Harbor, copied" })).toBeVisible();
  await expect(card(page, "Paint the pier")).toBeVisible();
});

test("a table of a spreadsheet becomes a board, with its columns as they were chosen", async ({ page }) => {
  const table = "Aufgabe;Spalte;Fällig;Ort\r\nStühle leihen;Offen;31.5.2027;Süd\r\nZelt;Fertig;;\r\n";
  await signIn(page, administrator, "/boards/import");
  await choose(page, "fest.csv", "text/csv", Buffer.from(table, "latin1"));

  await expect(page.getByLabel("What “Fällig” becomes")).toHaveValue("due_at");
  await page.getByLabel("What “Ort” becomes").selectOption("Custom field");
  await expect(page.getByRole("table")).toContainText("Süd");
  await page.getByLabel("Title", { exact: true }).fill("Sommerfest");
  await page.getByRole("button", { name: "Import 2 tasks" }).click();
  await page.getByRole("link", { name: "Open board" }).click();

  await expect(page.getByRole("list", { name: "Offen" }).getByText("Stühle leihen")).toBeVisible();
  await expect(page.getByRole("list", { name: "Fertig" }).getByText("Zelt")).toBeVisible();
});
