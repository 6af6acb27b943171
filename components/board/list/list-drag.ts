import type { BoardsInView } from "@/components/board-store/board-in-view";
import type { DragRules } from "@/components/board/drag/drag-rules";
import type { DragView } from "@/components/board/drag/view";
import { acceptsTask, groupChangeEdits } from "@/components/board/list/groups/drop-edits";
import type { ListGroup } from "@/components/board/list/groups/list-groups";
import { moveFocus } from "@/components/board/list/list-focus";
import type { ListRow } from "@/components/board/list/rows";
import type { CalendarOnScreen } from "@/components/filters/dates";
import type { Dragged } from "@/components/drag/dragged";
import { type Point, taskPlaceAt } from "@/components/drag/drop-target";
import { isSamePlace, placeIn, placeOf, type Step, type TaskPlace } from "@/components/drag/place";

export type ListView = DragView<ListRow, ListGroup>;

interface ListDragOptions extends BoardsInView {
  /** In the order of the board: a drop has neighbors. Otherwise it has only a group. */
  isOrdered: boolean;
  isOpen: (groupId: number) => boolean;
  focusHeader: (groupId: number) => void;
  calendar: CalendarOnScreen;
}

/** Rows move within and between the groups of a list, from top to bottom. */
export function listDragRules(options: ListDragOptions): DragRules<ListView> {
  return {
    placeAt: (point, view, id) => placeAt(point, view, id, options),
    placeAfter: (step, from, view, id) =>
      options.isOrdered ? stepInOrder(step, from, view, id, options) : stepToGroup(step, from, view, id, options),
    moveFocus: (step, view) => moveFocus(step, view, options),
    editsOf: (dragged, frozenView) => editsOf(dragged, frozenView, options),
  };
}

function placeAt(point: Point, view: ListView, id: number, options: ListDragOptions): TaskPlace | null {
  const under = document.elementFromPoint(point.x, point.y);
  const section = under?.closest<HTMLElement>("[data-stage]");
  if (!section) return null;
  const groupId = Number(section.dataset.stage);
  const from = placeOf(view.columns, id);
  const group = view.groups.find((each) => each.id === groupId);
  if (from?.groupId !== groupId && !accepts(group, rowAt(view, from), options)) return null;
  // Without neighbors the whole group is the target.
  if (!options.isOrdered)
    return from?.groupId === groupId ? null : { ...endOf(view, id, groupId), after: null, before: null };

  if (!options.isOpen(groupId)) return isSamePlace(endOf(view, id, groupId), from) ? null : endOf(view, id, groupId);
  if (!under?.closest("[data-group-header]")) return taskPlaceAt(point, view.columns, id);
  const start = placeIn(view.columns, id, groupId, 0);
  return isSamePlace(start, from) ? null : start;
}

const endOf = (view: ListView, id: number, groupId: number): TaskPlace => placeIn(view.columns, id, groupId, Infinity);

const accepts = (group: ListGroup | undefined, row: ListRow | undefined, options: ListDragOptions): boolean =>
  group !== undefined && row !== undefined && acceptsTask(group.value, row.task, options);

const rowAt = ({ columns }: ListView, place: TaskPlace | null): ListRow | undefined =>
  place ? columns.get(place.groupId)?.[place.index] : undefined;

/** Beyond the first or last row of a group comes the group before or after it. */
function stepInOrder(step: Step, from: TaskPlace, view: ListView, id: number, options: ListDragOptions): TaskPlace {
  const count = (view.columns.get(from.groupId) ?? []).filter((row) => row.id !== id).length;
  if (step === "up" && from.index === 0) return stepToGroup("previous", from, view, id, options);
  if (step === "down" && from.index >= count) {
    const next = stepToGroup("next", from, view, id, options);
    return next === from ? from : placeIn(view.columns, id, next.groupId, 0);
  }
  if (step === "previous" || step === "next") return stepToGroup(step, from, view, id, options);
  const index = { up: from.index - 1, down: from.index + 1, first: 0, last: Infinity }[step];
  return placeIn(view.columns, id, from.groupId, index);
}

/** The end of the nearest group that accepts the task. */
function stepToGroup(step: Step, from: TaskPlace, view: ListView, id: number, options: ListDragOptions): TaskPlace {
  const own = placeOf(view.columns, id);
  const row = rowAt(view, own);
  const ids = view.groups
    .filter((group) => group.id === own?.groupId || accepts(group, row, options))
    .map((group) => group.id);
  const at = ids.indexOf(from.groupId);
  const to = { up: at - 1, previous: at - 1, down: at + 1, next: at + 1, first: 0, last: ids.length - 1 }[step];
  const next = ids[to];
  if (next === undefined || next === from.groupId) return from;
  return own && next === own.groupId && !options.isOrdered ? own : endOf(view, id, next);
}

function editsOf(dragged: Dragged, view: ListView, options: ListDragOptions) {
  const { isOrdered, board, boards, calendar } = options;
  const from = placeOf(view.columns, dragged.id);
  if (dragged.kind !== "task" || !dragged.to || !from || isSamePlace(dragged.to, from)) return [];
  if (!isOrdered && dragged.to.groupId === from.groupId) return [];
  const row = rowAt(view, from);
  const groupOf = (id: number) => view.groups.find((group) => group.id === id)?.value;
  const [own, other] = [groupOf(from.groupId), groupOf(dragged.to.groupId)];
  if (!row || !own || !other) return [];
  const { after, before } = dragged.to;
  return groupChangeEdits(row.task, own, other, {
    place: isOrdered ? { after, before } : null,
    board,
    boards,
    calendar,
  });
}
