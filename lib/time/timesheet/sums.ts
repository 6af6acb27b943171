import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { groupedBy } from "@/lib/by-id";
import { isVisibleBoard } from "@/lib/boards/read/list";
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

export const MOST_TASKS = 500;

/** The committed time on the boards that the person may see, archived ones included, in one statement: the same logs in each
 * sum, so all sums agree. */
export async function readTimeSums(query: SumsQuery, user: CurrentUser): Promise<TimeSums> {
  const byDay = daysIn(query.range).length <= MOST_SUMMED_DAYS ? Prisma.sql`day` : Prisma.sql`NULL::date`;
  const [found] = await rowsOf<Found>(
    db,
    Prisma.sql`
    WITH visible AS MATERIALIZED (SELECT b.id, b.title FROM board b WHERE ${isVisibleBoard(user)} ${query.boardId === null ? Prisma.empty : Prisma.sql`AND b.id = ${query.boardId}`}),
    entry AS MATERIALIZED (
      SELECT l.task_id, coalesce(l.user_id, 0) AS user_id, ${dayOfWorkIn(query.zone)} AS day, l.billable_minutes AS minutes
      FROM time_track l WHERE l.board_id = ANY (ARRAY(SELECT id FROM visible)) AND l.status = 'commited' AND ${workedIn(query.range, query.zone)}),
    ranked AS MATERIALIZED (SELECT task_id, day, entries, minutes, dense_rank() OVER (ORDER BY total DESC, task_id) AS place FROM (
      SELECT task_id, ${byDay} AS day, count(*) AS entries, sum(minutes) AS minutes, sum(sum(minutes)) OVER (PARTITION BY task_id) AS total FROM entry GROUP BY 1, 2) each)
    SELECT (SELECT json_agg(json_build_array(day, minutes)) FROM (SELECT day, sum(minutes)::int AS minutes FROM entry GROUP BY day) each) AS days,
      (SELECT json_agg(json_build_array(id, day, entries, minutes)) FROM (
        SELECT CASE WHEN place <= ${MOST_TASKS} THEN task_id ELSE 0 END AS id, day, sum(entries)::int AS entries, sum(minutes)::int AS minutes FROM ranked GROUP BY 1, 2) each) AS "ofTasks",
      (SELECT json_agg(json_build_array(id, day, entries, minutes)) FROM (
        SELECT user_id AS id, ${byDay} AS day, count(*)::int AS entries, sum(minutes)::int AS minutes FROM entry GROUP BY 1, 2) each) AS "ofPeople",
      (SELECT coalesce(max(place), 0)::int FROM ranked) AS "taskCount",
      (SELECT json_agg(json_build_object('id', t.id, 'title', t.title, 'boardId', v.id, 'board', v.title))
        FROM (SELECT DISTINCT task_id FROM ranked WHERE place <= ${MOST_TASKS}) top CROSS JOIN LATERAL (SELECT * FROM task t WHERE t.id = top.task_id OFFSET 0) t JOIN visible v ON v.id = t.board_id) AS tasks,
      (SELECT json_agg(json_build_object('id', u.id, 'name', u.display_name, 'photoKey', u.photo_key))
        FROM "user" u WHERE u.id = ANY (ARRAY(SELECT DISTINCT user_id FROM entry))) AS people`,
  );
  return timeSums(found);
}

type Cell = [id: number, day: string | null, entries: number, minutes: number];

interface Found {
  days: [day: string, minutes: number][] | null;
  ofTasks: Cell[] | null;
  ofPeople: Cell[] | null;
  taskCount: number;
  tasks: { id: number; title: string; boardId: number; board: string }[] | null;
  people: { id: number; name: string; photoKey: string }[] | null;
}

function timeSums(found: Found | undefined): TimeSums {
  const tasks = new Map(found?.tasks?.map((task) => [task.id, task]));
  const people = new Map(
    found?.people?.map(({ id, name, photoKey }) => [id, { id, name, photo: photoOf({ photoKey }) }]),
  );
  const worked = workedOf(found?.ofTasks ?? []);
  return {
    days: new Map(found?.days),
    tasks: worked.flatMap((each) => {
      const task = tasks.get(each.id);
      return task ? { ...task, ...each } : [];
    }),
    others: worked.find(({ id }) => id === 0) ?? null,
    taskCount: found?.taskCount ?? 0,
    people: workedOf(found?.ofPeople ?? []).map((each) => ({ ...each, person: people.get(each.id) ?? null })),
  };
}

/** The most first. */
const workedOf = (cells: readonly Cell[]): Worked[] =>
  [...groupedBy(cells, ([id]) => id)]
    .map(([id, own]) => ({
      id,
      entries: own.reduce((sum, [, , entries]) => sum + entries, 0),
      minutes: own.reduce((sum, [, , , minutes]) => sum + minutes, 0),
      byDay: new Map(own.flatMap(([, day, , minutes]) => (day === null ? [] : [[day, minutes]]))),
    }))
    .toSorted((one, other) => other.minutes - one.minutes || one.id - other.id);
