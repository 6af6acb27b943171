import type { Label } from "@/generated/prisma/client";
import { isoDate } from "@/lib/dates/dates";
import type { LabelOnTask } from "@/lib/labels/list";
import { pivotOf } from "@/lib/tasks/present/links";

export type LabelJson = ReturnType<typeof presentLabel>;

/** Raw statements return the position as a number, Prisma as a decimal. */
export type AnyLabel = Omit<Label, "position"> & { position: { toFixed(places: number): string } };

export function presentLabel(label: AnyLabel) {
  return {
    id: label.id,
    board_id: label.boardId,
    title: label.title,
    slug: label.slug,
    type: "label",
    position: label.position.toFixed(2),
    color: label.color,
    bg_color: label.bgColor,
    settings: label.colorPreset ? { color_preset: label.colorPreset } : null,
    archived_at: null,
    created_at: isoDate(label.createdAt),
    updated_at: isoDate(label.updatedAt),
  };
}

export const presentTaskLabel = ({ label, taskId, labelId, createdAt }: LabelOnTask) => ({
  ...presentLabel(label),
  pivot: pivotOf(taskId, [labelId, createdAt.toISOString(), taskId]),
});

/** Activity keeps a copy, since the label can change or be deleted. */
export const labelSnapshot = ({ bgColor, color, title }: Label) => ({ bg_color: bgColor, color, title });
