import type { CustomFieldType } from "@/generated/prisma/client";

/** The six types in the words of the API. */
export const FIELD_TYPES = ["text", "number", "select", "multi-select", "checkbox", "date"] as const;
export type FieldTypeName = (typeof FIELD_TYPES)[number];

export const typeNamed = (name: FieldTypeName): CustomFieldType => (name === "multi-select" ? "multi_select" : name);

export const nameOfType = (type: CustomFieldType): FieldTypeName => (type === "multi_select" ? "multi-select" : type);

/** Whether its values are chosen from its options. */
export const hasOptions = (type: CustomFieldType): boolean => type === "select" || type === "multi_select";
