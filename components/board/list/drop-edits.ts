import type { BoardEdit } from "@/components/board-store/edits";
import { isAssigned, personOn } from "@/components/board-store/edits/edit-factories";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { dueEdit, propertyEdit, stageEdit } from "@/components/board-store/edits/property-edits";
import type { Neighbours } from "@/components/board-store/edits/task-edits";
import { dueAtIn, firstDayOf } from "@/components/board/list/due-groups";
import type { GroupValue } from "@/components/board/list/groupings";
import type { CalendarOnScreen } from "@/components/filters/dates";

/** Whether tasks of other groups can be dropped on the group. */
export function acceptsTasks(value: GroupValue, calendar: CalendarOnScreen): boolean {
  if (value.by === "due") return value.due === "none" || firstDayOf(value.due, calendar) !== null;
  return !("isGone" in value && value.isGone);
}

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
  { place, calendar }: { place: Neighbours | null; calendar: CalendarOnScreen },
): BoardEdit[] {
  if (to.by === "stage")
    return [place ? { kind: "move-task", taskId: task.id, stageId: to.stage.id, place } : stageEdit(task, to.stage.id)];
  if (to.by === "priority") return [propertyEdit(task, "priority", to.priority)];
  if (to.by === "due") return [dueEdit(task, dueAtIn(to.due, task.due_at, calendar))];
  if (to.by === "assignee") return from.by === "assignee" ? personEdits(task, from.person, to.person) : [];
  return from.by === "label" ? labelEdits(task, from.label, to.label) : [];
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

function labelEdits(task: StoredTask, from: Label, to: Label): BoardEdit[] {
  const isOnTask = task.labels.some(({ id }) => id === to?.id);
  return [
    ...(to && !isOnTask ? [{ kind: "label-task" as const, taskId: task.id, label: to, isOn: true }] : []),
    ...(from ? [{ kind: "label-task" as const, taskId: task.id, label: from, isOn: false }] : []),
  ];
}
