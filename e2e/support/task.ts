import { expect, type Locator, type Page } from "@playwright/test";
import { aBoard, aTask, type MadeBoard } from "./boards";
import { type Account, aPerson, signIn, send } from "./people";

export const dialogOf = (page: Page, title: string): Locator => page.getByRole("dialog", { name: title, exact: true });
export const cardOf = (page: Page, title: string): Locator =>
  page.getByRole("article").getByRole("link", { name: title, exact: true });
export const taskUrl = (board: MadeBoard, task: { id: number }): string => `/boards/${board.id}/tasks/${task.id}`;

/** A button among the task's properties. Its name contains the value, too. */
export const property = (page: Page, name: string): Locator =>
  page.getByRole("region", { name: "Properties" }).getByRole("button", { name: new RegExp(`^${name}:`) });

export async function aBoardOf(name: string): Promise<{ board: MadeBoard; person: Account }> {
  const person = await aPerson(name);
  return {
    board: await aBoard({ title: "House move", stages: ["To do", "In progress", "Done"], members: [person] }),
    person,
  };
}

export async function open(page: Page, person: Account, address: string) {
  await signIn(page, person, address);
  await expect(page.locator("[data-live=open]")).toBeVisible();
}

/** Opens a task on its own page and begins to edit the description. */
export async function beginWriting(page: Page, name: string) {
  const { board, person } = await aBoardOf(name);
  const task = await aTask(board, "Rent a van", { description: "<p>Old</p>" });
  await open(page, person, taskUrl(board, task));
  await page.getByRole("button", { name: "Edit description" }).click();
  await expect(page.getByRole("textbox", { name: "Description" })).toBeFocused();
  return { board, person, task };
}

/** Opens a task with a description in the dialog over its board. */
export async function openDescribed(page: Page, name: string) {
  const { board, person } = await aBoardOf(name);
  const task = await aTask(board, "Rent a van", { description: "<p>Old</p>" });
  await open(page, person, `/boards/${board.id}`);
  await cardOf(page, "Rent a van").click();
  await expect(dialogOf(page, "Rent a van").getByText("Old")).toBeVisible();
  return { board, person, task };
}

export async function stored(board: MadeBoard, { id }: { id: number }) {
  return (await send("GET", `/boards/v2/projects/${board.id}/tasks/${id}`)).task;
}
