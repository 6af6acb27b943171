import { assigningAll, finishing } from "@/components/board-store/edits/edit-factories";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { dueEdit, propertyEdit, stageEdit, titleEdit } from "@/components/board-store/edits/property-edits";
import type { TaskEdit } from "@/components/board-store/edits/task-edits";
import { fieldValueOf } from "@/components/board/table/columns/cell-values";
import type { CellContext } from "@/components/board/table/columns/cell-words";
import type { TableColumn } from "@/components/board/table/columns/columns";
import { parseDate, parseNumber } from "@/components/board/table/columns/parse-values";
import { PRIORITIES } from "@/components/filters/filters";
import { normalizeText } from "@/components/ui/hooks/filter-choices";
import { TITLE_LENGTH } from "@/components/ui/controls/field";
import type { QuickLanguage } from "@/components/quick-entry/quick-words";
import { toWire } from "@/lib/dates/dates-on-screen";
import type { FieldValueJson } from "@/lib/custom-fields/present";

export interface ParseContext extends CellContext {
  language: QuickLanguage;
  /** `YYYY-MM-DD` in the reader's time zone. */
  today: string;
  people: readonly { ID: number; display_name: string; photo: string; user_login?: string; user_email?: string }[];
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
    default:
      return null;
  }
}

function parseTitle(task: StoredTask, text: string): TaskEdit[] | null {
  const title = text.replace(/\s+/g, " ").trim();
  if (title === "" || title.length > Math.max(TITLE_LENGTH, task.title.length)) return null;
  return title === task.title ? [] : [titleEdit(task, title, task.title)];
}

function parseStage(task: StoredTask, text: string, { board }: ParseContext): TaskEdit[] | null {
  const stage = named(board.stages, ({ title }) => [title], text);
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

function parseLabels(task: StoredTask, text: string, { board, words }: ParseContext): TaskEdit[] | null {
  const wanted = listOf(text, board.labels, (label) => [words.label(label)]);
  if (!wanted) return null;
  const removed = task.labels.filter(({ id }) => !wanted.some((each) => each.id === id));
  const added = wanted.filter(({ id }) => !task.labels.some((each) => each.id === id));
  return [
    ...removed.map((label) => ({ kind: "label-task", taskId: task.id, label, isOn: false }) as const),
    ...added.map((label) => ({ kind: "label-task", taskId: task.id, label, isOn: true }) as const),
  ];
}

function parseAssignees(task: StoredTask, text: string, { people }: ParseContext): TaskEdit[] | null {
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

function parseTaskDate(column: TableColumn, task: StoredTask, text: string, context: ParseContext): TaskEdit[] | null {
  const at = wireDateIn(text, context);
  if (at === undefined) return null;
  if (column.kind === "due") return at === task.due_at ? [] : [dueEdit(task, at)];
  return at === task.started_at ? [] : [propertyEdit(task, "started_at", at)];
}

function parseField(column: TableColumn, task: StoredTask, text: string, context: ParseContext): TaskEdit[] | null {
  const value = fieldValueIn(column, text, context);
  if (value === undefined || !column.field) return null;
  const isSame = JSON.stringify(value) === JSON.stringify(fieldValueOf(column, task));
  return isSame ? [] : [{ kind: "fill-task", taskId: task.id, fieldId: column.field.id, value }];
}

type FieldValue = FieldValueJson["settings"]["value"];

/** Undefined for a text that is no value. */
function fieldValueIn({ kind, field }: TableColumn, text: string, context: ParseContext): FieldValue | undefined {
  const options = field?.settings.select_options ?? [];
  switch (kind) {
    case "checkbox":
      return text.trim() === "" ? false : tickIn(text, context);
    case "multi-select": {
      const chosen = listOf(text, options, (option) => [option]);
      return chosen?.length === 0 ? null : (chosen ?? undefined);
    }
    case "select":
      return text.trim() === "" ? null : named(options, (option) => [option], text);
    case "number":
      return text.trim() === "" ? null : parseNumber(text, context.viewer.locale);
    case "date":
      return wireDateIn(text, context);
    default:
      return text.trim() || null;
  }
}

function tickIn(text: string, context: ParseContext): boolean | undefined {
  const word = normalizeText(text);
  if (yesWords(context).map(normalizeText).includes(word)) return true;
  return noWords(context).map(normalizeText).includes(word) ? false : undefined;
}

const yesWords = ({ words }: ParseContext): string[] => [words.yes, "yes", "true", "1", "x", "✓", "✔", "☑"];
const noWords = ({ words }: ParseContext): string[] => [words.no, "no", "false", "0", "☐"];

function wireDateIn(text: string, { language, today, viewer }: ParseContext): string | null | undefined {
  if (text.trim() === "") return null;
  const date = parseDate(text, language, today);
  return date ? toWire(date, viewer.timeZone) : undefined;
}

function named<Each>(all: readonly Each[], namesOf: (each: Each) => readonly string[], text: string): Each | undefined {
  const wanted = normalizeText(text);
  return all.find((each) => namesOf(each).some((name) => normalizeText(name) === wanted));
}

/** Names between commas, or one name that has commas itself. Null when one of them is unknown. */
function listOf<Each>(text: string, all: readonly Each[], namesOf: (each: Each) => readonly string[]): Each[] | null {
  if (text.trim() === "") return [];
  const whole = named(all, namesOf, text);
  if (whole !== undefined) return [whole];
  const parts = text.split(/[,،;\n]/).filter((part) => part.trim() !== "");
  const found = parts.map((part) => named(all, namesOf, part));
  return found.every((each) => each !== undefined) ? [...new Set(found)] : null;
}
