import "server-only";
import type { Label } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { transaction } from "@/lib/db";
import { labelSnapshot } from "@/lib/labels/present";
import type { UpdateLabel } from "@/lib/labels/inputs";
import { lockLabel, touchLabelledTasks } from "@/lib/labels/lock";
import type { CurrentUser } from "@/lib/users/current-user";

export async function updateLabel(found: Label, input: UpdateLabel, actor: CurrentUser): Promise<Label> {
  return transaction(async (tx) => {
    const before = await lockLabel(tx, found);
    const to = changedLabel(before, input);
    if (before.title === to.title && before.colorPreset === to.colorPreset && !isRecolored(before, to)) return before;

    const label = await tx.label.update({ where: { id: before.id }, data: to });
    await touchLabelledTasks(tx, label);
    await recordActivity(tx, actor, {
      boardId: label.boardId,
      event: "updated label",
      settings: labelSnapshot(label),
    });
    return label;
  });
}

type LabelStyle = Pick<Label, "title" | "color" | "bgColor" | "colorPreset">;

/** Custom colours end the preset. */
function changedLabel(before: Label, input: UpdateLabel): LabelStyle {
  const {
    title = before.title,
    color = before.color,
    bgColor = before.bgColor,
    colorPreset = before.colorPreset,
  } = input;
  const to = { title, color, bgColor, colorPreset };
  return input.colorPreset === undefined && isRecolored(before, to) ? { ...to, colorPreset: null } : to;
}

const isRecolored = (one: LabelStyle, other: LabelStyle): boolean => colorsOf(one) !== colorsOf(other);

const colorsOf = ({ color, bgColor }: LabelStyle): string => `${color} on ${bgColor}`.toLowerCase();
