import "server-only";
import { type Board, Prisma, type Task } from "@/generated/prisma/client";
import type { ListActivityOfPerson } from "@/lib/activity/inputs";
import { type LineRecord, loadPageOfLines } from "@/lib/activity/load";
import { visibleBoards } from "@/lib/boards/list";
import { byId } from "@/lib/by-id";
import { db } from "@/lib/db";
import type { Paged } from "@/lib/http/paginator";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

/** Lines of several boards, with what they are about. */
export interface ActivityOfPerson extends Paged<LineRecord> {
  tasks: Map<number, Pick<Task, "id" | "boardId" | "title">>;
  boards: Map<number, Pick<Board, "id" | "title">>;
}

/**
 * A page of what somebody did, the newest first, on those boards that the caller may see, archived ones among them. Sorted by
 * more than the id, along which PostgreSQL would look for a quiet person's lines among everybody's.
 */
export async function listActivityOf({ id }: Person, page: ListActivityOfPerson, user: CurrentUser): Promise<ActivityOfPerson> {
  const where = Prisma.sql`a.created_by = ${id} AND EXISTS (SELECT 1 FROM board b WHERE b.id = a.board_id AND ${visibleBoards(user)})`;
  const lines = await loadPageOfLines({ where, order: Prisma.sql`a.id + 0 DESC` }, page, user);
  const [tasks, boards] = await Promise.all([
    db.task.findMany({ where: { id: { in: lines.rows.flatMap(({ taskId }) => taskId ?? []) } }, select: { id: true, boardId: true, title: true } }),
    db.board.findMany({ where: { id: { in: lines.rows.map(({ boardId }) => boardId) } }, select: { id: true, title: true } }),
  ]);
  return { ...lines, tasks: byId(tasks), boards: byId(boards) };
}
