import type { StageJson } from "@/lib/stages/present";

/** What a stage says of the tasks that come into it. */
export type StageRule = Pick<StageJson, "id"> & { settings: Pick<StageJson["settings"], "default_task_status"> };

/** As the server does: a stage of done tasks closes what comes, one of open tasks reopens what comes out of a stage of done ones. */
export function statusAfterMove(status: string, from: number | null, to: number, stages: readonly StageRule[]): string {
  if (from === to) return status;

  const next = statusIn(to, stages);
  const comesFromDone = statusIn(from, stages) === "closed";
  return next === "closed" || (next === "open" && comesFromDone) ? next : status;
}

/** Of what is made there; undefined where the stage is not known. */
export const statusIn = (stageId: number | null, stages: readonly StageRule[]): string | undefined =>
  stages.find(({ id }) => id === stageId)?.settings.default_task_status;
