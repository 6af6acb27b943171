import { type BoardInView, boardOf, type BoardsInView, shownLabelId } from "@/components/board-store/board-in-view";
import type { BoardEdit } from "@/components/board-store/edits";
import { isAssigned, personOn } from "@/components/board-store/edits/edit-factories";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { dueEdit, propertyEdit, stageEdit } from "@/components/board-store/edits/property-edits";
import type { Neighbours } from "@/components/board-store/edits/task-edits";
import { dueAtIn, firstDayOf } from "@/components/board/list/groups/due-groups";
import type { GroupValue } from "@/components/board/list/groups/groupings";
import type { CalendarOnScreen } from "@/components/filters/dates";
import type { LabelJson } from "@/lib/labels/present";

interface DropContext extends BoardsInView {
  calendar: CalendarOnScreen;
}

/** Whether a task of another group can be dropped on the group. */
export function acceptsTask(value: GroupValue, task: StoredTask, { calendar, ...source }: DropContext): boolean {
  switch (value.by) {
    case "board":
      return false;
    case "stage":
      return source.boards === null || value.stage.board_id === task.board_id;
    case "assignee":
      return value.person === null || isAssignable(value.person, boardOf(source, task));
    case "label":
      return value.label === null || ownLabel(value.label, task, source) !== undefined;
    case "due":
      return value.due === "none" || firstDayOf(value.due, calendar) !== null;
    default:
      return true;
  }
}

/** Former members may still have tasks, but get no others. */
export const isAssignable = ({ ID }: { ID: number }, { users }: Pick<BoardInView, "users">): boolean =>
  users.some((member) => member.ID === ID);

/**
 * Moves a task from one group to another: its stage, priority or due date changes, or the person or label of the first
 * group gives way to that of the other one.
 *
 * @param place the neighbours in a stage, in the order of the board
 */
export function groupChangeEdits(
  task: StoredTask,
  from: GroupValue,
  to: GroupValue,
  { place, calendar, ...source }: DropContext & { place: Neighbours | null },
): BoardEdit[] {
  if (to.by === "board") return [];
  if (to.by === "stage")
    return [place ? { kind: "move-task", taskId: task.id, stageId: to.stage.id, place } : stageEdit(task, to.stage.id)];
  if (to.by === "priority") return [propertyEdit(task, "priority", to.priority)];
  if (to.by === "due") return [dueEdit(task, dueAtIn(to.due, task.due_at, calendar))];
  if (to.by === "assignee") return from.by === "assignee" ? personEdits(task, from.person, to.person) : [];
  return from.by === "label" ? labelEdits(task, from.label, to.label, source) : [];
}

type Person = Extract<GroupValue, { by: "assignee" }>["person"];
type Label = Extract<GroupValue, { by: "label" }>["label"];

function personEdits(task: StoredTask, from: Person, to: Person): BoardEdit[] {
  const [remove, add] = [from ? [from.ID] : [], to && !isAssigned(task, to.ID) ? [to] : []];
  if (remove.length + add.length === 0) return [];
  const others = task.assignees.filter(({ ID }) => !remove.includes(ID));
  const assignees = [...others, ...add.map((person) => personOn(task.id, person))];
  const value = { add: add.map(({ ID }) => ID), remove };
  return [{ kind: "change-task", taskId: task.id, property: "assignees", value, optimistic: { assignees } }];
}

function labelEdits(task: StoredTask, from: Label, to: Label, source: BoardsInView): BoardEdit[] {
  const added = to && !hasLabel(task, to, source.board) ? ownLabel(to, task, source) : undefined;
  const removed = from ? (source.boards ? task.labels.filter(isLike(from, source.board)) : [from]) : [];
  return [...(added ? [labelTask(task, added, true)] : []), ...removed.map((label) => labelTask(task, label, false))];
}

const labelTask = ({ id: taskId }: StoredTask, label: LabelJson, isOn: boolean): BoardEdit => ({
  kind: "label-task",
  taskId,
  label,
  isOn,
});

/** The label of the task's board that looks like this one. */
const ownLabel = (label: LabelJson, task: StoredTask, source: BoardsInView): LabelJson | undefined =>
  boardOf(source, task).labels.find(isLike(label, source.board));

const hasLabel = (task: StoredTask, label: LabelJson, board: BoardInView): boolean =>
  task.labels.some(isLike(label, board));

const isLike =
  (label: LabelJson, board: BoardInView) =>
  ({ id }: LabelJson): boolean =>
    shownLabelId(board, id) === label.id;
