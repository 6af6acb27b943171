import type { CustomField } from "@/generated/prisma/client";
import { isoDate } from "@/lib/dates";

export function presentCustomField(field: CustomField) {
  return {
    id: field.id,
    board_id: field.boardId,
    title: field.title,
    slug: field.slug,
    type: "custom-field",
    position: field.position.toFixed(2),
    color: null,
    bg_color: null,
    settings: { custom_field_type: field.type === "multi_select" ? "multi-select" : (field.type as string), ...(field.options.length > 0 && { select_options: field.options }) },
    archived_at: null,
    created_at: isoDate(field.createdAt),
    updated_at: isoDate(field.updatedAt),
  };
}
