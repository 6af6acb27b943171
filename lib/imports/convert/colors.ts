import { LABEL_PRESETS } from "@/lib/labels/presets";

type PresetId = (typeof LABEL_PRESETS)[number]["id"];
type Hue = PresetId extends `${infer Name}-${string}` ? Name : never;
export type Tone = "soft" | "bold" | "strong";

/** The colors of a label, as the board document has them. */
export function labelColors(hue: Hue, tone: Tone) {
  const preset = LABEL_PRESETS.find(({ id }) => id === `${hue}-${tone}`);
  if (!preset) throw new Error(`There is no color ${hue}-${tone}.`);
  return { color: preset.light_text_color, bg_color: preset.light_bg_color, color_preset: preset.id };
}

export const NO_COLOR = labelColors("gray", "soft");

export type { Hue };
