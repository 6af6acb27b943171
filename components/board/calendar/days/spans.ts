import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { daysLater, fromWire } from "@/lib/dates/dates-on-screen";

export interface Span {
  first: string;
  last: string;
  /** Of the last day, `HH:MM`; null for whole days. */
  time: string | null;
}

export interface CalendarTask {
  task: StoredTask;
  span: Span;
}

type Dates = Pick<StoredTask, "due_at" | "started_at">;

/** The days of a task where the reader lives; null without a due date. A start after the due date doesn’t count. */
export function spanOf({ due_at, started_at }: Dates, timeZone: string): Span | null {
  const due = fromWire(due_at, timeZone);
  if (!due) return null;
  const start = fromWire(started_at, timeZone);
  return { first: start && start.date < due.date ? start.date : due.date, last: due.date, time: due.time };
}

/** The tasks that have any of these days, in the order in which they are drawn. */
export function tasksBetween(
  tasks: readonly StoredTask[],
  { from, to, timeZone }: { from: string; to: string; timeZone: string },
): CalendarTask[] {
  // Time zones differ from UTC by less than a day, and comparing texts is much faster than converting them.
  const [earliest, latest] = [daysLater(from, -1), daysLater(to, 2)];
  const found: CalendarTask[] = [];
  for (const task of tasks) {
    const { due_at, started_at } = task;
    if (!due_at || due_at < earliest) continue;
    if ((started_at && started_at < due_at ? started_at : due_at) > latest) continue;
    const span = knownSpanOf(task, timeZone);
    if (span && span.last >= from && span.first <= to) found.push({ task, span });
  }
  return found.sort(inOrder);
}

/** By task and time zone: a change of one task leaves the thousands of others, whose days take longer to find than to draw. */
const spans = new WeakMap<StoredTask, { timeZone: string; span: Span | null }>();

function knownSpanOf(task: StoredTask, timeZone: string): Span | null {
  const known = spans.get(task);
  if (known?.timeZone === timeZone) return known.span;

  const span = spanOf(task, timeZone);
  spans.set(task, { timeZone, span });
  return span;
}

/** Earlier and longer ones first, then whole days, times, and last what is done. */
export function inOrder(one: CalendarTask, other: CalendarTask): number {
  return (
    compare(one.span.first, other.span.first) ||
    compare(other.span.last, one.span.last) ||
    Number(isDone(one)) - Number(isDone(other)) ||
    compare(one.span.time ?? "", other.span.time ?? "") ||
    one.task.id - other.task.id
  );
}

const isDone = ({ task }: CalendarTask): boolean => task.status === "closed";

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

export const isOnDay = ({ span }: CalendarTask, day: string): boolean => span.first <= day && day <= span.last;

/** Whether it takes more than one day. */
export const isBar = ({ first, last }: Span): boolean => first < last;
