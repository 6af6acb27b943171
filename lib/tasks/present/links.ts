import { isoTime } from "@/lib/tasks/present/facts";
import type { Link } from "@/lib/tasks/read/rows";

export function withPivots<Thing extends object>(taskId: number, links: Link[] | null, things: Map<number, Thing>) {
  const result: (Thing & { pivot: Pivot })[] = [];
  for (const link of links ?? []) {
    const thing = things.get(link[0]);
    if (thing) result.push({ ...thing, pivot: pivotOf(taskId, link) });
  }
  return result;
}

type Pivot = ReturnType<typeof pivotOf>;

export function pivotOf(taskId: number, [foreignId, createdAt]: Link) {
  const at = isoTime(createdAt);
  return {
    object_id: taskId,
    foreign_id: foreignId,
    settings: null,
    preferences: null,
    created_at: at,
    updated_at: at,
  };
}
