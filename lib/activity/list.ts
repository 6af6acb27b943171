import "server-only";
import { type Board, Prisma, type Task } from "@/generated/prisma/client";
import type { ListBoardActivity, ListTaskActivity } from "@/lib/activity/inputs";
import { type LineRecord, loadPageOfLines } from "@/lib/activity/load";
import type { Paged } from "@/lib/http/response/paginator";
import type { CurrentUser } from "@/lib/users/current-user";

/**
 * A page of the board's own lines, the newest first. Those of its tasks are the tasks'. In an order that only the index of a
 * board has: by their ids alone PostgreSQL would look for a quiet board's among those of all boards.
 */
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

/** A page of a task's lines, comments among them; of a subtask its own. */
export const listTaskActivity = (
  { id, boardId }: Task,
  asked: ListTaskActivity,
  user: CurrentUser,
): Promise<Paged<LineRecord>> =>
  loadPageOfLines(
    { where: Prisma.sql`a.board_id = ${boardId} AND a.task_id = ${id}`, order: orderOf(asked) },
    asked,
    user,
  );

function orderOf({ isByTime, isNewestFirst }: ListTaskActivity): Prisma.Sql {
  if (isNewestFirst) return Prisma.sql`a.created_at DESC, a.id DESC`;
  return isByTime ? Prisma.sql`a.created_at, a.id` : Prisma.sql`a.id`;
}
