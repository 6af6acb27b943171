import { type APIRequestContext, type Locator, type Page } from "@playwright/test";
import { aBoard, asAdministrator, aTask, idOf, type MadeBoard } from "./boards";
import { type Account, aPerson } from "./people";

export const bell = (page: Page): Locator => page.getByRole("banner").getByRole("button", { name: /^Notifications/ });
export const panelOf = (page: Page): Locator => page.getByRole("dialog", { name: "Notifications" });
export const rowsOf = (page: Page): Locator => panelOf(page).getByRole("listitem");
export const tabOf = (page: Page, name: string): Locator =>
  panelOf(page).getByRole("tab", { name: new RegExp(`^${name}`) });

/** A person whose first notification is that they were assigned to the task. */
export async function aNotifiedPerson(
  request: APIRequestContext,
  name: string,
): Promise<{ person: Account; max: Account; board: MadeBoard; task: { id: number; title: string } }> {
  const [person, max] = [await aPerson(request, name), await aPerson(request, "Max")];
  const board = await aBoard(request, {
    title: `House move of ${name}`,
    stages: ["To do", "Done"],
    members: [person, max],
  });
  const task = await aTask(request, board, "Rent a van");
  await assign(request, board, task, person);
  return { person, max, board, task };
}

export async function assign(request: APIRequestContext, board: MadeBoard, task: { id: number }, person: Account) {
  const send = await asAdministrator(request);
  await send("PUT", `/boards/v2/projects/${board.id}/tasks/${task.id}`, {
    property: "assignees",
    value: { add: [await idOf(send, person)] },
  });
}
