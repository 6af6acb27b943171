import type { Dragged } from "@/components/drag/dragged";
import { placeOf, withIdAt, withTaskAt } from "@/components/drag/place";
import { inOrder } from "@/components/board-store/edits/stage-edits";
import type { StageJson } from "@/lib/stages/present";
import { unloadedGapIn } from "@/components/board/drag/unloaded-gap";
import type { TaskCardJson } from "@/lib/tasks/present/task";
import type { StageWindow } from "@/components/board-store/edits/loaded-tasks";

export interface BoardView {
  stages: readonly StageJson[];
  windows: Readonly<Record<number, StageWindow>>;
  columns: ReadonlyMap<number, readonly TaskCardJson[]>;
}

export function withDragged(view: BoardView, dragged: Dragged | null): BoardView {
  if (!dragged?.to) return view;
  if (dragged.kind === "task") return { ...view, columns: withTaskAt(view.columns, dragged.id, dragged.to) };
  return { ...view, stages: inOrder(view.stages, withIdAt(stageIdsOf(view), dragged.id, dragged.to.index)) };
}

/**
 * Visible cards do not change. Pages loaded in the meantime are added after the window, before new tasks at the
 * end.
 */
export function withLaterPages(frozen: BoardView, live: BoardView): BoardView {
  if (frozen === live) return frozen;
  const isKnown = new Set([...frozen.columns.values()].flatMap((tasks) => tasks.map(({ id }) => id)));
  const columns = new Map(frozen.columns);
  const windows = { ...frozen.windows };
  for (const [stageId, window] of Object.entries(frozen.windows)) {
    const { end } = window;
    if (!end) continue;
    const known = frozen.columns.get(Number(stageId)) ?? [];
    const { at } = unloadedGapIn(known, window);
    const from = end.tail === undefined ? end.position : end.cursor;
    const later = (live.columns.get(Number(stageId)) ?? []).filter(
      ({ id, position }) => !isKnown.has(id) && Number(position) > from,
    );
    columns.set(Number(stageId), [...known.slice(0, at), ...later, ...known.slice(at)]);
    windows[Number(stageId)] = { ...window, end: live.windows[Number(stageId)]?.end ?? null };
  }
  return { ...frozen, columns, windows };
}

export const stageIdsOf = ({ stages }: BoardView): number[] => stages.map(({ id }) => id);

export const isOn = (view: BoardView, { kind, id }: Dragged): boolean =>
  kind === "task" ? placeOf(view.columns, id) !== null : stageIdsOf(view).includes(id);
