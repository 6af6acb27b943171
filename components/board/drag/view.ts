import type { Dragged } from "@/components/drag/dragged";
import { placeOf, withIdAt, withTaskAt } from "@/components/drag/place";
import { inOrder } from "@/components/board-store/edits/in-order";
import type { StageJson } from "@/lib/stages/present";
import { unloadedGapIn } from "@/components/board/drag/unloaded-gap";
import type { TaskCardJson } from "@/lib/tasks/present/task";
import type { StageWindow } from "@/components/board-store/edits/loaded-tasks";

/** What a drag needs of a view. Its groups are stages, or those of a list. */
export interface DragView<Item extends DragItem = DragItem, Group extends DragGroup = DragGroup> {
  groups: readonly Group[];
  windows: Readonly<Record<number, StageWindow>>;
  columns: ReadonlyMap<number, readonly Item[]>;
}

interface DragGroup {
  id: number;
  title: string;
}

export type DragItem = Pick<TaskCardJson, "id" | "title" | "stage_id" | "position">;

export type BoardView = DragView<TaskCardJson, StageJson>;

export function withDragged<Item extends DragItem, Group extends DragGroup>(
  view: DragView<Item, Group>,
  dragged: Dragged | null,
): DragView<Item, Group> {
  if (!dragged?.to) return view;
  if (dragged.kind === "task") return { ...view, columns: withTaskAt(view.columns, dragged.id, dragged.to) };
  return { ...view, groups: inOrder(view.groups, withIdAt(groupIdsOf(view), dragged.id, dragged.to.index)) };
}

/**
 * Visible cards do not change. Pages loaded in the meantime are added after the window, before new tasks at the
 * end.
 */
export function withLaterPages<Item extends DragItem, Group extends DragGroup>(
  frozen: DragView<Item, Group>,
  live: DragView<Item, Group>,
): DragView<Item, Group> {
  if (frozen === live) return frozen;
  const isKnown = new Set([...frozen.columns.values()].flatMap((tasks) => tasks.map(({ id }) => id)));
  const columns = new Map(frozen.columns);
  const windows = { ...frozen.windows };
  for (const [groupId, window] of Object.entries(frozen.windows)) {
    const { end } = window;
    if (!end) continue;
    const known = frozen.columns.get(Number(groupId)) ?? [];
    const { at } = unloadedGapIn(known, window);
    const from = end.tail === undefined ? end.position : end.cursor;
    const later = (live.columns.get(Number(groupId)) ?? []).filter(
      ({ id, position }) => !isKnown.has(id) && Number(position) > from,
    );
    columns.set(Number(groupId), [...known.slice(0, at), ...later, ...known.slice(at)]);
    windows[Number(groupId)] = { ...window, end: live.windows[Number(groupId)]?.end ?? null };
  }
  return { ...frozen, columns, windows };
}

export const groupIdsOf = ({ groups }: Pick<DragView, "groups">): number[] => groups.map(({ id }) => id);

export const isOn = (view: DragView, { kind, id }: Dragged): boolean =>
  kind === "task" ? placeOf(view.columns, id) !== null : groupIdsOf(view).includes(id);
