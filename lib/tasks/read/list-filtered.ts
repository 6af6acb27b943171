import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import type { Paged } from "@/lib/http/response/paginator";
import { isWanted } from "@/lib/tasks/read/filter";
import type { TableOfTasks, TaskFilters } from "@/lib/tasks/read/filter-inputs";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import { idsOfTasks, loadInOrder, pageOfTaskIds } from "@/lib/tasks/read/task-ids";
import type { TaskRow } from "@/lib/tasks/read/rows";
import { calendarOf } from "@/lib/users/calendar";
import type { CurrentUser } from "@/lib/users/current-user";

/** What passes the filters, on one page, by stage and position. */
export async function listFiltered(board: Board, filters: TaskFilters, user: CurrentUser): Promise<LoadedTasks> {
  const ids = await idsOfTasks({
    where: await wanted(board, filters, user),
    order: Prisma.sql`t.stage_id, t.position, t.id`,
  });
  return loadInOrder(board.id, user.id, ids);
}

/** What passes the filters, a page of it in any order. */
export async function tableOfTasks(
  board: Board,
  asked: TableOfTasks,
  user: CurrentUser,
): Promise<LoadedTasks & Paged<TaskRow>> {
  const { page, perPage } = asked;
  const { ids, total } = await pageOfTaskIds(
    { where: await wanted(board, asked.filters, user), order: orderOf(asked) },
    { page, perPage },
  );
  return { ...(await loadInOrder(board.id, user.id, ids)), total, page, perPage };
}

/** Days are asked for only where a filter needs them. */
async function wanted(board: Board, filters: TaskFilters, user: CurrentUser): Promise<Prisma.Sql> {
  return isWanted(board.id, filters, filters.due.length > 0 ? await calendarOf(user) : null);
}

const onBoard = (way: Prisma.Sql) => Prisma.sql`s.position ${way}, t.stage_id ${way}, t.position ${way}, t.id ${way}`;

const COLUMNS: Record<TableOfTasks["sortBy"], (way: Prisma.Sql) => Prisma.Sql> = {
  position: onBoard,
  title: (way) => Prisma.sql`lower(t.title) ${way}`,
  status: (way) => Prisma.sql`t.status ${way}`,
  stage_id: (way) => Prisma.sql`s.position ${way}, t.stage_id ${way}`,
  priority: (way) => Prisma.sql`t.priority ${way}`,
  due_at: (way) => Prisma.sql`t.due_at ${way} NULLS LAST`,
  created_at: (way) => Prisma.sql`t.created_at ${way}`,
  updated_at: (way) => Prisma.sql`t.updated_at ${way}`,
  vote_statistics: (way) => Prisma.sql`t.vote_count ${way}`,
};

/** Equal ones stand as on the board, and so a page never repeats one of the page before. */
function orderOf({ sortBy, isDown }: TableOfTasks): Prisma.Sql {
  return Prisma.sql`${COLUMNS[sortBy](isDown ? Prisma.sql`DESC` : Prisma.sql`ASC`)}, ${onBoard(Prisma.sql`ASC`)}`;
}
