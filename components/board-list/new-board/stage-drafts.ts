import type { Translate } from "@/lib/i18n/translate";

/** The last one of each closes tasks. */
const DEFAULT_STAGES = {
  "to-do": ["open", "inProgress", "completed"],
  roadmap: ["pending", "underConsideration", "planned", "launched"],
} as const;

export type BoardType = keyof typeof DEFAULT_STAGES;

export interface StageDraft {
  /** Stays the same when title and place change. */
  key: number;
  title: string;
  /** Tasks in it are done. */
  closes: boolean;
}

export const defaultStages = (type: BoardType, t: Translate<"boards.defaultStages">): StageDraft[] =>
  DEFAULT_STAGES[type].map((stage, key, { length }) => ({ key, title: t(stage), closes: key === length - 1 }));

/** Inserts a stage after index `at`. */
export function withStageAfter(stages: readonly StageDraft[], at: number): { stages: StageDraft[]; key: number } {
  const key = Math.max(-1, ...stages.map((stage) => stage.key)) + 1;
  return { stages: stages.toSpliced(at + 1, 0, { key, title: "", closes: false }), key };
}

export const withStage = (stages: readonly StageDraft[], key: number, changed: Partial<StageDraft>): StageDraft[] =>
  stages.map((stage) => (stage.key === key ? { ...stage, ...changed } : stage));

export function withStageMoved(stages: readonly StageDraft[], key: number, by: -1 | 1): StageDraft[] {
  const from = stages.findIndex((stage) => stage.key === key);
  const [moved, to] = [stages[from], from + by];
  return moved && to >= 0 && to < stages.length ? stages.toSpliced(from, 1).toSpliced(to, 0, moved) : [...stages];
}

/** In the form of the API; drafts without a title are left out. */
export const stageInputs = (stages: readonly StageDraft[]) =>
  stages.flatMap(({ title, closes }) =>
    title.trim() === "" ? [] : [{ title: title.trim(), status: closes ? "closed" : "open" }],
  );
