import type { TaskCardJson } from "@/lib/tasks/present/task";

/** In its column; null at its ends and for a task without a column. */
export function neighboursOf(
  columns: ReadonlyMap<number, readonly TaskCardJson[]>,
  { id, stage_id }: Pick<TaskCardJson, "id" | "stage_id">,
): { previous: number | null; next: number | null } {
  const column = (columns.get(stage_id ?? 0) ?? []).filter((task) => task.id > 0);
  const at = column.findIndex((task) => task.id === id);
  return at < 0
    ? { previous: null, next: null }
    : { previous: column[at - 1]?.id ?? null, next: column[at + 1]?.id ?? null };
}
