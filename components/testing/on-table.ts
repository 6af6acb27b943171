import { expect } from "vitest";
import { type Locator, page } from "vitest/browser";
import type { BoardOnServer } from "@/components/testing/board";
import { expectVisible } from "@/components/testing/screen";
import { showBoard } from "@/components/testing/show";

export const grid = () => page.getByRole("grid");
const rowElement = (title: string) => {
  const rows = [...document.querySelectorAll<HTMLElement>("[role=grid] [data-task]")];
  const row = rows.find((each) => titleIn(each) === title);
  if (!row) throw new Error(`The table has no row ${title}.`);
  return row;
};

const titleIn = (row: Element | null | undefined) => row?.querySelector("[role=rowheader] [title]")?.textContent;

export const rowOf = (title: string): Locator => page.elementLocator(rowElement(title));
export const headerOf = (column: string) => grid().getByRole("columnheader", { name: column });

/** The cell of a task in a column, by the column's id. */
export function cellOf(title: string, column: string): HTMLElement {
  const cell = rowElement(title).querySelector<HTMLElement>(`[data-column="${column}"]`);
  if (!cell) throw new Error(`The table has no column ${column}.`);
  return cell;
}

export const textIn = (title: string, column: string) => cellOf(title, column).textContent;

export const expectCell = (title: string, column: string, text: string | RegExp) =>
  expect.poll(() => textIn(title, column)).toMatch(text instanceof RegExp ? text : new RegExp(`^${text}$`));

/** Titles in the order of the rows. */
export const titles = (): string[] =>
  grid()
    .getByRole("rowheader")
    .elements()
    .map((cell) => titleIn(cell.parentElement) ?? "");

export const expectTitles = (expected: string[]) => expect.poll(titles).toEqual(expected);

/** `Title / column` of the cell that has the focus. */
export function focusedCell(): string {
  const { activeElement } = document;
  const cell = activeElement instanceof HTMLElement && activeElement.matches("[data-column]") ? activeElement : null;
  const row = cell?.closest<HTMLElement>("[data-task], [data-row]");
  const name = row?.dataset.row ?? titleIn(row);
  return `${name ?? "nothing"} / ${cell?.dataset.column ?? ""}`;
}

export const expectFocusOn = (title: string, column: string) => expect.poll(focusedCell).toBe(`${title} / ${column}`);

export async function showTable(world: BoardOnServer, search = "") {
  const shown = await showBoard(world, `?view=table${search}`);
  await expectVisible(grid());
  await expect.poll(() => document.querySelector("[role=grid] .skeleton")).toBeNull();
  return shown;
}

/** Gives a cell the focus. */
export async function select(title: string, column = "title") {
  cellOf(title, column).focus();
  await expect.poll(() => cellOf(title, column).tabIndex).toBe(0);
}

/** Fires a paste with a text, as the browser does for the key. */
export function paste(text: string, into: Element | Locator | null = document.activeElement) {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  const target = into instanceof Element ? into : into?.element();
  target?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

/** What a copy or a cut puts on the clipboard. Browsers report it where the text selection is. */
export function copied(kind: "copy" | "cut" = "copy", at = document.activeElement): { text: string; html: string } {
  const clipboardData = new DataTransfer();
  at?.dispatchEvent(new ClipboardEvent(kind, { clipboardData, bubbles: true, cancelable: true }));
  return { text: clipboardData.getData("text/plain"), html: clipboardData.getData("text/html") };
}
