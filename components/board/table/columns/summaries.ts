import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { dateOf, isFilled, numberOf } from "@/components/board/table/columns/cell-values";
import type { TableColumn } from "@/components/board/table/columns/columns";
import { isOver } from "@/lib/dates/dates-on-screen";

export const SUMMARIES = [
  "none",
  "filled",
  "empty",
  "sum",
  "average",
  "min",
  "max",
  "overdue",
  "done",
  "earliest",
  "latest",
] as const;
export type Summary = (typeof SUMMARIES)[number];

/** What can be counted in a column; the first one is shown until the person chooses another. */
export function summariesOf({ kind }: TableColumn): readonly Summary[] {
  switch (kind) {
    case "title":
      return [];
    case "number":
    case "duration":
      return ["sum", "average", "min", "max", "filled", "empty", "none"];
    case "count":
      return ["none", "sum", "average", "max", "filled"];
    case "progress":
      return ["none", "sum", "done", "filled", "empty"];
    case "status":
      return ["none", "done"];
    case "due":
      return ["none", "overdue", "earliest", "latest", "filled", "empty"];
    case "date":
    case "moment":
      return ["none", "earliest", "latest", "filled", "empty"];
    case "stage":
    case "creator":
      return ["none"];
    default:
      return ["none", "filled", "empty"];
  }
}

export type SummaryValue = { kind: "number" | "duration"; value: number } | { kind: "date"; value: string };

/** Null when there is nothing to count. */
export function summaryOf(
  summary: Summary,
  column: TableColumn,
  tasks: readonly StoredTask[],
  clock: { now: Date; today: string },
): SummaryValue | null {
  switch (summary) {
    case "none":
      return null;
    case "filled":
      return numeric(count(tasks, (task) => isFilled(column, task)));
    case "empty":
      return numeric(count(tasks, (task) => !isFilled(column, task)));
    case "overdue":
      return numeric(
        count(tasks, ({ due_at, status }) => status === "open" && due_at !== null && isOver(due_at, clock)),
      );
    case "done":
      return numeric(doneIn(column, tasks));
    case "earliest":
    case "latest":
      return extremeDate(summary, column, tasks);
    default:
      return inUnit(column, summaryOfNumbers(summary, numbersIn(column, tasks)));
  }
}

const numbersIn = (column: TableColumn, tasks: readonly StoredTask[]): number[] =>
  tasks.flatMap((task) => numberOf(column, task) ?? []);

function doneIn({ kind }: TableColumn, tasks: readonly StoredTask[]): number {
  if (kind === "progress") return tasks.reduce((sum, { settings }) => sum + settings.subtask_completed_count, 0);
  return count(tasks, ({ status }) => status === "closed");
}

function summaryOfNumbers(summary: "sum" | "average" | "min" | "max", numbers: readonly number[]) {
  if (numbers.length === 0) return summary === "sum" ? numeric(0) : null;
  const sum = numbers.reduce((one, other) => one + other, 0);
  switch (summary) {
    case "sum":
      return numeric(precise(sum));
    case "average":
      return numeric(precise(sum / numbers.length));
    case "min":
      return numeric(numbers.reduce((one, other) => Math.min(one, other)));
    case "max":
      return numeric(numbers.reduce((one, other) => Math.max(one, other)));
  }
}

/** Minutes are no plain number. */
const inUnit = ({ kind }: TableColumn, value: SummaryValue | null): SummaryValue | null =>
  value?.kind === "number" && kind === "duration" ? { kind, value: Math.round(value.value) } : value;

/** Binary fractions would show 0.1 + 0.2 as 0.30000000000000004. */
const precise = (value: number): number => Number(value.toPrecision(12));

function extremeDate(which: "earliest" | "latest", column: TableColumn, tasks: readonly StoredTask[]) {
  const dates = tasks.flatMap((task) => dateOf(column, task) ?? []).sort();
  const value = which === "earliest" ? dates[0] : dates.at(-1);
  return value === undefined ? null : ({ kind: "date", value } as const);
}

const numeric = (value: number) => ({ kind: "number", value }) as const;

const count = (tasks: readonly StoredTask[], matches: (task: StoredTask) => boolean): number =>
  tasks.reduce((sum, task) => (matches(task) ? sum + 1 : sum), 0);
