import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { daysLater } from "@/lib/dates/dates-on-screen";
import { db, rowsOf } from "@/lib/db";
import { env } from "@/lib/env";
import type { FeatureModules } from "@/lib/modules/read";
import { DONE_AT, dayOfWorkIn, workedIn } from "@/lib/time/day-of-work";
import { sheetBoards } from "@/lib/timesheet/context";
import type { SheetLog, SheetPerson, SheetTask, WeekOfTasks } from "@/lib/timesheet/sheet";
import { lineOfHtml } from "@/lib/text/text-of-html";
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
  const who = personId === 0 ? Prisma.sql`l.user_id IS NULL` : Prisma.sql`l.user_id = ${personId}`;
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

/** Time logs of `visible` boards by the day of work where the reader lives. */
const logsBetween = (first: string, last: string, { calendar: { timeZone } }: WeekQuery): Prisma.Sql => Prisma.sql`
  SELECT l.id, l.task_id, l.user_id, l.billable_minutes AS minutes, l.message, ${DONE_AT} AS at, ${dayOfWorkIn(timeZone)} AS day
  FROM time_track l WHERE l.status = 'commited' AND l.board_id = ANY (ARRAY(SELECT id FROM visible)) AND ${workedIn({ first, last }, timeZone)}`;
