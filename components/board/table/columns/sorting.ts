import { boardOf } from "@/components/board-store/board-in-view";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { dateOf, fieldValueOf, numberOf, textsIn } from "@/components/board/table/columns/cell-values";
import { type CellContext, creatorName } from "@/components/board/table/columns/cell-words";
import type { ColumnKind, TableColumn } from "@/components/board/table/columns/columns";
import { PRIORITIES } from "@/components/filters/filters";

export interface ColumnSort {
  id: string;
  desc: boolean;
}

/** `-due,title`: first by due date descending, then by title. */
export const sortText = (sorts: readonly ColumnSort[]): string =>
  sorts.map(({ id, desc }) => (desc ? `-${id}` : id)).join();

/** Unknown columns are ignored. */
export function sortsIn(text: string, columns: readonly Pick<TableColumn, "id">[]): ColumnSort[] {
  const sorts = text.split(",").map((each) => ({ id: each.replace(/^-/, ""), desc: each.startsWith("-") }));
  return sorts.filter(
    ({ id }, at) => columns.some((column) => column.id === id) && sorts.findIndex((each) => each.id === id) === at,
  );
}

type Key = string | number | null;
type Compare = (one: Key, other: Key) => number;

/**
 * Sorts tasks that come in the order of the board, which decides between equals. The last result is where the next
 * sort begins, because little has changed since.
 */
export function newSorter() {
  let last: readonly StoredTask[] = [];
  return (tasks: readonly StoredTask[], sorts: readonly ColumnSort[], options: SortOptions): readonly StoredTask[] => {
    if (sorts.length === 0) return tasks;
    const places = new Map(tasks.map((task, place) => [task.id, place]));
    const rules = rulesOf(sorts, options);
    const entries = tasksFrom(last, tasks, places).map((task) => ({
      task,
      place: places.get(task.id) ?? 0,
      keys: rules.map(({ keyOf }) => keyOf(task)),
    }));
    last = entries.sort((one, other) => compareBy(rules, one, other)).map(({ task }) => task);
    return last;
  };
}

interface SortOptions extends CellContext {
  columns: readonly TableColumn[];
}

interface Entry {
  place: number;
  keys: Key[];
}

interface Rule {
  keyOf: (task: StoredTask) => Key;
  compare: Compare;
}

/** The tasks as they are now, in their last order. */
function tasksFrom(
  last: readonly StoredTask[],
  tasks: readonly StoredTask[],
  places: ReadonlyMap<number, number>,
): StoredTask[] {
  const known = new Set(last.map(({ id }) => id));
  const remaining = last.flatMap(({ id }) => tasks[places.get(id) ?? -1] ?? []);
  return [...remaining, ...tasks.filter(({ id }) => !known.has(id))];
}

const rulesOf = (sorts: readonly ColumnSort[], options: SortOptions): Rule[] =>
  sorts.flatMap(({ id, desc }) => {
    const column = options.columns.find((each) => each.id === id);
    return column
      ? [
          {
            keyOf: (task: StoredTask) => KEYS[column.kind](task, column, options),
            compare: inDirection(desc, options.viewer.locale),
          },
        ]
      : [];
  });

function compareBy(rules: readonly Rule[], one: Entry, other: Entry): number {
  for (const [at, { compare }] of rules.entries()) {
    const difference = compare(one.keys[at] ?? null, other.keys[at] ?? null);
    if (difference !== 0) return difference;
  }
  return one.place - other.place;
}

/** Empty cells come last in both directions. */
function inDirection(desc: boolean, locale: string): Compare {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const turn = desc ? -1 : 1;
  return (one, other) => {
    if (one === other) return 0;
    if (one === null) return 1;
    if (other === null) return -1;
    if (typeof one === "number" && typeof other === "number") return turn * (one - other);
    return turn * compare(String(one), String(other));
  };
}

const textKey = (text: string): Key => text || null;

type KeyOf = (task: StoredTask, column: TableColumn, context: CellContext) => Key;

const timeKey: KeyOf = (task, column) => timeOf(dateOf(column, task));
const numberKey: KeyOf = (task, column) => numberOf(column, task);
const fieldKey: KeyOf = (task, column) => textKey(textsIn(fieldValueOf(column, task)).join());

const KEYS: Readonly<Record<ColumnKind, KeyOf>> = {
  title: ({ title }) => textKey(title),
  board: (task, _, context) => textKey(boardOf(context, task).title),
  stage: ({ stage_id }, _, { board }) => board.stages.findIndex(({ id }) => id === stage_id),
  status: ({ status }) => (status === "closed" ? 1 : 0),
  // Ascending is from urgent to low.
  priority: ({ priority }) => (priority === "" ? null : PRIORITIES.findIndex((each) => each === priority)),
  labels: ({ labels }, _, { words }) => textKey(labels.map(words.label).join()),
  assignees: ({ assignees }) => textKey(assignees.map(({ display_name }) => display_name).join()),
  watchers: ({ watchers }) => watchers.length,
  creator: (task, _, { board }) => textKey(creatorName(board, task)),
  due: timeKey,
  date: timeKey,
  moment: timeKey,
  progress: numberKey,
  count: numberKey,
  number: numberKey,
  duration: numberKey,
  checkbox: (task, column) => (fieldValueOf(column, task) === true ? 1 : 0),
  select: fieldKey,
  "multi-select": fieldKey,
  text: fieldKey,
};

const timeOf = (at: string | null): Key => (at === null ? null : Date.parse(`${at.replace(" ", "T")}Z`));
