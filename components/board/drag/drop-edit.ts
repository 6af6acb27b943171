import type { Dragged } from "@/components/drag/dragged";
import { isSamePlace, placeOf, withIdAt } from "@/components/drag/place";
import { type BoardView, stageIdsOf } from "@/components/board/drag/view";
import type { BoardEdit } from "@/components/board-store/edits";

/** What a drop does; null when nothing moves. */
export function dropEdit(dragged: Dragged, still: BoardView, live: BoardView): BoardEdit | null {
  if (!dragged.to) return null;
  if (dragged.kind === "task") {
    const { stageId, after, before } = dragged.to;
    return isSamePlace(dragged.to, placeOf(still.columns, dragged.id))
      ? null
      : { kind: "move-task", taskId: dragged.id, stageId, place: { after, before } };
  }
  if (dragged.to.index === stageIdsOf(still).indexOf(dragged.id)) return null;
  const stageIds = withIdAt(stageIdsOf(still), dragged.id, dragged.to.index);
  return { kind: "order-stages", stageIds: stageIds.filter((id) => stageIdsOf(live).includes(id)) };
}
