import type { DependencyJson } from "@/lib/dependencies/present";
import type { TaskJson } from "@/lib/tasks/present/task";

export type TaskRecord = Pick<TaskJson, "id" | "status" | "archived_at">;

export const isBlocking = ({ status, archived_at }: Omit<TaskRecord, "id">): boolean =>
  status !== "closed" && archived_at === null;

/** The open tasks that wait for others, as the tasks in view are with their pending edits. */
export function blockedIds(
  dependencies: readonly DependencyJson[],
  tasks: Readonly<Record<number, Omit<TaskRecord, "id">>>,
): ReadonlySet<number> {
  const blocked = dependencies.filter(({ predecessor_id, is_blocking }) => {
    const shown = tasks[predecessor_id];
    return shown ? isBlocking(shown) : is_blocking;
  });
  return new Set(blocked.map(({ successor_id }) => successor_id).filter((id) => tasks[id]?.status !== "closed"));
}
