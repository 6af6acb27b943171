import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { daysLater, startOfDay } from "@/lib/dates/dates-on-screen";
import { db, rowsOf } from "@/lib/db";
import { env } from "@/lib/env";
import type { FeatureModules } from "@/lib/modules/read";
import { sheetBoards } from "@/lib/timesheet/context";
import type { SheetLog, SheetPerson, SheetTask, WeekOfTasks } from "@/lib/timesheet/sheet";
import { lineOfHtml } from "@/lib/text/html";
import type { Calendar } from "@/lib/users/calendar";
import type { CurrentUser } from "@/lib/users/current-user";

export interface WeekQuery {
  days: readonly string[];
  /** All boards if null. */
  boardId: number | null;
  modules: FeatureModules;
  calendar: Pick<Calendar, "timeZone">;
}

interface TasksQuery extends WeekQuery {
  /** 0 for people whose account is gone. */
  personId: number;
  /** Tasks that the reader has added to this week, and to the one before. */
  added: { thisWeek: number[]; lastWeek: number[] };
}

interface FoundTasks {
  tasks: SheetTask[];
  logs: (Omit<SheetLog, "note"> & { isLastWeek: boolean })[];
}

/** The time of one person in a week by task and day, in one statement. */
export async function readWeekOfTasks(query: TasksQuery, user: CurrentUser): Promise<WeekOfTasks> {
  const { days, personId, added } = query;
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const who = personId === 0 ? Prisma.sql`k.user_id IS NULL` : Prisma.sql`k.user_id = ${personId}`;
  const [row] = await rowsOf<{ found: string }>(
    db,
    Prisma.sql`
    WITH visible AS MATERIALIZED (${boardsOf(query, user)}),
    logs AS MATERIALIZED (${logsBetween(daysLater(first, -7), last, query)} AND ${who})
    SELECT json_build_object(
      'logs', (SELECT coalesce(json_agg(json_build_object('id', id, 'taskId', task_id, 'day', day, 'minutes', minutes, 'storedNote', coalesce(message, ''),
        'completedAt', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS'), 'isLastWeek', day < ${first}::date) ORDER BY at, id), '[]') FROM logs),
      'tasks', (SELECT coalesce(json_agg(${taskAsJson(personId === user.id)} ORDER BY lower(b.title), b.id, lower(t.title), t.id), '[]')
        FROM task t JOIN visible b ON b.id = t.board_id LEFT JOIN task p ON p.id = t.parent_id
        WHERE t.id IN (SELECT task_id FROM logs UNION SELECT unnest(${[...added.thisWeek, ...added.lastWeek]}::int[]))))::text AS found`,
  );
  return weekFrom(JSON.parse(row?.found ?? '{"logs":[],"tasks":[]}') as FoundTasks, added);
}

function weekFrom({ tasks, logs }: FoundTasks, added: TasksQuery["added"]): WeekOfTasks {
  const isKnown = new Set(tasks.map(({ id }) => id));
  const withTime = logs.flatMap(({ isLastWeek, taskId }) => (isLastWeek ? [taskId] : []));
  return {
    tasks,
    logs: logs.flatMap(({ isLastWeek, ...log }) => (isLastWeek ? [] : [{ ...log, note: lineOfHtml(log.storedNote) }])),
    added: added.thisWeek.filter((id) => isKnown.has(id)),
    lastWeek: [...new Set([...withTime, ...added.lastWeek])].filter((id) => isKnown.has(id)),
  };
}

const taskAsJson = (isOwn: boolean): Prisma.Sql => Prisma.sql`
  json_build_object('id', t.id, 'title', t.title, 'parent', p.title, 'boardId', b.id, 'board', b.title, 'readOnly', CASE
    WHEN NOT ${isOwn} THEN 'otherPerson' WHEN b.archived_at IS NOT NULL THEN 'archivedBoard'
    WHEN t.archived_at IS NOT NULL OR p.archived_at IS NOT NULL THEN 'archivedTask' WHEN NOT b.may_edit THEN 'viewer' END)`;

/** The time of everybody in a week by person and day, in one statement. */
export async function readWeekOfPeople(query: WeekQuery, user: CurrentUser): Promise<SheetPerson[]> {
  const [first = "", last = ""] = [query.days[0], query.days.at(-1)];
  const rows = await rowsOf<Omit<SheetPerson, "photo"> & { photoKey: string | null }>(
    db,
    Prisma.sql`
    WITH visible AS MATERIALIZED (${boardsOf(query, user)}), logs AS (${logsBetween(first, last, query)}),
    amounts AS MATERIALIZED (SELECT user_id, day, sum(minutes)::int AS minutes FROM logs GROUP BY user_id, day)
    SELECT coalesce(a.user_id, 0) AS id, u.display_name AS name, u.photo_key AS "photoKey", json_object_agg(a.day, a.minutes) AS minutes
    FROM amounts a LEFT JOIN "user" u ON u.id = a.user_id
    GROUP BY a.user_id, u.display_name, u.photo_key ORDER BY u.display_name IS NULL, lower(u.display_name), a.user_id`,
  );
  return rows.map(({ photoKey, ...person }) => ({
    ...person,
    photo: `${env().BOARDS_URL}/photos/${photoKey ?? "deleted"}`,
  }));
}

const boardsOf = ({ boardId, modules }: WeekQuery, user: CurrentUser): Prisma.Sql =>
  boardId === null ? sheetBoards(user, modules) : Prisma.sql`${sheetBoards(user, modules)} AND b.id = ${boardId}`;

const DONE_AT = Prisma.sql`coalesce(k.completed_at, k.started_at)`;

/** Time logs of `visible` boards by the day of work where the reader lives. A stored midnight is a whole day in all zones,
 * so that the moments of a range of days are those from the earliest to the latest of both. */
function logsBetween(first: string, last: string, { calendar: { timeZone } }: WeekQuery): Prisma.Sql {
  const [from, to] = [outer(first, timeZone, Math.min), outer(daysLater(last, 1), timeZone, Math.max)];
  return Prisma.sql`
    SELECT k.id, k.task_id, k.user_id, k.billable_minutes AS minutes, k.message, ${DONE_AT} AS at, d.day
    FROM time_track k CROSS JOIN LATERAL (SELECT (${DONE_AT} AT TIME ZONE
      CASE WHEN date_trunc('day', ${DONE_AT}, 'UTC') = ${DONE_AT} THEN 'UTC' ELSE ${timeZone} END)::date AS day) d
    WHERE k.status = 'commited' AND k.board_id IN (SELECT id FROM visible) AND d.day BETWEEN ${first}::date AND ${last}::date
      AND (k.completed_at >= ${from} AND k.completed_at < ${to} OR k.completed_at IS NULL AND k.started_at >= ${from} AND k.started_at < ${to})`;
}

const outer = (day: string, timeZone: string, choose: (one: number, other: number) => number): Date =>
  new Date(choose(new Date(`${day}T00:00:00Z`).getTime(), startOfDay(day, timeZone).getTime()));
