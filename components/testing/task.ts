import { type Locator, page, userEvent } from "vitest/browser";
import type { BoardOnServer } from "@/components/testing/board";
import { button, expectFocus, expectVisible, textbox } from "@/components/testing/screen";
import { server } from "@/components/testing/server";

export const cardOf = (title: string): Locator =>
  page.getByRole("article").getByRole("link", { name: title, exact: true });

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
  server.requests(`PUT ${world.path}/tasks/{task}`).map(({ body }) => body.value);

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

export function pasteWords(text: string) {
  const transfer = new DataTransfer();
  transfer.setData("text/plain", text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true, cancelable: true }),
  );
}

/** Whether the browser would ask before leaving the page. */
export const asksBeforeLeaving = (): boolean => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

/** Clicks synchronously, without the delay of a real click. */
export const pressNow = (what: Locator): boolean =>
  what.element().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

export const press = (keys: string): Promise<void> => userEvent.keyboard(keys);
