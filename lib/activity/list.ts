import "server-only";
import { type Board, Prisma, type Task } from "@/generated/prisma/client";
import type { ListBoardActivity, ListTaskActivity } from "@/lib/activity/inputs";
import { type LineRecord, loadPageOfLines } from "@/lib/activity/load";
import type { Paged } from "@/lib/http/response/paginator";
import type { CurrentUser } from "@/lib/users/current-user";

/** Activity of the board itself, without its tasks, the newest first. Only the board's index has this order: sorted
 * by id alone, PostgreSQL would search the activity of all boards for that of a quiet one. */
export const listBoardActivity = (
  { id }: Board,
  page: ListBoardActivity,
  user: CurrentUser,
): Promise<Paged<LineRecord>> =>
  loadPageOfLines(
    { where: Prisma.sql`a.board_id = ${id} AND a.task_id IS NULL`, order: Prisma.sql`a.task_id DESC, a.id DESC` },
    page,
    user,
  );

export const listTaskActivity = (
  { id, boardId }: Task,
  query: ListTaskActivity,
  user: CurrentUser,
): Promise<Paged<LineRecord>> =>
  loadPageOfLines(
    { where: Prisma.sql`a.board_id = ${boardId} AND a.task_id = ${id}`, order: orderOf(query) },
    query,
    user,
  );

function orderOf({ isByTime, isNewestFirst }: ListTaskActivity): Prisma.Sql {
  if (isNewestFirst) return Prisma.sql`a.created_at DESC, a.id DESC`;
  return isByTime ? Prisma.sql`a.created_at, a.id` : Prisma.sql`a.id`;
}
