import { boardOf, type BoardInView, type BoardsInView } from "@/components/board-store/board-in-view";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { fieldValueOf, numberOf, textsIn, wireDateOf } from "@/components/board/table/columns/cell-values";
import { plainNumber } from "@/components/board/table/columns/parse-values";
import type { ColumnKind, TableColumn } from "@/components/board/table/columns/columns";
import { presentDuration } from "@/lib/time/duration";
import { fromWire } from "@/lib/dates/dates-on-screen";

/** What the words of cells depend on. */
export interface CellContext extends BoardsInView {
  viewer: { locale: string; timeZone: string };
  words: CellWords;
}

export interface CellWords {
  status: (status: string) => string;
  priority: (priority: string) => string;
  label: (label: BoardInView["labels"][number]) => string;
  yes: string;
  no: string;
}

/** The text of a cell, as it is copied and exported. `parseCell` reads it again. */
export const textOf = (column: TableColumn, task: StoredTask, context: CellContext): string =>
  TEXTS[column.kind](task, column, context);

type TextOf = (task: StoredTask, column: TableColumn, context: CellContext) => string;

const dateText: TextOf = (task, column, { viewer }) => {
  const local = fromWire(wireDateOf(column, task), viewer.timeZone);
  // Understood by spreadsheets of every language.
  return local ? [local.date, local.time].filter(Boolean).join(" ") : "";
};
const numberText: TextOf = (task, column, { viewer }) => {
  const number = numberOf(column, task);
  return number === null ? String(fieldValueOf(column, task) ?? "") : plainNumber(number, viewer.locale);
};
const durationIn = (minutes: number | null) => (minutes === null ? "" : presentDuration(minutes));
const fieldText: TextOf = (task, column) => String(fieldValueOf(column, task) ?? "");

const TEXTS: Readonly<Record<ColumnKind, TextOf>> = {
  title: ({ title }) => title,
  board: (task, _, context) => boardOf(context, task).title,
  stage: (task, _, context) => stageTitle(boardOf(context, task), task),
  status: ({ status }, _, { words }) => words.status(status),
  priority: ({ priority }, _, { words }) => (priority === "" ? "" : words.priority(priority)),
  labels: ({ labels }, _, { words }) => listText(labels.map(words.label)),
  assignees: ({ assignees }) => listText(namesOf(assignees)),
  watchers: ({ watchers }) => listText(namesOf(watchers)),
  creator: (task, _, { board }) => creatorName(board, task),
  due: dateText,
  date: dateText,
  moment: dateText,
  progress: (task) => progressText(task),
  count: numberText,
  number: numberText,
  duration: (task, column) => durationIn(numberOf(column, task)),
  checkbox: (task, column, { words }) => (fieldValueOf(column, task) === true ? words.yes : words.no),
  "multi-select": (task, column) => listText(textsIn(fieldValueOf(column, task))),
  select: fieldText,
  text: fieldText,
};

export const stageTitle = ({ stages }: Pick<BoardInView, "stages">, { stage_id }: StoredTask): string =>
  stages.find(({ id }) => id === stage_id)?.title ?? "";

export const creatorName = ({ users }: Pick<BoardInView, "users">, { created_by, settings }: StoredTask): string =>
  users.find(({ ID }) => ID === created_by)?.display_name ?? settings.author?.name ?? "";

export const progressText = ({ settings }: StoredTask): string =>
  settings.subtask_count === 0 ? "" : `${settings.subtask_completed_count}/${settings.subtask_count}`;

const namesOf = (people: StoredTask["assignees"]): string[] => people.map(({ display_name }) => display_name);

const listText = (texts: readonly string[]): string => texts.join(", ");
