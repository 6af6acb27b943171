import { expect, type Locator, type Page } from "@playwright/test";
import { aTask } from "./boards";
import type { GivenFile } from "./files";
import { aBoardOf, cardOf, dialogOf, open } from "./task";

export async function openToAttach(page: Page, name: string) {
  const { board, person } = await aBoardOf(name);
  const task = await aTask(board, "Rent a van");
  // Playwright catches choosers from the first listener on, and a click may come before that.
  page.on("filechooser", () => undefined);
  await open(page, person, `/boards/${board.id}`);
  await cardOf(page, "Rent a van").click();
  const dialog = dialogOf(page, "Rent a van");
  await dialog.getByRole("button", { name: "Attach files" }).waitFor();
  return { board, person, task, dialog };
}

export async function choose(page: Page, dialog: Locator, files: GivenFile[]) {
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Attach files" }).click();
  await (await chooser).setFiles(files);
}

/** In the order of the list. */
export const attachmentsIn = (page: Page): Locator =>
  page.getByRole("list", { name: "Files and links" }).getByRole("listitem");

/** Uploads in progress. */
export const uploadsIn = (page: Page): Locator => page.getByRole("list", { name: "Uploads" }).getByRole("listitem");

export async function act(page: Page, title: string, item: string) {
  await page.getByRole("button", { name: `Actions for ${title}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
  await expect(page.getByRole("menu")).toHaveCount(0);
}
