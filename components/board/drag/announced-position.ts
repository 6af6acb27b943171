import type { Dragged } from "@/components/drag/dragged";
import { placeOf, type TaskPlace, withTaskAt } from "@/components/drag/place";
import { type DragView, stageIdsOf } from "@/components/board/drag/view";
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
    const stageIds = stageIdsOf(view);
    return {
      kind: dragged.kind,
      title: titleOf(view, dragged.id),
      position: (dragged.to?.index ?? stageIds.indexOf(dragged.id)) + 1,
      count: stageIds.length,
      stage: "",
    };
  }
  const from = placeOf(view.columns, dragged.id);
  const place = dragged.to ?? from;
  const title = (from && view.columns.get(from.stageId)?.[from.index]?.title) ?? "";
  const total = place
    ? Math.max(view.windows[place.stageId]?.total ?? 0, view.columns.get(place.stageId)?.length ?? 0)
    : 0;
  const count = total + (place?.stageId === from?.stageId ? 0 : 1);
  return {
    kind: dragged.kind,
    title,
    position: place ? positionAt(view, dragged.id, place, count) : 1,
    count,
    stage: titleOf(view, place?.stageId),
  };
}

/** Counted from 1, including unloaded tasks. */
function positionAt({ columns, windows }: DragView, id: number, place: TaskPlace, total: number): number {
  const tasks = withTaskAt(columns, id, place).get(place.stageId) ?? [];
  const gap = unloadedGapIn(tasks, { total, end: windows[place.stageId]?.end ?? null });
  return (
    indexWithGap(
      gap,
      tasks.findIndex((task) => task.id === id),
    ) + 1
  );
}

const titleOf = ({ stages }: DragView, stageId: number | undefined): string =>
  stages.find(({ id }) => id === stageId)?.title ?? "";
