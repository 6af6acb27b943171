import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { daysLater } from "@/lib/dates/dates-on-screen";
import type { ReadReport } from "@/lib/reports/inputs";
import type { ReportRange } from "@/lib/reports/range";
import { boardsOfReport, isWithin, type ReportReader } from "@/lib/reports/scope";
import { DUE_STATES, type DueState, STATES, type TaskState } from "@/lib/reports/task-states";
import { isDue, isDueOn } from "@/lib/tasks/read/due";
import type { Calendar } from "@/lib/users/calendar";

const numberOf = <Word extends string>(words: readonly Word[], word: Word): Prisma.Sql =>
  Prisma.raw(`${words.indexOf(word)}::smallint`);

export const isState = (state: TaskState): Prisma.Sql => Prisma.sql`state = ${numberOf(STATES, state)}`;
export const isDueState = (due: DueState): Prisma.Sql => Prisma.sql`due = ${numberOf(DUE_STATES, due)}`;

/** `boards`, and `counted`, their tasks that were created, completed or updated in the range: no subtasks, and none that
 * is archived. Whatever a report counts, it counts these rows, so its sums agree. */
export const countedTasks = (query: ReadReport, range: ReportRange, reader: ReportReader): Prisma.Sql => Prisma.sql`
  WITH boards AS MATERIALIZED (${boardsOfReport("to-do", query, reader)}),
  counted AS MATERIALIZED (
    SELECT t.id, t.board_id, t.stage_id, t.priority, t.last_completed_at, coalesce(t.estimated_minutes, 0) AS minutes,
      ${stateOf(range)} AS state, CASE WHEN t.status = 'open' THEN ${dueOf(reader.calendar)} END AS due
    FROM boards JOIN task t ON t.board_id = boards.id WHERE ${countsIn(range)})`;

/** `task t` is no subtask, not archived, and in the range. The index of reports leads to it by the last of its times. */
export const countsIn = (range: ReportRange): Prisma.Sql => Prisma.sql`
  t.parent_id IS NULL AND t.archived_at IS NULL AND greatest(t.created_at, t.updated_at, t.last_completed_at) >= ${range.from}
  AND (${isWithin(Prisma.sql`t.created_at`, range)} OR ${isWithin(Prisma.sql`t.updated_at`, range)} OR ${isWithin(Prisma.sql`t.last_completed_at`, range)})`;

const stateOf = (range: ReportRange) => Prisma.sql`
  CASE WHEN t.status = 'open' THEN ${numberOf(STATES, "incomplete")} WHEN ${isWithin(Prisma.sql`t.last_completed_at`, range)} THEN ${numberOf(STATES, "completed")}
    ELSE ${numberOf(STATES, "completed_earlier")} END`;

function dueOf(calendar: Calendar): Prisma.Sql {
  const before = (days: number) => isDueOn({ from: null, to: daysLater(calendar.today, days) }, calendar);
  const due = (state: DueState) => numberOf(DUE_STATES, state);
  return Prisma.sql`
  CASE WHEN t.due_at IS NULL THEN ${due("no_due_date")} WHEN ${isDue("overdue", calendar)} THEN ${due("overdue")}
    WHEN ${before(1)} THEN ${due("today")} WHEN ${before(8)} THEN ${due("next7days")} ELSE ${due("later")} END`;
}

/** Sums of `counted` for each combination of properties, of which all other sums are made. */
export const cellsAsJson = Prisma.sql`(SELECT json_agg(cell) FROM (
  SELECT priority, state, due, count(*)::int AS total, sum(minutes)::float8 AS minutes FROM counted GROUP BY priority, state, due) cell)`;

/** The people who are assigned to `counted` tasks. A task of two people counts for both. */
export const peopleAsJson = Prisma.sql`(SELECT json_agg(json_build_object('id', u.id, 'name', u.display_name, 'photoKey', u.photo_key, 'total', p.total,
    'open', p.open, 'completed', p.completed, 'overdue', p.overdue, 'minutes', p.minutes)) FROM (
  SELECT a.user_id, count(*)::int AS total, count(*) FILTER (WHERE ${isState("incomplete")})::int AS open, count(*) FILTER (WHERE ${isState("completed")})::int AS completed,
    count(*) FILTER (WHERE ${isDueState("overdue")})::int AS overdue, sum(minutes)::float8 AS minutes
  FROM counted JOIN task_assignee a ON a.task_id = counted.id GROUP BY a.user_id) p JOIN "user" u ON u.id = p.user_id)`;
