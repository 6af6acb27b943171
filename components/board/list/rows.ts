import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { TaskGroup } from "@/components/board/list/groups/grouped-tasks";
import type { DragItem } from "@/components/board/drag/view";
import { rowIdOf } from "@/components/drag/item-id";

/** A task in one of its groups. */
export interface ListRow extends DragItem {
  /** Differs from the task's id in all but the first of its groups. */
  id: number;
  /** The id of the group. */
  stage_id: number | null;
  task: StoredTask;
}

/** Group id to its rows. */
export type RowsOf = ReturnType<typeof newRowCache>;

/** Rows of tasks that have not changed stay the same objects and do not render again. */
export function newRowCache() {
  const known = new WeakMap<StoredTask, ListRow[]>();

  function rowOf(task: StoredTask, groupId: number, occurrence: number): ListRow {
    const rows = known.get(task) ?? [];
    const id = rowIdOf(task.id, occurrence);
    const found = rows.find((row) => row.id === id && row.stage_id === groupId);
    if (found) return found;
    const row = { id, title: task.title, position: task.position, stage_id: groupId, task };
    known.set(task, [...rows, row]);
    return row;
  }

  /** Group id to its rows. */
  return (groups: readonly TaskGroup[]): ReadonlyMap<number, readonly ListRow[]> => {
    const occurrences = new Map<number, number>();
    return new Map(
      groups.map(({ id: groupId, tasks }) => [
        groupId,
        tasks.map((task) => {
          const occurrence = occurrences.get(task.id) ?? 0;
          occurrences.set(task.id, occurrence + 1);
          return rowOf(task, groupId, occurrence);
        }),
      ]),
    );
  };
}
