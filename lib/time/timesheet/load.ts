import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { byId } from "@/lib/by-id";
import { isVisibleBoard } from "@/lib/boards/read/list";
import { db, rowsOf } from "@/lib/db";
import type { DayRange } from "@/lib/exports/timesheet-range";
import type { JsonTime } from "@/lib/tasks/read/rows";
import { DONE_AT, dayOfWorkIn, workedIn } from "@/lib/time/day-of-work";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

export interface WorkQuery {
  boardId?: number;
  /** Null for all days. */
  range: DayRange | null;
  zone: string;
}

export interface LoadedWork {
  /** By day, then by time. */
  entries: WorkEntry[];
  tasks: Map<number, WorkedTask>;
  boards: Map<number, WorkedBoard>;
  people: Map<number, WorkedPerson>;
}

export interface WorkEntry {
  id: number;
  taskId: number;
  userId: number | null;
  day: string;
  billableMinutes: number;
  workingMinutes: number;
  message: string | null;
  createdAt: JsonTime;
  doneAt: JsonTime;
}

export interface WorkedTask {
  id: number;
  boardId: number;
  title: string;
  slug: string;
}

export type WorkedBoard = Pick<WorkedTask, "id" | "title">;

export type WorkedPerson = Pick<Person, "id" | "displayName" | "photoKey" | "email">;

/** The committed time on the boards that the person may see, archived ones included, in one statement. */
export async function loadWork({ boardId, range, zone }: WorkQuery, user: CurrentUser): Promise<LoadedWork> {
  const ofBoard = boardId === undefined ? Prisma.empty : Prisma.sql`AND b.id = ${boardId}`;
  const ofDays = range ? Prisma.sql`AND ${workedIn(range, zone)}` : Prisma.empty;
  const [row] = await rowsOf<{ found: string }>(
    db,
    Prisma.sql`
    WITH visible AS MATERIALIZED (SELECT b.id, b.title FROM board b WHERE ${isVisibleBoard(user)} ${ofBoard}),
    entry AS MATERIALIZED (
      SELECT l.id, l.task_id, l.board_id, l.user_id, ${dayOfWorkIn(zone)} AS day, l.billable_minutes, l.working_minutes, l.message, l.created_at, ${DONE_AT} AS done_at
      FROM time_track l WHERE l.board_id = ANY (ARRAY(SELECT id FROM visible)) AND l.status = 'commited' ${ofDays})
    SELECT json_build_array(
      (SELECT json_agg(json_build_array(id, task_id, user_id, day, billable_minutes, working_minutes, message, created_at, done_at) ORDER BY day, done_at, id) FROM entry),
      (SELECT json_agg(json_build_object('id', t.id, 'boardId', t.board_id, 'title', t.title, 'slug', t.slug) ORDER BY v.title, v.id, t.title, t.id)
        FROM (SELECT DISTINCT task_id FROM entry) e CROSS JOIN LATERAL (SELECT * FROM task t WHERE t.id = e.task_id OFFSET 0) t JOIN visible v ON v.id = t.board_id),
      (SELECT json_agg(json_build_object('id', v.id, 'title', v.title)) FROM visible v WHERE v.id = ANY (ARRAY(SELECT DISTINCT board_id FROM entry))),
      (SELECT json_agg(json_build_object('id', u.id, 'displayName', u.display_name, 'photoKey', u.photo_key, 'email', u.email) ORDER BY u.display_name, u.id)
        FROM (SELECT DISTINCT user_id FROM entry) e CROSS JOIN LATERAL (SELECT * FROM "user" u WHERE u.id = e.user_id OFFSET 0) u))::text AS found`,
  );
  return loadedWork(JSON.parse(row?.found ?? "[]") as FoundWork);
}

/** In the order of the statement. */
type EntryColumns = [
  id: number,
  taskId: number,
  userId: number | null,
  day: string,
  billableMinutes: number,
  workingMinutes: number,
  message: string | null,
  createdAt: JsonTime,
  doneAt: JsonTime,
];

type FoundWork = [EntryColumns[] | null, WorkedTask[] | null, WorkedBoard[] | null, WorkedPerson[] | null];

const loadedWork = ([entries, tasks, boards, people]: FoundWork): LoadedWork => ({
  entries: (entries ?? []).map(entryOf),
  tasks: byId(tasks ?? []),
  boards: byId(boards ?? []),
  people: byId(people ?? []),
});

const entryOf = (columns: EntryColumns): WorkEntry => ({
  id: columns[0],
  taskId: columns[1],
  userId: columns[2],
  day: columns[3],
  billableMinutes: columns[4],
  workingMinutes: columns[5],
  message: columns[6],
  createdAt: columns[7],
  doneAt: columns[8],
});
