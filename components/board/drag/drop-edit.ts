import type { Held } from "@/components/drag/dragged";
import { isSamePlace, placeOf, withIdAt } from "@/components/drag/place";
import { type BoardView, stageIdsOf } from "@/components/board/drag/view";
import type { BoardEdit } from "@/components/board-store/edits";

/** What a drop does; null when nothing moves. */
export function dropEdit(held: Held, still: BoardView, live: BoardView): BoardEdit | null {
  if (!held.to) return null;
  if (held.kind === "task") {
    const { stageId, after, before } = held.to;
    return isSamePlace(held.to, placeOf(still.columns, held.id)) ? null : { kind: "move-task", taskId: held.id, stageId, place: { after, before } };
  }
  if (held.to.index === stageIdsOf(still).indexOf(held.id)) return null;
  const stageIds = withIdAt(stageIdsOf(still), held.id, held.to.index);
  return { kind: "order-stages", stageIds: stageIds.filter((id) => stageIdsOf(live).includes(id)) };
}
