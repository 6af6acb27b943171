import type { CustomFieldType } from "@/generated/prisma/client";

export const FIELD_TYPES = ["text", "number", "select", "multi-select", "checkbox", "date"] as const;
export type FieldTypeName = (typeof FIELD_TYPES)[number];

export const typeNamed = (name: FieldTypeName): CustomFieldType => (name === "multi-select" ? "multi_select" : name);

export const nameOfType = (type: CustomFieldType): FieldTypeName => (type === "multi_select" ? "multi-select" : type);

export const hasOptions = (type: CustomFieldType): boolean => type === "select" || type === "multi_select";
