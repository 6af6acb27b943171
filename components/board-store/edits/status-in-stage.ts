import type { StageJson } from "@/lib/stages/present";

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
