import { startOfDay } from "@/lib/dates/dates-on-screen";
import { type FlowDays, isInDays } from "@/lib/flow/days";
import type { FlowHistory, FlowLine, FlowTask } from "@/lib/flow/history";

export interface CompletedTask {
  id: number;
  completedAt: number;
  /** Milliseconds from its creation. */
  lead: number;
  /** From when it first left a stage, or its start date, but no longer than `lead`; null if neither was before its completion. */
  cycle: number | null;
}

export const PERCENTS = [50, 75, 85, 95] as const;
export type Percentiles = Record<(typeof PERCENTS)[number], number>;

/** Closed tasks that were completed in these days, the last ones first. */
export function completedIn({ tasks, lines }: FlowHistory, days: FlowDays, timeZone: string): CompletedTask[] {
  const startOf = startsOfDays(timeZone);
  return tasks
    .flatMap((task) =>
      task.isClosed && task.completedAt !== null && isInDays(task.completedAt, days)
        ? [completedTask(task, task.completedAt, lines.get(task.id) ?? [], startOf)]
        : [],
    )
    .sort((one, other) => other.completedAt - one.completedAt || other.id - one.id);
}

function completedTask(
  { id, createdAt, startedAt }: FlowTask,
  completedAt: number,
  lines: readonly FlowLine[],
  startOf: (at: number) => number,
): CompletedTask {
  const left = lines.find(({ kind, fromStageId }) => kind === "stage" && fromStageId !== null)?.at;
  const begun = [left ?? Infinity, startedAt === null ? Infinity : startOf(startedAt)].filter(
    (at) => at <= completedAt,
  );
  return {
    ...{ id, completedAt, lead: Math.max(0, completedAt - createdAt) },
    cycle: begun.length > 0 ? completedAt - Math.max(createdAt, Math.min(...begun)) : null,
  };
}

const DAY = 24 * 60 * 60 * 1000;

/** A midnight in UTC is a whole day, which begins at the reader's midnight. */
function startsOfDays(timeZone: string): (at: number) => number {
  const known = new Map<number, number>();
  return (at) => {
    if (at % DAY !== 0) return at;
    const start = known.get(at) ?? startOfDay(new Date(at).toISOString().slice(0, 10), timeZone).getTime();
    known.set(at, start);
    return start;
  };
}

/** The shortest duration that so many percent of the tasks did not exceed; null without tasks. */
export function percentilesOf(durations: readonly number[]): Percentiles | null {
  const sorted = durations.toSorted((one, other) => one - other);
  if (sorted.length === 0) return null;
  const at = (percent: number) => sorted[Math.ceil((percent * sorted.length) / 100) - 1] ?? 0;
  return { 50: at(50), 75: at(75), 85: at(85), 95: at(95) };
}
