import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { type LineRecord, loadLines } from "@/lib/activity/load";
import { isVisibleBoard } from "@/lib/boards/read/list";
import { byId } from "@/lib/by-id";
import { db } from "@/lib/db";
import type { CurrentUser } from "@/lib/users/current-user";

export interface RecentActivity {
  rows: LineRecord[];
  tasks: Map<number, { id: number; title: string; boardId: number }>;
  boards: Map<number, { id: number; title: string }>;
}

/** What happened last on the active boards that the person may see. */
export const recentActivity = (limit: number, user: CurrentUser): Promise<RecentActivity> =>
  lastOfEach(
    {
      sources: Prisma.sql`SELECT b.id FROM board b WHERE b.archived_at IS NULL AND ${isVisibleBoard(user)}`,
      where: Prisma.sql`board_id = source.id`,
      limit,
    },
    user,
  );

/** What others changed last in the tasks that the person is assigned to or watches. */
export const recentUpdates = (limit: number, user: CurrentUser): Promise<RecentActivity> =>
  lastOfEach(
    {
      sources: Prisma.sql`
        SELECT t.id FROM task t JOIN board b ON b.id = t.board_id
        WHERE t.id IN (SELECT task_id FROM task_assignee WHERE user_id = ${user.id} UNION SELECT task_id FROM task_watcher WHERE user_id = ${user.id})
          AND b.archived_at IS NULL AND ${isVisibleBoard(user)}`,
      where: Prisma.sql`task_id = source.id AND created_by IS DISTINCT FROM ${user.id}`,
      limit,
    },
    user,
  );

interface LastOfEach {
  /** Selects the ids of boards or tasks. */
  sources: Prisma.Sql;
  /** A condition on `activity` and `source (id)`. */
  where: Prisma.Sql;
  limit: number;
}

/** One search per source is faster than one through the activity of all boards. Only the sources that changed last are
 * searched for more than their last entry. */
function lastOfEach({ sources, where, limit }: LastOfEach, user: CurrentUser): Promise<RecentActivity> {
  const picked = Prisma.sql`
    SELECT a.* FROM (
      SELECT id FROM (
        SELECT id, (SELECT created_at FROM activity WHERE ${where} ORDER BY created_at DESC LIMIT 1) AS changed_at
        FROM (${sources}) source) each
      WHERE changed_at IS NOT NULL ORDER BY changed_at DESC, id DESC LIMIT ${limit}) source
    CROSS JOIN LATERAL (
      SELECT * FROM activity WHERE ${where} ORDER BY created_at DESC, id DESC LIMIT ${limit}) a
    ORDER BY ${NEWEST_FIRST} LIMIT ${limit}`;
  return withTitles(picked, user);
}

const NEWEST_FIRST = Prisma.sql`a.created_at DESC, a.id DESC`;

async function withTitles(picked: Prisma.Sql, user: CurrentUser): Promise<RecentActivity> {
  const rows = await loadLines(picked, NEWEST_FIRST, user);
  const ids = (of: (line: LineRecord) => number | null) => [...new Set(rows.flatMap((line) => of(line) ?? []))];
  const [tasks, boards] = await Promise.all([
    db.task.findMany({
      where: { id: { in: ids(({ taskId }) => taskId) } },
      select: { id: true, title: true, boardId: true },
    }),
    db.board.findMany({ where: { id: { in: ids(({ boardId }) => boardId) } }, select: { id: true, title: true } }),
  ]);
  return { rows, tasks: byId(tasks), boards: byId(boards) };
}
