import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { dateOfWire, daysLater, startOfDay } from "@/lib/dates/dates-on-screen";
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
 * is archived. Whatever a report counts, it counts these rows, so its sums agree.
 * @param columns of `task t`, beside those that all reports need */
export const countedTasks = (
  query: ReadReport,
  range: ReportRange,
  reader: ReportReader,
  columns: Prisma.Sql,
): Prisma.Sql => Prisma.sql`
  WITH boards AS MATERIALIZED (${boardsOfReport("to-do", query, reader)}),
  counted AS MATERIALIZED (
    SELECT t.id, t.priority, t.assignee_ids, ${stateOf(range)} AS state, ${columns} FROM boards JOIN task t ON t.board_id = boards.id WHERE ${countsIn(range)})`;

/** `task t` is no subtask, not archived, and in the range. The index of reports leads to it by the last of its times. */
export const countsIn = (range: ReportRange): Prisma.Sql => Prisma.sql`
  t.parent_id IS NULL AND t.archived_at IS NULL AND greatest(t.created_at, t.updated_at, t.last_completed_at) >= ${range.from}
  AND (${isWithin(Prisma.sql`t.created_at`, range)} OR ${isWithin(Prisma.sql`t.updated_at`, range)} OR ${isWithin(Prisma.sql`t.last_completed_at`, range)})`;

const stateOf = (range: ReportRange) => Prisma.sql`
  CASE WHEN t.status = 'open' THEN ${numberOf(STATES, "incomplete")} WHEN ${isWithin(Prisma.sql`t.last_completed_at`, range)} THEN ${numberOf(STATES, "completed")}
    ELSE ${numberOf(STATES, "completed_earlier")} END`;

/** To find out whether a time is a whole day takes long, so times that are far away come first. */
export function dueOf(calendar: Calendar): Prisma.Sql {
  const { now, today, timeZone } = calendar;
  const due = (state: DueState) => numberOf(DUE_STATES, state);
  const before = (days: number) => isDueOn({ from: null, to: daysLater(today, days) }, calendar);
  const beginnings = (days: number) => [
    dateOfWire(daysLater(today, days)),
    startOfDay(daysLater(today, days), timeZone),
  ];
  const earliest = new Date(Math.min(...[now, ...beginnings(0)].map(Number)));
  const latest = new Date(Math.max(...beginnings(8).map(Number)));
  return Prisma.sql`
  CASE WHEN t.status <> 'open' THEN NULL WHEN t.due_at IS NULL THEN ${due("no_due_date")}
    WHEN t.due_at < ${earliest} THEN ${due("overdue")} WHEN t.due_at >= ${latest} THEN ${due("later")} WHEN ${isDue("overdue", calendar)} THEN ${due("overdue")}
    WHEN ${before(1)} THEN ${due("today")} WHEN ${before(8)} THEN ${due("next7days")} ELSE ${due("later")} END`;
}

type LinkedRows = { ids: string; table: string; column: string };

export const LABELS_OF_TASKS: LinkedRows = { ids: "label_ids", table: "task_label", column: "label_id" };
const PEOPLE_OF_TASKS: LinkedRows = { ids: "assignee_ids", table: "task_assignee", column: "user_id" };

/** The `column`s of the rows that `counted` tasks have in the table, with their tasks. Only tasks with so many that
 * `ids` has no room for them are looked up there. */
export const ofCounted = ({ ids, table, column }: LinkedRows): Prisma.Sql =>
  Prisma.raw(`
  (SELECT counted.*, unnest(${ids}) AS ${column} FROM counted
   UNION ALL SELECT counted.*, linked.${column} FROM counted JOIN ${table} linked ON linked.task_id = counted.id WHERE ${ids} IS NULL)`);

/** The people who are assigned to `counted` tasks, with sums of these. A task of two people counts for both. */
export const peopleAsJson = (sums: Record<string, Prisma.Sql>): Prisma.Sql => {
  const columns = Object.entries(sums).map(([name, sum]) => Prisma.sql`${sum} AS ${Prisma.raw(name)}`);
  const pairs = Object.keys(sums).map((name) => Prisma.raw(`'${name}', p.${name}`));
  return Prisma.sql`(SELECT json_agg(json_build_object('id', u.id, 'name', u.display_name, 'photoKey', u.photo_key, 'total', p.total, ${Prisma.join(pairs)})) FROM (
  SELECT a.user_id, count(*)::int AS total, ${Prisma.join(columns)} FROM ${ofCounted(PEOPLE_OF_TASKS)} a GROUP BY a.user_id) p
  JOIN "user" u ON u.id = p.user_id)`;
};

export const completedTasks = Prisma.sql`count(*) FILTER (WHERE ${isState("completed")})::int`;
