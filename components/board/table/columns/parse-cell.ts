import { boardOf } from "@/components/board-store/board-in-view";
import { assigningAll, finishing } from "@/components/board-store/edits/edit-factories";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { dueEdit, propertyEdit, stageEdit, titleEdit } from "@/components/board-store/edits/property-edits";
import type { TaskEdit } from "@/components/board-store/edits/task-edits";
import type { CellContext } from "@/components/board/table/columns/cell-words";
import type { TableColumn } from "@/components/board/table/columns/columns";
import { listOf, named } from "@/components/board/table/columns/names-in-text";
import { parseField } from "@/components/board/table/columns/parse-field";
import { noWords, wireDateIn, yesWords } from "@/components/board/table/columns/parse-values";
import { PRIORITIES } from "@/components/filters/filters";
import { TITLE_LENGTH } from "@/components/ui/controls/field";
import { minutesFrom } from "@/lib/time/duration";
import { timeOf } from "@/lib/time/of-task";
import type { QuickLanguage } from "@/components/quick-entry/quick-words";

export interface ParseContext extends CellContext {
  language: QuickLanguage;
  /** `YYYY-MM-DD` in the reader's time zone. */
  today: string;
}

/** The edits that give a cell the value of a text; null if the text is no value of the column. */
export function parseCell(
  column: TableColumn,
  task: StoredTask,
  text: string,
  context: ParseContext,
): TaskEdit[] | null {
  if (column.field) return parseField(column, task, text, context);
  switch (column.kind) {
    case "title":
      return parseTitle(task, text);
    case "stage":
      return parseStage(task, text, context);
    case "status":
      return parseStatus(task, text, context);
    case "priority":
      return parsePriority(task, text, context);
    case "labels":
      return parseLabels(task, text, context);
    case "assignees":
      return parseAssignees(task, text, context);
    case "due":
    case "date":
      return parseTaskDate(column, task, text, context);
    case "duration":
      return column.isEditable ? parseEstimate(task, text) : null;
    default:
      return null;
  }
}

function parseTitle(task: StoredTask, text: string): TaskEdit[] | null {
  const title = text.replace(/\s+/g, " ").trim();
  if (title === "" || title.length > Math.max(TITLE_LENGTH, task.title.length)) return null;
  return title === task.title ? [] : [titleEdit(task, title, task.title)];
}

function parseStage(task: StoredTask, text: string, context: ParseContext): TaskEdit[] | null {
  const stage = named(boardOf(context, task).stages, ({ title }) => [title], text);
  if (!stage) return null;
  return stage.id === task.stage_id ? [] : [stageEdit(task, stage.id)];
}

function parseStatus(task: StoredTask, text: string, context: ParseContext): TaskEdit[] | null {
  const status = named(
    ["open", "closed"],
    (each) => [each, context.words.status(each), ...(each === "closed" ? yesWords(context) : noWords(context))],
    text,
  );
  if (!status) return null;
  return status === task.status ? [] : [finishing(task)];
}

function parsePriority(task: StoredTask, text: string, { words }: ParseContext): TaskEdit[] | null {
  const priority = named(PRIORITIES, (each) => [each, words.priority(each)], text);
  if (priority === undefined) return null;
  return priority === task.priority ? [] : [propertyEdit(task, "priority", priority)];
}

function parseLabels(task: StoredTask, text: string, context: ParseContext): TaskEdit[] | null {
  const wanted = listOf(text, boardOf(context, task).labels, (label) => [context.words.label(label)]);
  if (!wanted) return null;
  const removed = task.labels.filter(({ id }) => !wanted.some((each) => each.id === id));
  const added = wanted.filter(({ id }) => !task.labels.some((each) => each.id === id));
  return [
    ...removed.map((label) => ({ kind: "label-task", taskId: task.id, label, isOn: false }) as const),
    ...added.map((label) => ({ kind: "label-task", taskId: task.id, label, isOn: true }) as const),
  ];
}

function parseAssignees(task: StoredTask, text: string, context: ParseContext): TaskEdit[] | null {
  const { users: people } = boardOf(context, task);
  // Those who have left the board may stay assigned.
  const known = [...people, ...task.assignees.filter(({ ID }) => !people.some((person) => person.ID === ID))];
  const wanted = listOf(text, known, ({ display_name, user_login = "", user_email = "" }) => [
    display_name,
    user_login,
    user_email,
  ]);
  if (!wanted) return null;
  const isSame =
    wanted.length === task.assignees.length && wanted.every(({ ID }) => task.assignees.some((each) => each.ID === ID));
  return isSame ? [] : [assigningAll(task, wanted)];
}

function parseEstimate(task: StoredTask, text: string): TaskEdit[] | null {
  const minutes = text.trim() === "" ? 0 : minutesFrom(text);
  if (minutes === null) return null;
  return minutes === timeOf(task).estimate ? [] : [{ kind: "estimate-task", taskId: task.id, minutes }];
}

function parseTaskDate(column: TableColumn, task: StoredTask, text: string, context: ParseContext): TaskEdit[] | null {
  const at = wireDateIn(text, context);
  if (at === undefined) return null;
  if (column.kind === "due") return at === task.due_at ? [] : [dueEdit(task, at)];
  return at === task.started_at ? [] : [propertyEdit(task, "started_at", at)];
}
