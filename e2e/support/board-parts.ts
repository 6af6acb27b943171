import type { Locator, Page } from "@playwright/test";
import { type MadeBoard } from "./boards";
import { send } from "./people";

/** Opens a dialog from the board's menu. */
export async function openFromMenu(page: Page, item: string): Promise<Locator> {
  await page.getByRole("button", { name: "Actions for this board" }).click();
  await page.getByRole("menuitem", { name: item }).click();
  return page.getByRole("dialog", { name: item, exact: true });
}

export interface MadeField {
  id: number;
  title: string;
}

/** Adds a custom field as the administrator. */
export async function aField({ id }: MadeBoard, title: string, type: string, options?: string[]): Promise<MadeField> {
  const { customField } = await send("POST", `/boards/v2/projects/${id}/custom-field`, {
    customField: { title, type, options },
  });
  return { id: customField.id, title };
}

/** A task's values by custom field, as the API returns them. */
export async function valuesOf({ id }: MadeBoard, task: { id: number }): Promise<Record<number, unknown>> {
  const { customFields } = await send("GET", `/boards/v2/projects/${id}/tasks/${task.id}/custom-fields`);
  return Object.fromEntries(
    customFields.map(({ foreign_id, settings }: { foreign_id: number; settings: { value: unknown } }) => [
      foreign_id,
      settings.value,
    ]),
  );
}

export async function titlesOfFields({ id }: MadeBoard): Promise<string[]> {
  const { customFields } = await send("GET", `/boards/v2/projects/${id}/custom-fields`);
  return customFields.map(({ title }: { title: string }) => title);
}
