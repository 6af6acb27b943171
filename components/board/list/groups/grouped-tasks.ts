import { type BoardInView, shownLabelId } from "@/components/board-store/board-in-view";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { DUE_GROUPS, dueGrouper } from "@/components/board/list/groups/due-groups";
import { type Grouping, groupIdOf, type GroupValue } from "@/components/board/list/groups/groupings";
import { comparing, type Sort } from "@/components/board/list/groups/sorting";
import { namedFirst } from "@/components/label/named-first";
import type { CalendarOnScreen } from "@/components/filters/dates";
import { PRIORITIES } from "@/components/filters/filters";

export interface TaskGroup {
  id: number;
  value: GroupValue;
  tasks: readonly StoredTask[];
}

export interface GroupingContext {
  board: Pick<BoardInView, "stages" | "users" | "labels" | "sameLabels">;
  /** Null for the tasks of one board. */
  boards: ReadonlyMap<number, Pick<BoardInView, "id" | "title">> | null;
  /** Stage id to its tasks, in order. */
  columns: ReadonlyMap<number, readonly StoredTask[]>;
  sort: Sort;
  me: number;
  locale: string;
  calendar: CalendarOnScreen;
  /** Groups without tasks, too. */
  keepsEmpty?: boolean;
}

/** A task with several people or labels is in the group of each. Unless asked for, only stages of one board are empty. */
export function groupedTasks(by: Grouping, context: GroupingContext): TaskGroup[] {
  const { board, boards, columns, sort, locale, keepsEmpty } = context;
  const compare = comparing(sort, locale);
  const inOrder = (tasks: readonly StoredTask[]) => (compare ? tasks.toSorted(compare) : tasks);
  if (by === "stage")
    return board.stages
      .map((stage) => ({ id: stage.id, value: { by, stage }, tasks: inOrder(columns.get(stage.id) ?? NO_TASKS) }))
      .filter(({ tasks }) => boards === null || tasks.length > 0);

  const tasks = board.stages.flatMap(({ id }) => columns.get(id) ?? []);
  const members = membersOf(inOrder(tasks), idsIn(by, context));
  const values = valuesOf(by, context, tasks);
  const groups = values.map((value) => ({ id: groupIdOf(value), value, tasks: members.get(groupIdOf(value)) ?? [] }));
  const isEmptyList = tasks.length === 0;
  return keepsEmpty
    ? groups
    : groups.filter((group) => group.tasks.length > 0 || (isEmptyList && isWithout(group.value)));
}

const NO_TASKS: readonly StoredTask[] = [];

/** An empty list has this group, so that a first task can be added. */
const isWithout = (value: GroupValue): boolean =>
  value.by === "priority" ? value.priority === "" : value.by === "due" ? value.due === "none" : groupIdOf(value) === 0;

function membersOf(tasks: readonly StoredTask[], groupIds: (task: StoredTask) => readonly number[]) {
  const members = new Map<number, StoredTask[]>();
  for (const task of tasks)
    for (const id of groupIds(task)) {
      const known = members.get(id);
      if (known) known.push(task);
      else members.set(id, [task]);
    }
  return members;
}

const NONE = [0];

function idsIn(
  by: Exclude<Grouping, "stage">,
  { board, calendar }: GroupingContext,
): (task: StoredTask) => readonly number[] {
  switch (by) {
    case "board":
      return ({ board_id }) => [board_id];
    case "assignee":
      return ({ assignees }) => (assignees.length > 0 ? assignees.map(({ ID }) => ID) : NONE);
    case "label":
      return ({ labels }) => (labels.length > 0 ? [...new Set(labels.map(({ id }) => shownLabelId(board, id)))] : NONE);
    case "priority":
      return ({ priority }) => [groupIdOf({ by, priority })];
    case "due": {
      const groupOf = dueGrouper(calendar);
      return (task) => [groupIdOf({ by, due: groupOf(task) })];
    }
  }
}

function valuesOf(
  by: Exclude<Grouping, "stage">,
  { board, boards, me, locale }: GroupingContext,
  tasks: readonly StoredTask[],
): GroupValue[] {
  switch (by) {
    case "board":
      return [...(boards?.values() ?? [])].map((each) => ({ by, board: each }));
    case "assignee":
      return [...peopleIn(board, tasks, me, locale), null].map((person) => ({ by, person }));
    case "label":
      return [...labelsIn(board, tasks), null].map((label) => ({ by, label }));
    case "priority":
      return PRIORITIES.map((priority) => ({ by, priority }));
    case "due":
      return DUE_GROUPS.map((due) => ({ by, due }));
  }
}

/** The reader first, then by name; with those who are no longer members. */
function peopleIn({ users }: Pick<BoardInView, "users">, tasks: readonly StoredTask[], me: number, locale: string) {
  const people = new Map<number, BoardInView["users"][number]>();
  for (const { assignees } of tasks) for (const person of assignees) people.set(person.ID, person);
  for (const person of users) people.set(person.ID, person);
  const { compare } = new Intl.Collator(locale);
  return [...people.values()].sort(
    (one, other) => Number(other.ID === me) - Number(one.ID === me) || compare(one.display_name, other.display_name),
  );
}

/** With those that others have just deleted. */
function labelsIn(board: Pick<BoardInView, "labels" | "sameLabels">, tasks: readonly StoredTask[]) {
  const known = new Map<number, BoardInView["labels"][number]>(board.labels.map((label) => [label.id, label]));
  for (const task of tasks)
    for (const label of task.labels) if (!known.has(shownLabelId(board, label.id))) known.set(label.id, label);
  return namedFirst([...known.values()]);
}
