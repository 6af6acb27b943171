import { type Locator, page, userEvent } from "vitest/browser";
import { aBoardOnServer, type BoardOnServer } from "@/components/testing/board";
import { button, dialogOf, expectFocus, expectGone, expectVisible, textbox } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";
import type { TaskJson } from "@/lib/tasks/present/task";

export const cardOf = (title: string): Locator =>
  page.getByRole("article").getByRole("link", { name: title, exact: true });

export const property = (name: string): Locator =>
  button(new RegExp(`^${name}:`), page.getByRole("region", { name: "Properties" }));
export const pickerOf = (name: string): Locator => dialogOf(new RegExp(`^${name}:`));

/** A board with one task. */
export function aTaskOnServer(fields: Partial<TaskJson> = {}, options: Parameters<typeof aBoardOnServer>[0] = {}) {
  const { title = "Rent a van" } = fields;
  const world = aBoardOnServer({ tasks: { "To do": [{ ...fields, title }] }, ...options });
  return { world, task: world.task(title), change: `PUT ${world.path}/tasks/{task}` };
}

export async function openTaskDialog(world: BoardOnServer, title = "Rent a van") {
  await showBoard(world);
  await cardOf(title).click();
}

export async function closeTaskDialog() {
  await button("Close", dialogOf("Rent a van")).first().click();
  await expectGone(dialogOf("Rent a van"));
}

export const writing = (): Locator => textbox("Description");
export const tools = (): Locator => page.getByRole("toolbar", { name: "Formatting" });

/** Waits until the editor takes keys. */
export async function beginWriting(name = "Edit description") {
  await button(name).click();
  await untilWriting();
}

export async function untilWriting() {
  await expectVisible(tools());
  await expectFocus(writing());
}

/** All changes of descriptions and titles that were sent, the oldest first. */
export const sentTexts = (world: BoardOnServer): string[] =>
  server.bodies(`PUT ${world.path}/tasks/{task}`).map(({ value }) => value);

/** Makes the fake server refuse texts that are based on an outdated one. */
export function compareTexts(world: BoardOnServer) {
  const by = {
    changed_by: { ID: world.max.ID, display_name: world.max.display_name },
    changed_at: new Date().toISOString(),
  };
  server.answer(`PUT ${world.path}/tasks/{task}`, ({ params, body: { property, value, expected_value } }) => {
    const id = Number(params.task);
    const current = property === "title" ? world.stored(id).title : world.stored(id).description;
    if (current !== expected_value)
      return Response.json(
        { code: "rest_conflict", message: "Somebody changed it.", data: { status: 409, current, ...by } },
        { status: 409 },
      );

    world.change(id, { [property]: value });
    return { message: "Task has been updated", task: world.stored(id), updatedTasks: [] };
  });
}

/** Whether the browser would ask before leaving the page. */
export const asksBeforeLeaving = (): boolean => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

/** Clicks synchronously, without the delay of a real click. */
export const pressNow = (what: Locator): boolean =>
  what.element().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

export const press = (keys: string): Promise<void> => userEvent.keyboard(keys);
