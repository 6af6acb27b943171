import "server-only";
import { type Daily, dailyOf } from "@/lib/flow/daily";
import { flowDays } from "@/lib/flow/days";
import { type CompletedTask, completedIn, type Percentiles, percentilesOf } from "@/lib/flow/durations";
import { type FlowHistory, MOST_LISTED, readHistory } from "@/lib/flow/history";
import { type FlowWeek, weeksOf } from "@/lib/flow/weeks";
import { type ReportRange, rangeOf } from "@/lib/reports/range";
import type { ReportReader } from "@/lib/reports/scope";

export interface Flow {
  board: FlowHistory["board"];
  /** The days of the range until today, `YYYY-MM-DD`. */
  days: string[];
  /** Those of the board in its order, and those that are gone (0), if they had tasks; counts by day. */
  stages: { id: number; title: string | null; tasks: number[] }[];
  scope: number[];
  completed: number[];
  weeks: FlowWeek[];
  /** All that were completed, the last ones first. */
  tasks: (CompletedTask & { title: string })[];
  durations: Pick<CompletedTask, "lead" | "cycle">[];
  lead: Percentiles | null;
  cycle: Percentiles | null;
}

export interface ReadFlow {
  boardId: number;
  start: string | null;
  end: string | null;
}

/** How tasks went through a board. Null for a board that the reader can't see. @throws Invalid for a wrong range */
export async function readFlow(query: ReadFlow, reader: ReportReader): Promise<Flow | null> {
  const range = rangeOf(query, reader.calendar);
  const history = await readHistory(query.boardId, range, reader);
  return history && flowOf(history, range, reader.calendar);
}

export function flowOf(
  history: FlowHistory,
  range: Pick<ReportRange, "first" | "last">,
  calendar: Pick<ReportReader["calendar"], "today" | "timeZone" | "startOfWeek">,
): Flow {
  const days = flowDays(range, calendar);
  const daily = dailyOf(history, days);
  const done = completedIn(history, days, calendar.timeZone);
  return {
    ...{ board: history.board, days: days.dates, stages: stagesOf(history, daily) },
    ...{ scope: daily.scope, completed: daily.completed },
    weeks: weeksOf(done, days, calendar.startOfWeek),
    tasks: done.slice(0, MOST_LISTED).map((task) => ({ ...task, title: history.titles.get(task.id) ?? "" })),
    durations: done,
    lead: percentilesOf(done.map(({ lead }) => lead)),
    cycle: percentilesOf(done.flatMap(({ cycle }) => cycle ?? [])),
  };
}

const stagesOf = ({ stages }: FlowHistory, { stages: counts }: Daily): Flow["stages"] =>
  [...stages, { id: 0, title: null }]
    .map(({ id, title }) => ({ id, title, tasks: counts.get(id) ?? [] }))
    .filter(({ tasks }) => tasks.some((count) => count > 0));
