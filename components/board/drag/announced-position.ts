import type { Dragged } from "@/components/drag/dragged";
import { placeOf, type TaskPlace, withTaskAt } from "@/components/drag/place";
import { type DragView, groupIdsOf } from "@/components/board/drag/view";
import { unloadedGapIn, indexWithGap } from "@/components/board/drag/unloaded-gap";

export interface AnnouncedPosition {
  kind: Dragged["kind"];
  title: string;
  /** Counted from 1. */
  position: number;
  count: number;
  /** Empty for a stage. */
  stage: string;
}

export function announcedPosition(view: DragView, dragged: Dragged): AnnouncedPosition {
  if (dragged.kind === "stage") {
    const groupIds = groupIdsOf(view);
    return {
      kind: dragged.kind,
      title: titleOf(view, dragged.id),
      position: (dragged.to?.index ?? groupIds.indexOf(dragged.id)) + 1,
      count: groupIds.length,
      stage: "",
    };
  }
  const from = placeOf(view.columns, dragged.id);
  const place = dragged.to ?? from;
  const title = (from && view.columns.get(from.groupId)?.[from.index]?.title) ?? "";
  const total = place
    ? Math.max(view.windows[place.groupId]?.total ?? 0, view.columns.get(place.groupId)?.length ?? 0)
    : 0;
  const count = total + (place?.groupId === from?.groupId ? 0 : 1);
  return {
    kind: dragged.kind,
    title,
    position: place ? positionAt(view, dragged.id, place, count) : 1,
    count,
    stage: titleOf(view, place?.groupId),
  };
}

/** Counted from 1, including unloaded tasks. */
function positionAt({ columns, windows }: DragView, id: number, place: TaskPlace, total: number): number {
  const tasks = withTaskAt(columns, id, place).get(place.groupId) ?? [];
  const gap = unloadedGapIn(tasks, { total, end: windows[place.groupId]?.end ?? null });
  return (
    indexWithGap(
      gap,
      tasks.findIndex((task) => task.id === id),
    ) + 1
  );
}

const titleOf = ({ groups }: DragView, groupId: number | undefined): string =>
  groups.find(({ id }) => id === groupId)?.title ?? "";
