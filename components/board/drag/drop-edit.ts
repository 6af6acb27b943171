import type { Dragged } from "@/components/drag/dragged";
import { isSamePlace, placeOf, withIdAt } from "@/components/drag/place";
import { type BoardView, groupIdsOf } from "@/components/board/drag/view";
import type { BoardEdit } from "@/components/board-store/edits";

/** Null when nothing moves. */
export function dropEdit(dragged: Dragged, frozenView: BoardView, liveView: BoardView): BoardEdit | null {
  if (!dragged.to) return null;
  if (dragged.kind === "task") {
    const { groupId: stageId, after, before } = dragged.to;
    return isSamePlace(dragged.to, placeOf(frozenView.columns, dragged.id))
      ? null
      : { kind: "move-task", taskId: dragged.id, stageId, place: { after, before } };
  }
  if (dragged.to.index === groupIdsOf(frozenView).indexOf(dragged.id)) return null;
  const stageIds = withIdAt(groupIdsOf(frozenView), dragged.id, dragged.to.index);
  return { kind: "order-stages", stageIds: stageIds.filter((id) => groupIdsOf(liveView).includes(id)) };
}
