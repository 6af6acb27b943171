import { DEFAULT_LABELS, LABEL_COLORS, LABEL_HUES, LABEL_TEXT_COLORS } from "@/lib/labels/colors";

/** Regular tones first, because people are used to them. */
export const LABEL_NAMES = [...LABEL_HUES, ...LABEL_HUES.flatMap((hue) => [`${hue}_dark`, `${hue}_light`] as const)];

/** A label of a board that is not created yet; `color` is a name of the palette. */
export interface LabelDraft {
  key: number;
  title: string;
  color: (typeof LABEL_NAMES)[number];
}

export const defaultLabels = (): LabelDraft[] =>
  DEFAULT_LABELS.map(({ slug }, key) => ({ key, title: "", color: slug }));

export function withLabel(labels: readonly LabelDraft[]): LabelDraft[] {
  const taken = new Set(labels.map(({ color }) => color));
  const color = LABEL_NAMES.find((name) => !taken.has(name)) ?? "green";
  return [...labels, { key: Math.max(-1, ...labels.map(({ key }) => key)) + 1, title: "", color }];
}

export const labelInputs = (labels: readonly LabelDraft[]) =>
  labels.map(({ title, color }) => ({
    title: title.trim(),
    bg_color: LABEL_COLORS[color] ?? "",
    color: LABEL_TEXT_COLORS[color] ?? "",
  }));
