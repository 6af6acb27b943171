import { type Locator, type Page } from "@playwright/test";
import { aBoard, aTask, idOf, type MadeBoard } from "./boards";
import { type Account, aPerson, send } from "./people";

export const bell = (page: Page): Locator => page.getByRole("banner").getByRole("button", { name: /^Notifications/ });
export const panelOf = (page: Page): Locator => page.getByRole("dialog", { name: "Notifications" });
export const rowsOf = (page: Page): Locator => panelOf(page).getByRole("listitem");
export const tabOf = (page: Page, name: string): Locator =>
  panelOf(page).getByRole("tab", { name: new RegExp(`^${name}`) });

/** A person whose first notification is that they were assigned to the task. */
export async function aNotifiedPerson(
  name: string,
): Promise<{ person: Account; max: Account; board: MadeBoard; task: { id: number; title: string } }> {
  const [person, max] = [await aPerson(name), await aPerson("Max")];
  const board = await aBoard({
    title: `House move of ${name}`,
    stages: ["To do", "Done"],
    members: [person, max],
  });
  const task = await aTask(board, "Rent a van");
  await assign(board, task, person);
  return { person, max, board, task };
}

export async function assign(board: MadeBoard, task: { id: number }, person: Account) {
  await send("PUT", `/boards/v2/projects/${board.id}/tasks/${task.id}`, {
    property: "assignees",
    value: { add: [await idOf(person)] },
  });
}
