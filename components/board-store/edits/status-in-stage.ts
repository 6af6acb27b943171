import type { StageJson } from "@/lib/stages/present";
import { statusOnArrival } from "@/lib/tasks/move/status-on-arrival";

/** The status that a stage gives to the tasks that come into it. */
export type StageRule = Pick<StageJson, "id"> & { settings: Pick<StageJson["settings"], "default_task_status"> };

/** The status that the server will give a task; a stage that is not known leaves it as it is. */
export function statusAfterMove(status: string, from: number | null, to: number, stages: readonly StageRule[]): string {
  const next = statusIn(to, stages);
  return from === to || next === undefined ? status : statusOnArrival(status, statusIn(from, stages), next);
}

/** The status of a task that is created there; undefined where the stage is not known. */
export const statusIn = (stageId: number | null, stages: readonly StageRule[]): string | undefined =>
  stages.find(({ id }) => id === stageId)?.settings.default_task_status;
