import { dayAt, type FlowDays } from "@/lib/flow/days";
import type { FlowHistory } from "@/lib/flow/history";
import { stepsOf } from "@/lib/flow/steps";

/** Counts of tasks at the end of each day. */
export interface Daily {
  /** By the id of a stage; 0 for those that are gone. */
  stages: Map<number, number[]>;
  scope: number[];
  completed: number[];
}

export function dailyOf({ tasks, lines, stages }: FlowHistory, days: FlowDays): Daily {
  const known = new Set(stages.map(({ id }) => id));
  const count = days.dates.length;
  const counts = new Map([...known, 0].map((id) => [id, Array<number>(count + 1).fill(0)]));
  const completed = Array<number>(count + 1).fill(0);
  for (const task of tasks) {
    let to = count;
    for (const step of stepsOf(task, lines.get(task.id) ?? []).reverse()) {
      const from = dayAt(step.at, days);
      if (from < to && !step.isArchived) {
        addSpan(counts.get(known.has(step.stageId) ? step.stageId : 0) ?? [], from, to);
        if (step.isClosed) addSpan(completed, from, to);
      }
      to = from;
    }
  }
  const sums = new Map([...counts].map(([id, changes]) => [id, runningSums(changes, count)]));
  return {
    stages: sums,
    scope: days.dates.map((_, day) => [...sums.values()].reduce((sum, each) => sum + (each[day] ?? 0), 0)),
    completed: runningSums(completed, count),
  };
}

/** For the days from one until before the other: what a task was at their ends. */
function addSpan(changes: number[], from: number, to: number) {
  changes[from] = (changes[from] ?? 0) + 1;
  changes[to] = (changes[to] ?? 0) - 1;
}

function runningSums(changes: readonly number[], count: number): number[] {
  let sum = 0;
  return changes.slice(0, count).map((change) => (sum += change));
}
