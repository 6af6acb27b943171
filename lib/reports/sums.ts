import type { Priority } from "@/generated/prisma/client";
import type { DueState, TaskState } from "@/lib/reports/counted-tasks";

/** How many tasks have these properties, and what was estimated for them. */
export interface Cell {
  priority: Priority;
  state: TaskState;
  /** Null unless the task is open. */
  due: DueState | null;
  total: number;
  minutes: number;
}

const PRIORITIES = { urgent: "Urgent", high: "High", medium: "Medium", low: "Low", none: "None" } as const;

const STATES = { completed: "Completed", incomplete: "Still Open", completed_earlier: "Completed Earlier" } as const;

const DUE = {
  overdue: "Overdue",
  today: "Today",
  next7days: "Next 7 Days",
  later: "Later",
  no_due_date: "No Due Date",
} as const;

export const totalOf = (cells: readonly Cell[]): number => sum(cells.map(({ total }) => total));
export const minutesOf = (cells: readonly Cell[]): number => sum(cells.map(({ minutes }) => minutes));

export const byPriority = (cells: readonly Cell[]) => ({
  total: totalOf(cells),
  items: bucketsOf(PRIORITIES, cells, "priority"),
});

export const byState = (cells: readonly Cell[]) => bucketsOf(STATES, cells, "state");

export const byDueDate = (cells: readonly Cell[]) => bucketsOf(DUE, cells, "due");

const bucketsOf = <Key extends string>(
  labels: Record<Key, string>,
  cells: readonly Cell[],
  property: "priority" | "state" | "due",
) =>
  keysOf(labels).map((key) => ({
    key,
    label: labels[key],
    value: totalOf(cells.filter((cell) => cell[property] === key)),
  }));

const keysOf = <Key extends string>(labels: Record<Key, string>) => Object.keys(labels) as Key[];

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
