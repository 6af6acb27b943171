import type { Neighbours } from "@/components/board-store/edits/task-edits";
import { serverIdOf } from "@/components/board-store/edits/local-ids";
import type { KnownTask, Shown } from "@/components/undo/inverse/shown";

/** The tasks around a place, the nearest first. */
export interface Around {
  earlier: readonly number[];
  later: readonly number[];
}

/** More of them are rarely gone at once. */
const MOST = 50;

export function aroundIn(list: readonly KnownTask[], taskId: number): Around {
  const at = list.findIndex(({ id }) => id === taskId);
  if (at < 0) return { earlier: [], later: [] };
  const ids = list.map(({ id }) => id);
  return { earlier: ids.slice(Math.max(0, at - MOST), at).toReversed(), later: ids.slice(at + 1, at + 1 + MOST) };
}

/** Between the former neighbours, as far as they are still there. */
export function placeBetween(now: Shown, stageId: number, { earlier, later }: Around): Neighbours {
  const there = new Set(now.tasksIn(stageId).map(({ id }) => id));
  const after = earlier.find((id) => there.has(id)) ?? null;
  const before = later.find((id) => there.has(id)) ?? null;
  if (after !== null) return { after, before: null };
  return before === null ? { after, before, at: "start" } : { after, before };
}

/** Whether a task is still beside one of the neighbours that it got. */
export function isBeside(now: Shown, stageId: number, taskId: number, { after, before }: Neighbours): boolean {
  const { earlier, later } = aroundIn(now.tasksIn(stageId), taskId);
  if (after === null && before === null) return earlier.length === 0 || later.length === 0;
  return (after !== null && earlier[0] === serverIdOf(after)) || (before !== null && later[0] === serverIdOf(before));
}
