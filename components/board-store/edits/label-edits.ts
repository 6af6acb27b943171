import type { LabelJson } from "@/lib/labels/present";

/** What a person did to a board's labels and the server has not confirmed yet. */
export type LabelEdit =
  | { kind: "create-label"; id: number; draft: LabelDraft }
  | { kind: "change-label"; labelId: number; draft: LabelDraft }
  | { kind: "delete-label"; labelId: number };

/** Without a name the colour alone says what it is. */
export interface LabelDraft {
  title: string;
  /** Id of a preset; null for colours of its own, which stay. */
  preset: string | null;
  background: string;
  color: string | null;
}

/** What the screen shows while the edit is on its way; a new label is shown when it is made. */
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
