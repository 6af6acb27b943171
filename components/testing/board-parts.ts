import { expect } from "vitest";
import { page } from "vitest/browser";
import type { BoardOnServer } from "@/components/testing/board";
import { live } from "@/components/testing/live";
import { aField, aLabel } from "@/components/testing/records";
import { button, dialogOf, expectVisible } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import type { CustomFieldJson } from "@/lib/custom-fields/present";
import { withValue } from "@/components/board-store/edits/custom-field-edits";
import type { LabelJson } from "@/lib/labels/present";

export async function openFromMenu(item: string) {
  await button("Actions for this board").click();
  await page.getByRole("menuitem", { name: item }).click();
  const dialog = dialogOf(item);
  await expectVisible(dialog);
  return dialog;
}

export async function act(title: string, ...items: string[]) {
  await page.getByRole("button", { name: `Actions for ${title}`, exact: true }).click();
  for (const item of items) await page.getByRole("menuitem", { name: item, exact: true }).click();
  await expect.poll(() => page.getByRole("menu").elements()).toEqual([]);
}

/** Custom fields of a board on the fake server, and their values in tasks. */
export function answerFields(world: BoardOnServer) {
  let fields = world.board.custom_fields;
  const change = (id: string | undefined, to: Partial<CustomFieldJson>) =>
    (fields = fields.map((field) => (field.id === Number(id) ? { ...field, ...to } : field)));
  const settingsOf = (type: string, options: string[]) => aField("", type, options).settings;

  server.answer(`GET ${world.path}`, () => ({ board: { ...world.board, custom_fields: fields } }));
  server.answer(`GET ${world.path}/custom-fields`, () => ({ customFields: fields }));
  server.answer(`POST ${world.path}/custom-field`, ({ body: { customField } }) => {
    const field = aField(customField.title, customField.type, customField.options);
    fields = [...fields, field];
    return { customField: field };
  });
  server.answer(`PUT ${world.path}/custom-field/{field}`, ({ params, body: { customField } }) =>
    change(params.field, { title: customField.title, settings: settingsOf(customField.type, customField.options) }),
  );
  server.answer(
    `DELETE ${world.path}/custom-field/{field}`,
    ({ params }) => (fields = fields.filter(({ id }) => id !== Number(params.field))),
  );
  server.answer(`PUT ${world.path}/custom-field/{field}/update-position`, ({ params, body }) => {
    const others = fields.filter(({ id }) => id !== Number(params.field));
    fields = others.toSpliced(body.newIndex - 1, 0, ...fields.filter(({ id }) => id === Number(params.field)));
  });
  server.answer(`POST ${world.path}/tasks/{task}/custom-fields`, ({ params, body }) => {
    const [id, { task_custom_fields: values = [] }] = [Number(params.task), world.stored(Number(params.task))];
    world.put(id, { task_custom_fields: withValue(values, id, body.custom_field_id, body.value) });
    return {};
  });

  const announce = () => live.changed({ board: world.board.id, what: ["board"] });
  return {
    titles: () => fields.map(({ title }) => title),
    addByOther(title: string, type: string) {
      fields = [...fields, aField(title, type)];
      announce();
    },
    removeByOther(title: string) {
      fields = fields.filter((field) => field.title !== title);
      announce();
    },
  };
}

/** Labels of a board on the fake server. */
export function answerLabels(world: BoardOnServer) {
  let labels = world.board.labels;
  const colors = ({
    label,
    bg_color,
    color,
    color_preset,
  }: {
    label: string;
    bg_color?: string;
    color?: string;
    color_preset?: string;
  }): Partial<LabelJson> => ({
    title: label || null,
    ...(color_preset ? { settings: { color_preset } } : { bg_color, color: color ?? null, settings: null }),
  });

  server.answer(`GET ${world.path}`, () => ({ board: { ...world.board, labels } }));
  server.answer(`GET ${world.path}/labels`, () => ({ labels }));
  server.answer(`POST ${world.path}/labels`, ({ body }) => {
    const label = aLabel("", colors(body));
    labels = [...labels, label];
    return { label };
  });
  server.answer(
    `PUT ${world.path}/labels/{label}`,
    ({ params, body }) =>
      (labels = labels.map((label) => (label.id === Number(params.label) ? { ...label, ...colors(body) } : label))),
  );

  return {
    removeByOther(title: string) {
      labels = labels.filter((label) => label.title !== title);
      live.changed({ board: world.board.id, what: ["board", "labels"] });
    },
  };
}
