import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { byId } from "@/lib/by-id";
import { isVisibleBoard } from "@/lib/boards/read/list";
import { asNumbers, msOf, numbersIn } from "@/lib/database/numbers";
import { dayNumbered } from "@/lib/dates/dates";
import { db, rowsOf } from "@/lib/db";
import type { DayRange } from "@/lib/exports/timesheet-range";
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
  /** Milliseconds since 1970. */
  createdAt: number;
  doneAt: number;
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
  const [found] = await rowsOf<FoundWork>(
    db,
    Prisma.sql`
    WITH visible AS MATERIALIZED (SELECT b.id, b.title FROM board b WHERE ${isVisibleBoard(user)} ${ofBoard}),
    entry AS MATERIALIZED (
      SELECT l.id, l.task_id, l.board_id, l.user_id, ${dayOfWorkIn(zone)} AS day, l.billable_minutes, l.working_minutes, l.message, l.created_at, ${DONE_AT} AS done_at
      FROM time_track l WHERE l.board_id = ANY (ARRAY(SELECT id FROM visible)) AND l.status = 'commited' ${ofDays})
    SELECT work.entries, work.messages::text,
      (SELECT json_agg(json_build_array(t.id, t.board_id, t.title, t.slug) ORDER BY t.title, t.id)
        FROM (SELECT DISTINCT task_id FROM entry) e CROSS JOIN LATERAL (SELECT * FROM task t WHERE t.id = e.task_id OFFSET 0) t)::text AS tasks,
      (SELECT json_agg(json_build_object('id', v.id, 'title', v.title) ORDER BY v.title, v.id) FROM visible v WHERE v.id = ANY (ARRAY(SELECT DISTINCT board_id FROM entry)))::text AS boards,
      (SELECT json_agg(json_build_object('id', u.id, 'displayName', u.display_name, 'photoKey', u.photo_key, 'email', u.email) ORDER BY u.display_name, u.id)
        FROM (SELECT DISTINCT user_id FROM entry) e CROSS JOIN LATERAL (SELECT * FROM "user" u WHERE u.id = e.user_id OFFSET 0) u)::text AS people
    FROM (SELECT ${asNumbers(ENTRY_COLUMNS)} AS entries, json_agg(message) AS messages FROM entry) work`,
  );
  return loadedWork(found);
}

const ENTRY_COLUMNS = [
  Prisma.sql`id`,
  Prisma.sql`task_id`,
  Prisma.sql`coalesce(user_id, 0)`,
  Prisma.sql`day - DATE '1970-01-01'`,
  Prisma.sql`billable_minutes`,
  Prisma.sql`working_minutes`,
  msOf(Prisma.sql`created_at`),
  msOf(Prisma.sql`done_at`),
];

/** JSON but for the entries, which are numbers, in the order of their messages. */
type FoundWork = Record<"entries" | "messages" | "tasks" | "boards" | "people", string | null>;

function loadedWork(found: FoundWork | undefined): LoadedWork {
  const boards = byId(listIn<WorkedBoard>(found?.boards));
  return {
    entries: entriesIn(found?.entries ?? null, listIn<string | null>(found?.messages)),
    tasks: byId(inOrderOfBoards(listIn<TaskColumns>(found?.tasks).map(taskOf), boards)),
    boards,
    people: byId(listIn<WorkedPerson>(found?.people)),
  };
}

const listIn = <Value>(json: string | null | undefined) => (json ? (JSON.parse(json) as Value[]) : []);

type TaskColumns = [id: number, boardId: number, title: string, slug: string];

const taskOf = ([id, boardId, title, slug]: TaskColumns): WorkedTask => ({ id, boardId, title, slug });

function inOrderOfBoards(tasks: WorkedTask[], boards: LoadedWork["boards"]): WorkedTask[] {
  const places = new Map([...boards.keys()].map((id, place) => [id, place]));
  const placeOf = ({ boardId }: WorkedTask) => places.get(boardId) ?? 0;
  return tasks.sort((one, other) => placeOf(one) - placeOf(other));
}

function entriesIn(text: string | null, messages: (string | null)[]): WorkEntry[] {
  const numbers = numbersIn(text);
  const dayOf = knownDays();
  const entries = messages.map((message, row) => {
    const at = (column: number) => numbers[row * ENTRY_COLUMNS.length + column] ?? 0;
    return {
      ...{ id: at(0), taskId: at(1), userId: at(2) || null, day: dayOf(at(3)), message },
      ...{ billableMinutes: at(4), workingMinutes: at(5), createdAt: at(6), doneAt: at(7) },
    };
  });
  return entries.sort(byDay);
}

const byDay = (one: WorkEntry, other: WorkEntry) =>
  one.day === other.day ? one.doneAt - other.doneAt || one.id - other.id : one.day < other.day ? -1 : 1;

/** Many entries share one. */
function knownDays(): (number: number) => string {
  const known = new Map<number, string>();
  return (number) => {
    const date = known.get(number) ?? dayNumbered(number);
    known.set(number, date);
    return date;
  };
}
