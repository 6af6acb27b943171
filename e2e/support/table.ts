import { expect, type Locator, type Page } from "@playwright/test";
import type { MadeBoard } from "./boards";
import type { Account } from "./people";
import { open } from "./task";

/** Opens the table and waits until it has all tasks. */
export async function openTable(page: Page, person: Account, { id }: MadeBoard, search = "") {
  await open(page, person, `/boards/${id}?view=table${search}`);
  await untilComplete(page);
}

export const untilComplete = (page: Page) => expect(page.getByRole("button", { name: "Export CSV" })).toBeEnabled();

export const rowOf = (page: Page, title: string): Locator =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader").getByTitle(title, { exact: true }) });

/** The cell of a task, by the id of its column. */
export const cellOf = (page: Page, title: string, column: string): Locator =>
  rowOf(page, title).locator(`[data-column="${column}"]`);

export const headerOf = (page: Page, name: string): Locator =>
  page.getByRole("columnheader", { name: new RegExp(`^${name}`) });

/** In the order of the rows. */
export const titles = (page: Page): Locator => page.getByRole("rowheader").locator("[title]");

/** The names of the columns in their order. */
export const columnNames = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole("columnheader")
    .locator("button[title]")
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("title")));
