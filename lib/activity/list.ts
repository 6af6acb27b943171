import "server-only";
import { type Board, Prisma, type Task } from "@/generated/prisma/client";
import type { ListBoardActivity, ListTaskActivity } from "@/lib/activity/inputs";
import { type LineRecord, loadPageOfLines } from "@/lib/activity/load";
import { localeOf } from "@/lib/activity/words";
import type { Paged } from "@/lib/http/response/paginator";
import type { CurrentUser } from "@/lib/users/current-user";

interface PageOfLines extends Paged<LineRecord> {
  /** The language of the caller. */
  locale: string;
}

/** Activity of the board itself, without its tasks, the newest first. Only the board's index has this order: sorted
 * by id alone, PostgreSQL would search the activity of all boards for that of a quiet one. */
export const listBoardActivity = ({ id }: Board, page: ListBoardActivity, user: CurrentUser): Promise<PageOfLines> =>
  loadInLanguage(
    { where: Prisma.sql`a.board_id = ${id} AND a.task_id IS NULL`, order: Prisma.sql`a.task_id DESC, a.id DESC` },
    page,
    user,
  );

export const listTaskActivity = (
  { id, boardId }: Task,
  query: ListTaskActivity,
  user: CurrentUser,
): Promise<PageOfLines> =>
  loadInLanguage(
    { where: Prisma.sql`a.board_id = ${boardId} AND a.task_id = ${id}`, order: orderOf(query) },
    query,
    user,
  );

async function loadInLanguage(...[selection, page, user]: Parameters<typeof loadPageOfLines>): Promise<PageOfLines> {
  const [lines, locale] = await Promise.all([loadPageOfLines(selection, page, user), localeOf(user)]);
  return { ...lines, locale };
}

function orderOf({ isByTime, isNewestFirst }: ListTaskActivity): Prisma.Sql {
  if (isNewestFirst) return Prisma.sql`a.created_at DESC, a.id DESC`;
  return isByTime ? Prisma.sql`a.created_at, a.id` : Prisma.sql`a.id`;
}
