import type { CustomField, CustomFieldValue, Prisma } from "@/generated/prisma/client";
import { nameOfType } from "@/lib/custom-fields/types";
import { isoDate } from "@/lib/dates/dates";

export type CustomFieldJson = ReturnType<typeof presentCustomField>;
export type FieldValueJson = ReturnType<typeof presentFieldValue>;

/** Raw statements return the position as a number, Prisma as a decimal. */
export type AnyCustomField = Omit<CustomField, "position"> & { position: { toFixed(places: number): string } };

export function presentCustomField(field: AnyCustomField) {
  return {
    id: field.id,
    board_id: field.boardId,
    title: field.title,
    slug: field.slug,
    type: "custom-field",
    position: field.position.toFixed(2),
    color: null,
    bg_color: null,
    settings: {
      custom_field_type: nameOfType(field.type) as string,
      ...(field.options.length > 0 && { select_options: field.options }),
    },
    archived_at: null,
    created_at: isoDate(field.createdAt),
    updated_at: isoDate(field.updatedAt),
  };
}

interface FieldValueRow {
  id: number;
  taskId: number;
  fieldId: number;
  value: Prisma.JsonValue;
  createdAt: string;
  updatedAt: string;
}

export function presentFieldValueRow({ id, taskId, fieldId, value, createdAt, updatedAt }: FieldValueRow) {
  return {
    id,
    object_id: taskId,
    object_type: "task_custom_field",
    foreign_id: fieldId,
    settings: { value: presentValue(value) },
    preferences: null,
    created_at: createdAt,
    updated_at: updatedAt,
  };
}

/** Each field stores only values of its type. */
export const presentValue = (value: Prisma.JsonValue) => value as string | number | boolean | string[] | null;

export const presentFieldValue = ({ customFieldId, createdAt, updatedAt, ...row }: CustomFieldValue) =>
  presentFieldValueRow({
    ...row,
    fieldId: customFieldId,
    createdAt: isoDate(createdAt),
    updatedAt: isoDate(updatedAt),
  });
