import type { TaskCardJson } from "@/lib/tasks/present/task";
import type { StageWindow } from "@/components/board-store/edits/loaded-tasks";

/** Position and number of the unloaded tasks among the loaded ones of a stage. */
export function unloadedGapIn(
  tasks: readonly Pick<TaskCardJson, "position">[],
  { total, end }: StageWindow,
): { at: number; size: number } {
  const tail = end?.tail;
  const at = tail === undefined ? tasks.length : tasks.filter(({ position }) => Number(position) < tail).length;
  return { at, size: end ? Math.max(0, total - tasks.length) : 0 };
}

export const indexWithGap = ({ at, size }: ReturnType<typeof unloadedGapIn>, index: number): number =>
  index < at ? index : index + size;
