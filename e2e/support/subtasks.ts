import { expect, type Locator, type Page } from "@playwright/test";
import { aTask, type MadeBoard } from "./boards";
import { send } from "./people";
import { aBoardOf, open, taskUrl } from "./task";

export async function aTaskWith(board: MadeBoard, groups: Record<string, string[]>) {
  const task = await aTask(board, "Rent a van");
  const path = `/boards/v2/projects/${board.id}/tasks/${task.id}`;
  for (const [group, titles] of Object.entries(groups)) {
    const { subtaskGroup } = await send("POST", `${path}/subtask-group`, { title: group });
    for (const title of titles) await send("POST", `${path}/subtasks`, { title, group_id: subtaskGroup.id });
  }
  return task;
}

/** Opens a task with subtasks on its own page. */
export async function openWith(page: Page, name: string, groups: Record<string, string[]>) {
  const { board, person } = await aBoardOf(name);
  const task = await aTaskWith(board, groups);
  await open(page, person, taskUrl(board, task));
  if (Object.keys(groups).length > 0) await page.locator("[data-subtask-group]").first().waitFor();
  return { board, person, task };
}

export const rowsIn = (page: Page, group: string): Locator =>
  page.getByRole("list", { name: `Subtasks in ${group}` }).getByRole("listitem");
export const row = (page: Page, title: string): Locator =>
  page
    .getByRole("region", { name: "Subtasks" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("checkbox", { name: `Done: ${title}`, exact: true }) });
export const gripOf = (page: Page, title: string): Locator =>
  page.getByRole("button", { name: `Move ${title}`, exact: true });
export const checkOf = (page: Page, title: string): Locator =>
  page.getByRole("checkbox", { name: `Done: ${title}`, exact: true });
export const titlesIn = async (page: Page, group: string): Promise<string[]> =>
  (await rowsIn(page, group).locator("button[title]").filter({ hasText: /./ }).allInnerTexts()).map((text) =>
    text.trim(),
  );

export async function act(page: Page, title: string, ...items: string[]) {
  await page.getByRole("button", { name: `Actions for ${title}`, exact: true }).click();
  for (const item of items) await page.getByRole("menuitem", { name: item, exact: true }).click();
  await expect(page.getByRole("menu")).toHaveCount(0);
}

/** The subtasks by group, as the API returns them. */
export async function saved(board: MadeBoard, task: { id: number }): Promise<Record<string, string[]>> {
  const { subtaskGroups } = await send("GET", `/boards/v2/projects/${board.id}/tasks/${task.id}/subtasks`);
  return Object.fromEntries(
    subtaskGroups.map(({ value, subtasks }: { value: string; subtasks: { title: string }[] }) => [
      value,
      subtasks.map(({ title }) => title),
    ]),
  );
}
