import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { byId } from "@/lib/by-id";
import { isVisibleBoard } from "@/lib/boards/read/list";
import { asNumbers, numbersIn } from "@/lib/database/numbers";
import { dayNumbered } from "@/lib/dates/dates";
import { db, rowsOf } from "@/lib/db";
import type { DayRange } from "@/lib/exports/timesheet-range";
import { dayOfWorkIn, workedIn } from "@/lib/time/day-of-work";
import { daysIn, MOST_SUMMED_DAYS } from "@/lib/time/timesheet/inputs";
import type { CurrentUser } from "@/lib/users/current-user";
import { photoOf } from "@/lib/users/present";

/** Of a task, or of a person. */
export interface Worked {
  /** 0 for people whose accounts are gone, and for the other tasks. */
  id: number;
  entries: number;
  minutes: number;
  /** Minutes; empty in ranges of more than `MOST_SUMMED_DAYS`. */
  byDay: ReadonlyMap<string, number>;
}

export interface TimeSums {
  /** Minutes. */
  days: ReadonlyMap<string, number>;
  /** Those with the most time, the most first. */
  tasks: (Worked & { title: string; boardId: number; board: string })[];
  /** All but `tasks`. */
  others: Worked | null;
  taskCount: number;
  people: (Worked & { person: { id: number; name: string; photo: string } | null })[];
}

interface SumsQuery {
  boardId: number | null;
  range: DayRange;
  zone: string;
}

export const MOST_TASKS = 100;

/** The committed time on the boards that the person may see, archived ones included: the same logs in each sum, so all sums
 * agree. */
export async function readTimeSums(query: SumsQuery, user: CurrentUser): Promise<TimeSums> {
  const ofDays = daysIn(query.range).length <= MOST_SUMMED_DAYS ? DAY_NUMBER : Prisma.sql`NULL::int`;
  const [found] = await rowsOf<Found>(
    db,
    Prisma.sql`
    WITH entry AS MATERIALIZED (
      SELECT l.task_id, coalesce(l.user_id, 0) AS user_id, ${dayOfWorkIn(query.zone)} AS day, l.billable_minutes AS minutes
      FROM time_track l WHERE l.board_id = ANY (ARRAY(${visibleBoards(query, user)})) AND l.status = 'commited' AND ${workedIn(query.range, query.zone)}),
    worked AS MATERIALIZED (SELECT task_id, sum(minutes) AS minutes FROM entry GROUP BY task_id),
    listed AS MATERIALIZED (SELECT task_id FROM worked ORDER BY minutes DESC, task_id LIMIT ${MOST_TASKS})
    SELECT ${sumsBy(Prisma.sql`0`, DAY_NUMBER)} AS days, ${sumsBy(Prisma.sql`user_id`, ofDays)} AS people,
      ${sumsBy(Prisma.sql`task_id`, ofDays, OF_LISTED_TASKS)} AS tasks, (SELECT count(*)::int FROM worked) AS "taskCount",
      (SELECT json_agg(json_build_object('id', t.id, 'title', t.title, 'boardId', t.board_id, 'board', b.title))
        FROM listed JOIN task t ON t.id = listed.task_id JOIN board b ON b.id = t.board_id) AS titles,
      (SELECT json_agg(json_build_object('id', u.id, 'name', u.display_name, 'photoKey', u.photo_key))
        FROM "user" u WHERE u.id = ANY (ARRAY(SELECT DISTINCT user_id FROM entry))) AS names`,
  );
  return timeSums(found ?? NOTHING);
}

const visibleBoards = ({ boardId }: SumsQuery, user: CurrentUser) => Prisma.sql`
  SELECT b.id FROM board b WHERE ${isVisibleBoard(user)} ${boardId === null ? Prisma.empty : Prisma.sql`AND b.id = ${boardId}`}`;

const DAY_NUMBER = Prisma.sql`day - DATE '1970-01-01'`;
const NO_DAY = -1;

/** Rows of `SUM_COLUMNS` as numbers. */
const sumsBy = (key: Prisma.Sql, day: Prisma.Sql, entries = Prisma.sql`entry`) => Prisma.sql`
  (SELECT ${asNumbers(SUM_COLUMNS)} FROM (
    SELECT ${key} AS id, coalesce(${day}, ${NO_DAY}::int) AS day, count(*)::int AS entries, sum(minutes)::int AS minutes FROM ${entries} GROUP BY 1, 2) each)`;

/** `IS TRUE` keeps PostgreSQL from a nested loop, which it prefers for the few entries that it expects. */
const OF_LISTED_TASKS = Prisma.sql`entry WHERE (task_id IN (SELECT task_id FROM listed)) IS TRUE`;

const SUM_COLUMNS = ["id", "day", "entries", "minutes"].map((name) => Prisma.raw(name));

interface Found {
  days: string | null;
  people: string | null;
  tasks: string | null;
  taskCount: number;
  titles: { id: number; title: string; boardId: number; board: string }[] | null;
  names: { id: number; name: string; photoKey: string }[] | null;
}

const NOTHING: Found = { days: null, people: null, tasks: null, taskCount: 0, titles: null, names: null };

function timeSums(found: Found): TimeSums {
  const [all] = workedOf(found.days);
  const titles = byId(found.titles ?? []);
  const people = new Map(
    found.names?.map(({ id, name, photoKey }) => [id, { id, name, photo: photoOf({ photoKey }) }]),
  );
  const listed = workedOf(found.tasks);
  return {
    days: all?.byDay ?? new Map(),
    tasks: listed.flatMap((each) => {
      const title = titles.get(each.id);
      return title ? { ...title, ...each } : [];
    }),
    others: all && found.taskCount > listed.length ? without(all, listed) : null,
    taskCount: found.taskCount,
    people: workedOf(found.people).map((each) => ({ ...each, person: people.get(each.id) ?? null })),
  };
}

/** The most first. */
function workedOf(text: string | null): Worked[] {
  const worked = new Map<number, Worked & { byDay: Map<string, number> }>();
  const numbers = numbersIn(text);
  for (let at = 0; at < numbers.length; at += SUM_COLUMNS.length) {
    const [id = 0, day = NO_DAY, entries = 0, minutes = 0] = numbers.slice(at, at + SUM_COLUMNS.length);
    const each = worked.get(id) ?? { id, entries: 0, minutes: 0, byDay: new Map<string, number>() };
    each.entries += entries;
    each.minutes += minutes;
    if (day !== NO_DAY) each.byDay.set(dayNumbered(day), minutes);
    worked.set(id, each);
  }
  return [...worked.values()].sort((one, other) => other.minutes - one.minutes || one.id - other.id);
}

function without(all: Worked, listed: readonly Worked[]): Worked {
  const byDay = new Map(all.byDay);
  for (const each of listed) for (const [day, minutes] of each.byDay) byDay.set(day, (byDay.get(day) ?? 0) - minutes);
  const left = (of: (each: Worked) => number) => listed.reduce((rest, each) => rest - of(each), of(all));
  return { id: 0, entries: left(({ entries }) => entries), minutes: left(({ minutes }) => minutes), byDay };
}
