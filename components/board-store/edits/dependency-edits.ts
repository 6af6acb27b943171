import { isBlocking, type TaskRecord } from "@/components/board-store/edits/blocking";
import type { DependencyJson, RelatedTaskJson, RelatedTasks } from "@/lib/dependencies/present";
import type { TaskJson } from "@/lib/tasks/present/task";

/** The successor waits for the predecessor. */
interface Pair {
  predecessorId: number;
  successorId: number;
}

export type DependencyEdit =
  /** `isBlocking`: the predecessor is open. `other` is the task that was chosen, which may not be loaded. */
  | ({ kind: "add-dependency"; isBlocking: boolean; other?: RelatedTaskJson } & Pair)
  | ({ kind: "remove-dependency" } & Pair);

/** What the server has changed. */
export interface DependencyChange {
  added?: DependencyJson;
  removed?: Pick<DependencyJson, "predecessor_id" | "successor_id">;
}

type Ends = NonNullable<DependencyChange["removed"]>;

const isSame = (one: Ends, other: Ends): boolean =>
  one.predecessor_id === other.predecessor_id && one.successor_id === other.successor_id;

export function withDependencyChange(
  known: readonly DependencyJson[],
  { added, removed }: DependencyChange,
): readonly DependencyJson[] {
  const left = removed ? known.filter((each) => !isSame(each, removed)) : known;
  return !added || left.some((each) => isSame(each, added)) ? left : [...left, added];
}

export function withDependencyEdit(known: readonly DependencyJson[], edit: DependencyEdit): readonly DependencyJson[] {
  const ends = { predecessor_id: edit.predecessorId, successor_id: edit.successorId };
  return edit.kind === "remove-dependency"
    ? withDependencyChange(known, { removed: ends })
    : withDependencyChange(known, { added: { ...ends, is_blocking: edit.isBlocking } });
}

/** A predecessor that is done or archived blocks no longer; a deleted task is in no dependency. */
export function withTaskRecords(
  known: readonly DependencyJson[],
  tasks: readonly TaskRecord[],
  removed: readonly number[],
): readonly DependencyJson[] {
  const records = new Map(tasks.map((task) => [task.id, task]));
  const gone = new Set(removed);
  const isAffected = ({ predecessor_id, successor_id, is_blocking }: DependencyJson) => {
    const record = records.get(predecessor_id);
    const differs = record !== undefined && isBlocking(record) !== is_blocking;
    return differs || gone.has(predecessor_id) || gone.has(successor_id);
  };
  if (!known.some(isAffected)) return known;

  return known.flatMap((each) => {
    if (gone.has(each.predecessor_id) || gone.has(each.successor_id)) return [];
    const record = records.get(each.predecessor_id);
    return { ...each, is_blocking: record ? isBlocking(record) : each.is_blocking };
  });
}

/** The names and states of the tasks that an open task waits for, or that wait for it. */
export function withRelatedRecords(
  { predecessors, successors }: RelatedTasks,
  tasks: readonly TaskJson[],
  removed: readonly number[],
): RelatedTasks {
  const updated = (list: RelatedTasks["successors"]) =>
    list.flatMap((each) => {
      const record = tasks.find(({ id }) => id === each.id);
      if (removed.includes(each.id)) return [];
      return record ? { ...each, title: record.title, status: record.status, stage_id: record.stage_id } : each;
    });
  return { predecessors: updated(predecessors), successors: updated(successors) };
}
