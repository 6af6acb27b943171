import { expect } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import type { BoardOnServer } from "@/components/testing/board";
import { server } from "@/components/testing/server";

export const dialogOf = (title: string): Locator => page.getByRole("dialog", { name: title, exact: true });
export const cardOf = (title: string): Locator =>
  page.getByRole("article").getByRole("link", { name: title, exact: true });

export const writing = (): Locator => page.getByRole("textbox", { name: "Description" });
export const tools = (): Locator => page.getByRole("toolbar", { name: "Formatting" });

/** Opens the editor of a description, and waits until it takes keys. */
export async function beginWriting(button = "Edit description") {
  await page.getByRole("button", { name: button }).click();
  await untilWriting();
}

export async function untilWriting() {
  await expect.element(tools()).toBeVisible();
  await expect.element(writing()).toHaveFocus();
}

/** What changes of the description and the title were sent, the oldest first. */
export const sentTexts = (world: BoardOnServer): string[] =>
  server.requests(`PUT ${world.path}/tasks/{task}`).map(({ body }) => body.value);

/** From now on a text is refused that was begun from another one than the server has; the refusal names who wrote that. */
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

/** Pastes words as if they came from another program. */
export function pasteWords(words: string) {
  const transfer = new DataTransfer();
  transfer.setData("text/plain", words);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true, cancelable: true }),
  );
}

/** Whether the browser would ask before this page is left. */
export const asksBeforeLeaving = (): boolean => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

/** Without asking the browser, which takes its time. */
export const pressNow = (what: Locator): boolean =>
  what.element().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

export const press = (keys: string): Promise<void> => userEvent.keyboard(keys);
