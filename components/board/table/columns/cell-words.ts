import type { BoardJson } from "@/components/board-store/board-data";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { fieldValueOf, numberOf, textsIn, wireDateOf } from "@/components/board/table/columns/cell-values";
import type { TableColumn } from "@/components/board/table/columns/columns";
import { fromWire } from "@/lib/dates/dates-on-screen";

/** What the words of cells depend on. */
export interface CellContext {
  board: BoardJson;
  viewer: { locale: string; timeZone: string };
  words: CellWords;
}

export interface CellWords {
  status: (status: string) => string;
  priority: (priority: string) => string;
  label: (label: BoardJson["labels"][number]) => string;
  yes: string;
  no: string;
}

/** The text of a cell, as it is copied and exported. `parseCell` reads it again. */
export function textOf(column: TableColumn, task: StoredTask, { board, viewer, words }: CellContext): string {
  switch (column.kind) {
    case "title":
      return task.title;
    case "stage":
      return stageTitle(board, task);
    case "status":
      return words.status(task.status);
    case "priority":
      return task.priority === "" ? "" : words.priority(task.priority);
    case "labels":
      return listText(task.labels.map(words.label));
    case "assignees":
      return listText(namesOf(task.assignees));
    case "watchers":
      return listText(namesOf(task.watchers));
    case "creator":
      return creatorName(board, task);
    case "due":
    case "date":
    case "moment":
      return dateText(wireDateOf(column, task), viewer.timeZone);
    case "progress":
      return progressText(task);
    case "count":
    case "number":
      return String(numberOf(column, task) ?? fieldValueOf(column, task) ?? "");
    case "checkbox":
      return fieldValueOf(column, task) === true ? words.yes : words.no;
    case "multi-select":
      return listText(textsIn(fieldValueOf(column, task)));
    default:
      return String(fieldValueOf(column, task) ?? "");
  }
}

export const stageTitle = ({ stages }: BoardJson, { stage_id }: StoredTask): string =>
  stages.find(({ id }) => id === stage_id)?.title ?? "";

export const creatorName = ({ users }: BoardJson, { created_by }: StoredTask): string =>
  users.find(({ ID }) => ID === created_by)?.display_name ?? "";

export const progressText = ({ settings }: StoredTask): string =>
  settings.subtask_count === 0 ? "" : `${settings.subtask_completed_count}/${settings.subtask_count}`;

const namesOf = (people: StoredTask["assignees"]): string[] => people.map(({ display_name }) => display_name);

const listText = (texts: readonly string[]): string => texts.join(", ");

/** Understood by spreadsheets of every language. */
function dateText(at: string | null, timeZone: string): string {
  const local = fromWire(at, timeZone);
  if (!local) return "";
  return local.time ? `${local.date} ${local.time}` : local.date;
}
