import type { StageJson } from "@/lib/stages/present";
import type { TaskCardJson } from "@/lib/tasks/present/task";

export type StageRule = Pick<StageJson, "id"> & { settings: Pick<StageJson["settings"], "default_task_status"> };

/**
 * Mirrors the server: a stage of closed tasks closes what enters it; a stage of open tasks reopens what leaves a
 * closed one.
 */
export function statusAfterMove(status: string, from: number | null, to: number, stages: readonly StageRule[]): string {
  if (from === to) return status;

  const next = statusIn(to, stages);
  const comesFromDone = statusIn(from, stages) === "closed";
  return next === "closed" || (next === "open" && comesFromDone) ? next : status;
}

/** Status of new tasks in the stage; undefined when the stage is unknown. */
export const statusIn = (stageId: number | null, stages: readonly StageRule[]): string | undefined =>
  stages.find(({ id }) => id === stageId)?.settings.default_task_status;

/** The first stage that closes what enters it, for a task that is in none; null for subtasks and without such a stage. */
export function doneStageFor(
  { stage_id, parent_id, archived_at }: Pick<TaskCardJson, "stage_id" | "parent_id" | "archived_at">,
  stages: readonly StageJson[],
): StageJson | null {
  if (stage_id === null || parent_id !== null || archived_at !== null) return null;
  if (statusIn(stage_id, stages) === "closed") return null;

  const isForDone = (stage: StageJson) =>
    stage.id > 0 && stage.archived_at === null && stage.settings.default_task_status === "closed";
  return stages.find(isForDone) ?? null;
}
