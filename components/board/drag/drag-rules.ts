import type { BoardEdit } from "@/components/board-store/edits";
import { dropEdit } from "@/components/board/drag/drop-edit";
import { type BoardView, type DragView, groupIdsOf } from "@/components/board/drag/view";
import type { Dragged } from "@/components/drag/dragged";
import { type Point, taskPlaceAt } from "@/components/drag/drop-target";
import { focusCard, focusedCard } from "@/components/drag/focus";
import { placeAfter, placeOf, type Step, taskAfter, type TaskPlace } from "@/components/drag/place";

/** What differs between the views of a board. */
export interface DragRules<View extends DragView> {
  /** Null where the task can't be dropped. */
  placeAt: (point: Point, view: View, id: number) => TaskPlace | null;
  placeAfter: (step: Step, from: TaskPlace, view: View, id: number) => TaskPlace;
  /** From what has the focus, or to the first task. */
  moveFocus: (step: Step, view: View) => void;
  /** None when nothing changes. */
  editsOf: (dragged: Dragged, frozenView: View, liveView: View) => BoardEdit[];
}

export const KANBAN: DragRules<BoardView> = {
  placeAt: (point, { columns }, id) => taskPlaceAt(point, columns, id),
  placeAfter: (step, from, view, id) =>
    placeAfter(step, from, { columns: view.columns, groupIds: groupIdsOf(view), taskId: id }),
  moveFocus,
  editsOf: (dragged, frozenView, liveView) => [dropEdit(dragged, frozenView, liveView) ?? []].flat(),
};

function moveFocus(step: Step, view: BoardView): void {
  const { columns } = view;
  const groupIds = groupIdsOf(view);
  const from = placeOf(columns, focusedCard());
  const first = groupIds.flatMap((id) => columns.get(id)?.slice(0, 1) ?? [])[0];
  const to = from ? taskAfter(step, from, { columns, groupIds }) : first?.id;
  if (to) focusCard(to);
}
