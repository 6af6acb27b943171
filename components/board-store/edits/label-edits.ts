import type { LabelJson } from "@/lib/labels/present";

export type LabelEdit =
  | { kind: "create-label"; id: number; draft: LabelDraft }
  | { kind: "change-label"; labelId: number; draft: LabelDraft }
  | { kind: "delete-label"; labelId: number };

export interface LabelDraft {
  title: string;
  /** Id of a preset; null for custom colours, which stay. */
  preset: string | null;
  background: string;
  color: string | null;
}

/** A new label appears only after the server has created it. */
export function withLabelEdit(labels: readonly LabelJson[], edit: LabelEdit): LabelJson[] {
  if (edit.kind === "create-label") return [...labels];
  if (edit.kind === "delete-label") return labels.filter(({ id }) => id !== edit.labelId);
  return labels.map((label) => (label.id === edit.labelId ? withDraft(label, edit.draft) : label));
}

const withDraft = (label: LabelJson, { title, preset, background, color }: LabelDraft): LabelJson => ({
  ...label,
  title: title || null,
  bg_color: background,
  color,
  settings: preset === null ? null : { color_preset: preset },
});
