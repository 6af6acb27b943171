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

export const MOST_TASKS = 200;

/** The committed time on the boards that the person may see, archived ones included: the same logs in each sum, so all sums
 * agree. A second statement reads the titles of the tasks. */
export async function readTimeSums(query: SumsQuery, user: CurrentUser): Promise<TimeSums> {
  const ofDays = daysIn(query.range).length <= MOST_SUMMED_DAYS ? DAY_NUMBER : Prisma.sql`NULL::int`;
  const [found] = await rowsOf<Found>(
    db,
    Prisma.sql`
    WITH entry AS MATERIALIZED (
      SELECT l.task_id, coalesce(l.user_id, 0) AS user_id, ${dayOfWorkIn(query.zone)} AS day, l.billable_minutes AS minutes
      FROM time_track l WHERE l.board_id = ANY (ARRAY(${visibleBoards(query, user)})) AND l.status = 'commited' AND ${workedIn(query.range, query.zone)})
    SELECT ${sumsBy(Prisma.sql`0`, DAY_NUMBER)} AS days, ${sumsBy(Prisma.sql`task_id`, ofDays)} AS tasks, ${sumsBy(Prisma.sql`user_id`, ofDays)} AS people,
      (SELECT json_agg(json_build_object('id', u.id, 'name', u.display_name, 'photoKey', u.photo_key))
        FROM "user" u WHERE u.id = ANY (ARRAY(SELECT DISTINCT user_id FROM entry))) AS names`,
  );
  const tasks = workedOf(found?.tasks);
  return timeSums(found, tasks, await readTitles(tasks.slice(0, MOST_TASKS)));
}

const visibleBoards = ({ boardId }: SumsQuery, user: CurrentUser) => Prisma.sql`
  SELECT b.id FROM board b WHERE ${isVisibleBoard(user)} ${boardId === null ? Prisma.empty : Prisma.sql`AND b.id = ${boardId}`}`;

const DAY_NUMBER = Prisma.sql`day - DATE '1970-01-01'`;
const NO_DAY = -1;

/** Rows of `SUM_COLUMNS` as numbers. */
const sumsBy = (key: Prisma.Sql, day: Prisma.Sql) => Prisma.sql`
  (SELECT ${asNumbers(SUM_COLUMNS)} FROM (
    SELECT ${key} AS id, coalesce(${day}, ${NO_DAY}::int) AS day, count(*)::int AS entries, sum(minutes)::int AS minutes FROM entry GROUP BY 1, 2) each)`;

const SUM_COLUMNS = ["id", "day", "entries", "minutes"].map((name) => Prisma.raw(name));

interface Found {
  days: string | null;
  tasks: string | null;
  people: string | null;
  names: { id: number; name: string; photoKey: string }[] | null;
}

interface Title {
  id: number;
  title: string;
  boardId: number;
  board: string;
}

const readTitles = (tasks: readonly Worked[]): Promise<Title[]> =>
  rowsOf<Title>(
    db,
    Prisma.sql`SELECT t.id, t.title, t.board_id AS "boardId", b.title AS board FROM task t JOIN board b ON b.id = t.board_id WHERE t.id = ANY (${tasks.map(({ id }) => id)})`,
  );

function timeSums(found: Found | undefined, worked: Worked[], known: readonly Title[]): TimeSums {
  const titles = byId(known);
  const people = new Map(
    found?.names?.map(({ id, name, photoKey }) => [id, { id, name, photo: photoOf({ photoKey }) }]),
  );
  const others = worked.filter(({ id }) => !titles.has(id));
  return {
    days: workedOf(found?.days)[0]?.byDay ?? new Map(),
    tasks: worked.flatMap((each) => {
      const title = titles.get(each.id);
      return title ? { ...title, ...each } : [];
    }),
    others: others.length > 0 ? together(others) : null,
    taskCount: worked.length,
    people: workedOf(found?.people).map((each) => ({ ...each, person: people.get(each.id) ?? null })),
  };
}

/** The most first. */
function workedOf(text: string | null | undefined): Worked[] {
  const worked = new Map<number, Worked & { byDay: Map<string, number> }>();
  const numbers = numbersIn(text ?? null);
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

function together(worked: readonly Worked[]): Worked {
  const byDay = new Map<string, number>();
  for (const each of worked) for (const [day, minutes] of each.byDay) byDay.set(day, (byDay.get(day) ?? 0) + minutes);
  return {
    id: 0,
    entries: worked.reduce((sum, { entries }) => sum + entries, 0),
    minutes: worked.reduce((sum, { minutes }) => sum + minutes, 0),
    byDay,
  };
}
