import type { CustomFieldJson, FieldValueJson } from "@/lib/custom-fields/present";
import type { FieldTypeName } from "@/lib/custom-fields/types";

export type FieldEdit =
  | { kind: "create-field"; id: number; title: string; type: FieldTypeName; options: string[] }
  | { kind: "change-field"; fieldId: number; title: string; type: string; options: string[] }
  /** `index` counts from 1. */
  | { kind: "move-field"; fieldId: number; index: number }
  | { kind: "delete-field"; fieldId: number };

/** A new field appears only after the server has created it. */
export function withFieldEdit(fields: readonly CustomFieldJson[], edit: FieldEdit): CustomFieldJson[] {
  switch (edit.kind) {
    case "change-field":
      return fields.map((field) => (field.id === edit.fieldId ? withTexts(field, edit) : field));
    case "move-field":
      return moved(fields, edit.fieldId, edit.index - 1);
    case "delete-field":
      return fields.filter(({ id }) => id !== edit.fieldId);
    default:
      return [...fields];
  }
}

const withTexts = (
  field: CustomFieldJson,
  { title, options }: { title: string; options: string[] },
): CustomFieldJson => ({
  ...field,
  title,
  settings: { ...field.settings, ...(options.length > 0 && { select_options: options }) },
});

function moved(fields: readonly CustomFieldJson[], id: number, at: number): CustomFieldJson[] {
  const field = fields.find((each) => each.id === id);
  return field ? fields.filter((each) => each !== field).toSpliced(at, 0, field) : [...fields];
}

export function withValue(
  values: readonly FieldValueJson[],
  taskId: number,
  fieldId: number,
  value: FieldValueJson["settings"]["value"],
): FieldValueJson[] {
  const before = values.find(({ foreign_id }) => foreign_id === fieldId);
  const others = values.filter((each) => each !== before);
  return value === null
    ? others
    : [...others, { ...(before ?? BLANK), object_id: taskId, foreign_id: fieldId, settings: { value } }];
}

const BLANK: FieldValueJson = {
  id: 0,
  object_id: 0,
  object_type: "task_custom_field",
  foreign_id: 0,
  settings: { value: null },
  preferences: null,
  created_at: "",
  updated_at: "",
};
