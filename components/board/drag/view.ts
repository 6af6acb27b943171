import type { Dragged } from "@/components/drag/dragged";
import { placeOf, withIdAt, withTaskAt } from "@/components/drag/place";
import { inOrder } from "@/components/board-store/edits/stage-edits";
import type { StageJson } from "@/lib/stages/present";
import { unloadedGapIn } from "@/components/board/drag/unloaded-gap";
import type { TaskCardJson } from "@/lib/tasks/present/task";
import type { StageWindow } from "@/components/board-store/edits/loaded-tasks";

/** What a drag needs of a view. The groups of a list count as stages. */
export interface DragView<Item extends DragItem = DragItem, Stage extends DragStage = DragStage> {
  stages: readonly Stage[];
  windows: Readonly<Record<number, StageWindow>>;
  columns: ReadonlyMap<number, readonly Item[]>;
}

interface DragStage {
  id: number;
  title: string;
}

export type DragItem = Pick<TaskCardJson, "id" | "title" | "stage_id" | "position">;

export type BoardView = DragView<TaskCardJson, StageJson>;

export function withDragged<Item extends DragItem, Stage extends DragStage>(
  view: DragView<Item, Stage>,
  dragged: Dragged | null,
): DragView<Item, Stage> {
  if (!dragged?.to) return view;
  if (dragged.kind === "task") return { ...view, columns: withTaskAt(view.columns, dragged.id, dragged.to) };
  return { ...view, stages: inOrder(view.stages, withIdAt(stageIdsOf(view), dragged.id, dragged.to.index)) };
}

/**
 * Visible cards do not change. Pages loaded in the meantime are added after the window, before new tasks at the
 * end.
 */
export function withLaterPages<Item extends DragItem, Stage extends DragStage>(
  frozen: DragView<Item, Stage>,
  live: DragView<Item, Stage>,
): DragView<Item, Stage> {
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

export const stageIdsOf = ({ stages }: Pick<DragView, "stages">): number[] => stages.map(({ id }) => id);

export const isOn = (view: DragView, { kind, id }: Dragged): boolean =>
  kind === "task" ? placeOf(view.columns, id) !== null : stageIdsOf(view).includes(id);
