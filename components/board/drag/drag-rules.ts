import type { BoardEdit } from "@/components/board-store/edits";
import { dropEdit } from "@/components/board/drag/drop-edit";
import { type BoardView, type DragView, groupIdsOf } from "@/components/board/drag/view";
import type { Dragged } from "@/components/drag/dragged";
import { type Point, taskPlaceAt } from "@/components/drag/drop-target";
import { placeAfter, type Step, taskAfter, type TaskPlace } from "@/components/drag/place";

/** What differs between the views of a board. */
export interface DragRules<View extends DragView> {
  /** Null where the task can't be dropped. */
  placeAt: (point: Point, view: View, id: number) => TaskPlace | null;
  placeAfter: (step: Step, from: TaskPlace, view: View, id: number) => TaskPlace;
  /** To which task a key moves the focus. */
  taskAfter: (step: Step, from: TaskPlace, view: View) => number | null;
  /** None when nothing changes. */
  editsOf: (dragged: Dragged, frozenView: View, liveView: View) => BoardEdit[];
}

export const KANBAN: DragRules<BoardView> = {
  placeAt: (point, { columns }, id) => taskPlaceAt(point, columns, id),
  placeAfter: (step, from, view, id) =>
    placeAfter(step, from, { columns: view.columns, groupIds: groupIdsOf(view), taskId: id }),
  taskAfter: (step, from, view) => taskAfter(step, from, { columns: view.columns, groupIds: groupIdsOf(view) }),
  editsOf: (dragged, frozenView, liveView) => [dropEdit(dragged, frozenView, liveView) ?? []].flat(),
};
