import { z } from "zod";
import { DARK_TEXT, LABEL_PRESETS } from "@/lib/boards/palette";
import { Invalid } from "@/lib/errors";
import { hexColor, id, optional, title } from "@/lib/http/types";
import { cut } from "@/lib/text";

const TITLE_LENGTH = 100;

const preset = z.unknown().meta({ type: "string", enum: LABEL_PRESETS.map(({ id }) => id) }).transform((value) => {
  const found = LABEL_PRESETS.find(({ id }) => id === value);
  if (!found) throw new Invalid("Invalid label color preset", { params: { color_preset: "Invalid label color preset" } });
  return { color: found.light_text_color, bgColor: found.light_bg_color, colorPreset: found.id };
});

const given = z.object({ label: optional(title), color: optional(hexColor), bg_color: optional(hexColor), color_preset: optional(preset) });

/** A preset stands in for both colours. */
function readLabel({ label, color, bg_color, color_preset }: z.infer<typeof given>, ctx: z.core.$RefinementCtx) {
  const named = { title: label ? cut(label, TITLE_LENGTH) : null };
  if (color_preset) return { ...named, ...color_preset };
  if (color && bg_color) return { ...named, color, bgColor: bg_color, colorPreset: null };

  for (const [name, value] of Object.entries({ color, bg_color })) if (!value) ctx.addIssue({ code: "custom", path: [name], params: { rule: "required" } });
  return z.NEVER;
}

/** Document 1, 4.6: POST labels. */
export const CreateLabel = given.transform(readLabel);
export type CreateLabel = z.infer<typeof CreateLabel>;

/** One of the labels that a new board begins with: its text is dark where no colour is given. */
export const FirstLabel = given.extend({ title: optional(title) }).transform(({ title: name, ...label }, ctx) => readLabel({ ...label, label: label.label ?? name, color: label.color ?? DARK_TEXT }, ctx));

/** Document 1, 4.6: POST labels/task. */
export const AttachLabel = z.object({ taskId: id, labelId: id });
export type AttachLabel = z.infer<typeof AttachLabel>;
