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
  withTitles(onVisibleBoards(limit, user), Prisma.sql`a.id DESC`, user);

/** What others changed last in the tasks that the person is assigned to or watches. */
export function recentUpdates(limit: number, user: CurrentUser): Promise<RecentActivity> {
  const order = Prisma.sql`a.created_at DESC, a.id DESC`;
  const followed = Prisma.sql`
    SELECT t.id FROM task t JOIN board b ON b.id = t.board_id
    WHERE t.id IN (SELECT task_id FROM task_assignee WHERE user_id = ${user.id} UNION SELECT task_id FROM task_watcher WHERE user_id = ${user.id})
      AND b.archived_at IS NULL AND ${isVisibleBoard(user)}`;
  const picked = Prisma.sql`
    SELECT a.* FROM (${followed}) f CROSS JOIN LATERAL (
      SELECT * FROM activity WHERE task_id = f.id AND created_by IS DISTINCT FROM ${user.id} ORDER BY created_at DESC LIMIT ${limit}) a
    ORDER BY ${order} LIMIT ${limit}`;
  return withTitles(picked, order, user);
}

/** Nearly all activity is visible to admins. For others, one search per board is faster than one through the activity of
 * all boards. */
function onVisibleBoards(limit: number, user: CurrentUser): Prisma.Sql {
  const boards = Prisma.sql`SELECT b.id FROM board b WHERE b.archived_at IS NULL AND ${isVisibleBoard(user)}`;
  if (user.isAdmin)
    return Prisma.sql`SELECT a.* FROM activity a WHERE a.board_id IN (${boards}) ORDER BY a.id DESC LIMIT ${limit}`;
  return Prisma.sql`
    SELECT a.* FROM (${boards}) visible CROSS JOIN LATERAL (
      SELECT * FROM activity WHERE board_id = visible.id ORDER BY id DESC LIMIT ${limit}) a
    ORDER BY a.id DESC LIMIT ${limit}`;
}

async function withTitles(picked: Prisma.Sql, order: Prisma.Sql, user: CurrentUser): Promise<RecentActivity> {
  const rows = await loadLines(picked, order, user);
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
