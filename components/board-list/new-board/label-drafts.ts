import { DEFAULT_LABELS, LABEL_COLORS, LABEL_TEXT_COLORS } from "@/lib/boards/palette";

/** A label of a board that is not created yet; `color` is a name of the palette. */
export interface LabelDraft {
  key: number;
  title: string;
  color: string;
}

export const defaultLabels = (): LabelDraft[] =>
  DEFAULT_LABELS.map(({ slug }, key) => ({ key, title: "", color: slug }));

export function withLabel(labels: readonly LabelDraft[]): LabelDraft[] {
  const taken = new Set(labels.map(({ color }) => color));
  const color = LABEL_NAMES.find((name) => !taken.has(name)) ?? "green";
  return [...labels, { key: Math.max(-1, ...labels.map(({ key }) => key)) + 1, title: "", color }];
}

/** Regular tones first, because people are used to them. */
export const LABEL_NAMES = Object.keys(LABEL_COLORS).sort(
  (one, other) => Number(one.includes("_")) - Number(other.includes("_")),
);

export const colorName = (color: string): string => color.split("_").reverse().join(" ");

export const labelInputs = (labels: readonly LabelDraft[]) =>
  labels.map(({ title, color }) => ({
    title: title.trim(),
    bg_color: LABEL_COLORS[color] ?? "",
    color: LABEL_TEXT_COLORS[color] ?? "",
  }));
