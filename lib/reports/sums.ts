import type { Priority } from "@/generated/prisma/client";
import { DUE_STATES, STATES } from "@/lib/reports/task-states";

/** How many tasks have these properties, and what was estimated for them. */
export interface Cell {
  priority: Priority;
  /** A place in `STATES`. */
  state: number;
  /** A place in `DUE_STATES`; null unless the task is open. */
  due: number | null;
  total: number;
  minutes: number;
}

const PRIORITIES = ["urgent", "high", "medium", "low", "none"] as const;
const PRIORITY_LABELS = { urgent: "Urgent", high: "High", medium: "Medium", low: "Low", none: "None" };

const STATE_LABELS = { completed: "Completed", incomplete: "Still Open", completed_earlier: "Completed Earlier" };

const DUE_LABELS = {
  overdue: "Overdue",
  today: "Today",
  next7days: "Next 7 Days",
  later: "Later",
  no_due_date: "No Due Date",
};

type Counted = Pick<Cell, "total">;

export const totalOf = (cells: readonly Counted[]): number => sum(cells.map(({ total }) => total));
export const minutesOf = (cells: readonly Cell[]): number => sum(cells.map(({ minutes }) => minutes));

export const byPriority = (cells: readonly Pick<Cell, "priority" | "total">[]) => ({
  total: totalOf(cells),
  items: bucketsOf(PRIORITIES, PRIORITY_LABELS, (cell, key) => cell.priority === key, cells),
});

export const byState = (cells: readonly Cell[]) =>
  bucketsOf(STATES, STATE_LABELS, ({ state }, key) => STATES[state] === key, cells);

export const byDueDate = (cells: readonly Cell[]) =>
  bucketsOf(DUE_STATES, DUE_LABELS, ({ due }, key) => due !== null && DUE_STATES[due] === key, cells);

const bucketsOf = <Key extends string, Row extends Counted>(
  keys: readonly Key[],
  labels: Record<Key, string>,
  isIn: (cell: Row, key: Key) => boolean,
  cells: readonly Row[],
) => keys.map((key) => ({ key, label: labels[key], value: totalOf(cells.filter((cell) => isIn(cell, key))) }));

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
