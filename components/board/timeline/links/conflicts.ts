import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { type Bar, barOf } from "@/components/board/timeline/geometry/bar";
import type { Link } from "@/components/board/timeline/geometry/links";
import type { Day } from "@/components/board/timeline/geometry/days";

/** It starts before the other one is due; without these dates there is nothing to compare. */
export const isConflict = (before: Bar | null, after: Bar | null): boolean =>
  before !== null && after !== null && before.kind !== "start" && after.from <= before.to;

/** Ids of the tasks that start before one that blocks them is due. */
export function conflictingIds(
  links: readonly Link[],
  tasks: Readonly<Record<number, StoredTask>>,
  { timeZone, today }: { timeZone: string; today: Day },
): ReadonlySet<number> {
  const barWith = (id: number) => {
    const task = tasks[id];
    return task ? barOf(task, timeZone, today) : null;
  };
  return new Set(
    links
      .filter(({ predecessor_id, successor_id }) => isConflict(barWith(predecessor_id), barWith(successor_id)))
      .map(({ successor_id }) => successor_id),
  );
}
