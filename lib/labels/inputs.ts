import { z } from "zod";
import { DARK_TEXT, LABEL_PRESETS } from "@/lib/labels/presets";
import { Invalid } from "@/lib/errors";
import { parameter } from "@/lib/http/input/parameter";
import { hexColor, id, line, optional } from "@/lib/http/input/types";
import { cut } from "@/lib/text/text";

const TITLE_LENGTH = 100;

const name = line.transform((text) => cut(text, TITLE_LENGTH) || null);

const preset = parameter({ type: "string", enum: LABEL_PRESETS.map(({ id }) => id) }).transform((value) => {
  const found = LABEL_PRESETS.find(({ id }) => id === value);
  if (!found)
    throw new Invalid("Invalid label color preset", { params: { color_preset: "Invalid label color preset" } });
  return { color: found.light_text_color, bgColor: found.light_bg_color, colorPreset: found.id };
});

const labelFields = z.object({
  label: name.optional(),
  color: optional(hexColor),
  bg_color: optional(hexColor),
  color_preset: optional(preset),
});

function readLabel({ label, color, bg_color, color_preset }: z.infer<typeof labelFields>, ctx: z.core.$RefinementCtx) {
  const named = { title: label ?? null };
  if (color_preset) return { ...named, ...color_preset };
  if (color && bg_color) return { ...named, color, bgColor: bg_color, colorPreset: null };

  refuseMissing({ color, bg_color }, ctx);
  return z.NEVER;
}

function refuseMissing(colors: Record<string, string | undefined>, ctx: z.core.$RefinementCtx) {
  for (const [field, value] of Object.entries(colors))
    if (!value) ctx.addIssue({ code: "custom", path: [field], params: { rule: "required" } });
}

/** POST labels. */
export const CreateLabel = labelFields.transform(readLabel);
export type CreateLabel = z.infer<typeof CreateLabel>;

/** A label of a new board; the text is dark by default. */
export const InitialLabel = labelFields
  .extend({ title: name.optional() })
  .transform(({ title, ...label }, ctx) =>
    readLabel({ ...label, label: label.label ?? title, color: label.color ?? DARK_TEXT }, ctx),
  );

/** A label of a template, possibly changed or new, for a board that is made from it. */
export const LabelFromTemplate = labelFields
  .extend({ title: name.optional(), source_id: optional(id) })
  .transform(({ title, source_id, ...label }, ctx) => ({
    ...readLabel({ ...label, label: label.label ?? title, color: label.color ?? DARK_TEXT }, ctx),
    sourceId: source_id ?? null,
  }));

/** PUT labels/{label_id} (compatibility.md, C7). Omitted fields stay; an empty preset removes the preset and needs both
 * colours. */
export const UpdateLabel = labelFields
  .extend({ color_preset: z.union([z.literal(""), optional(preset)]) })
  .transform(({ label, color, bg_color, color_preset }, ctx) => {
    if (color_preset) return { title: label, ...color_preset };

    const losesPreset = color_preset === "";
    if (losesPreset || [label, color, bg_color].every((value) => value === undefined))
      refuseMissing(losesPreset ? { color, bg_color } : { bg_color }, ctx);
    return { title: label, color, bgColor: bg_color, colorPreset: losesPreset ? null : undefined };
  });
export type UpdateLabel = z.infer<typeof UpdateLabel>;

/** POST labels/task. */
export const AttachLabel = z.object({ taskId: id, labelId: id });
export type AttachLabel = z.infer<typeof AttachLabel>;
