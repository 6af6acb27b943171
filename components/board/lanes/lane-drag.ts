import type { BoardEdit } from "@/components/board-store/edits";
import type { BoardsInView } from "@/components/board-store/board-in-view";
import type { DragRules } from "@/components/board/drag/drag-rules";
import type { Cell, LaneView } from "@/components/board/lanes/lane-cells";
import { acceptsTask, groupChangeEdits } from "@/components/board/list/groups/drop-edits";
import { groupKeyOf } from "@/components/board/list/groups/groupings";
import type { ListRow } from "@/components/board/list/rows";
import type { Dragged } from "@/components/drag/dragged";
import { type Point, taskPlaceAt } from "@/components/drag/drop-target";
import { focusCard, focusedCard } from "@/components/drag/focus";
import { taskIdOfRow } from "@/components/drag/item-id";
import { isSamePlace, placeIn, placeOf, type Step, type TaskPlace } from "@/components/drag/place";
import type { CalendarOnScreen } from "@/components/filters/dates";

interface LaneDragOptions extends Pick<BoardsInView, "board"> {
  calendar: CalendarOnScreen;
  isOpen: (laneKey: string) => boolean;
}

/** Cards move between stages and between lanes. */
export function laneDragRules(options: LaneDragOptions): DragRules<LaneView> {
  return {
    placeAt: (point, view, id) => placeAt(point, view, id, options),
    placeAfter: (step, from, view, id) => placeAfter(step, from, view, id, options),
    moveFocus: (step, view) => moveFocus(step, view, options),
    editsOf: (dragged, view) => editsOf(dragged, view, options),
  };
}

function placeAt(point: Point, view: LaneView, id: number, options: LaneDragOptions): TaskPlace | null {
  const under = document.elementFromPoint(point.x, point.y)?.closest<HTMLElement>("[data-stage]");
  const cell = view.groups.find((each) => each.id === Number(under?.dataset.stage));
  return cell && accepts(cell, view, id, options) ? taskPlaceAt(point, view.columns, id) : null;
}

function accepts(cell: Cell, view: LaneView, id: number, options: LaneDragOptions): boolean {
  const { row, cell: own } = whereIs(view, id);
  if (!row || !own) return false;
  return isSameLane(cell, own) || acceptsTask(cell.lane, row.task, { ...options, boards: null });
}

const isSameLane = (one: Cell, other: Cell): boolean => groupKeyOf(one.lane) === groupKeyOf(other.lane);

function whereIs(view: LaneView, id: number): { place: TaskPlace | null; row?: ListRow; cell?: Cell } {
  const place = placeOf(view.columns, id);
  if (!place) return { place };
  return {
    place,
    row: view.columns.get(place.groupId)?.[place.index],
    cell: view.groups.find((each) => each.id === place.groupId),
  };
}

function placeAfter(step: Step, from: TaskPlace, view: LaneView, id: number, options: LaneDragOptions): TaskPlace {
  const to = (groupId: number, index: number) => placeIn(view.columns, id, groupId, index);
  if (step === "previous" || step === "next") {
    const beside = besideOf(view, from.groupId, step === "next" ? 1 : -1);
    return beside ? to(beside.id, from.index) : from;
  }
  const count = (view.columns.get(from.groupId) ?? []).filter((row) => row.id !== id).length;
  const isLeaving = (step === "up" && from.index === 0) || (step === "down" && from.index >= count);
  if (!isLeaving) return to(from.groupId, { up: from.index - 1, down: from.index + 1, first: 0, last: Infinity }[step]);
  const cell = cellsBeyond(step, from.groupId, view, options).find((each) => accepts(each, view, id, options));
  return cell ? to(cell.id, step === "up" ? Infinity : 0) : from;
}

/** The cell of the next stage in the same lane. */
function besideOf({ groups }: LaneView, cellId: number, by: 1 | -1): Cell | undefined {
  const at = groups.findIndex(({ id }) => id === cellId);
  const [own, beside] = [groups[at], groups[at + by]];
  return own && beside && isSameLane(own, beside) ? beside : undefined;
}

/** Those of the same stage in the open lanes above or below, the nearest first. */
function cellsBeyond(step: "up" | "down", cellId: number, { groups }: LaneView, { isOpen }: LaneDragOptions): Cell[] {
  const at = groups.findIndex(({ id }) => id === cellId);
  const beyond = step === "up" ? groups.slice(0, Math.max(at, 0)).toReversed() : groups.slice(at + 1);
  return beyond.filter(({ stage, lane }) => stage.id === groups[at]?.stage.id && isOpen(groupKeyOf(lane)));
}

function moveFocus(step: Step, view: LaneView, options: LaneDragOptions): void {
  const from = placeOf(view.columns, focusedCard());
  const next = from ? rowAfter(step, from, view, options) : firstRow(view.groups, view, options);
  if (next) focusCard(next.id);
}

const rowsIn = ({ columns }: LaneView, cell: Cell | undefined): readonly ListRow[] =>
  (cell && columns.get(cell.id)) ?? [];

const firstRow = (cells: readonly Cell[], view: LaneView, { isOpen }: LaneDragOptions): ListRow | undefined =>
  cells.filter(({ lane }) => isOpen(groupKeyOf(lane))).flatMap((cell) => rowsIn(view, cell).slice(0, 1))[0];

function rowAfter(step: Step, from: TaskPlace, view: LaneView, options: LaneDragOptions): ListRow | undefined {
  const rows = view.columns.get(from.groupId) ?? [];
  if (step === "first" || step === "last") return step === "first" ? rows[0] : rows.at(-1);
  if (step === "previous" || step === "next") {
    const by = step === "next" ? 1 : -1;
    for (let cell = besideOf(view, from.groupId, by); cell; cell = besideOf(view, cell.id, by)) {
      const beside = rowsIn(view, cell);
      if (beside.length > 0) return beside[Math.min(from.index, beside.length - 1)];
    }
    return undefined;
  }
  const beside = rows[step === "up" ? from.index - 1 : from.index + 1];
  if (beside) return beside;
  const beyond = cellsBeyond(step, from.groupId, view, options).flatMap((cell) => {
    const there = rowsIn(view, cell);
    return (step === "up" ? there.at(-1) : there[0]) ?? [];
  });
  return beyond[0];
}

function editsOf(dragged: Dragged, view: LaneView, options: LaneDragOptions): BoardEdit[] {
  if (dragged.kind !== "task" || !dragged.to) return [];
  const { place: from, row, cell: own } = whereIs(view, dragged.id);
  const { to } = dragged;
  const cell = view.groups.find(({ id }) => id === to.groupId);
  if (!row || !own || !cell || isSamePlace(to, from)) return [];
  const place = neighboursOf(row, to);
  const isMoving = cell.stage.id !== own.stage.id || place.after !== null || place.before !== null;
  return [
    ...(isSameLane(cell, own)
      ? []
      : groupChangeEdits(row.task, own.lane, cell.lane, { ...options, boards: null, place: null })),
    ...(isMoving ? [{ kind: "move-task" as const, taskId: row.task.id, stageId: cell.stage.id, place }] : []),
  ];
}

/** A further card of the same task is no neighbor. */
function neighboursOf({ task }: ListRow, { after, before }: TaskPlace) {
  const other = (rowId: number | null) => {
    const id = rowId === null ? null : taskIdOfRow(rowId);
    return id === task.id ? null : id;
  };
  return { after: other(after), before: other(before) };
}
