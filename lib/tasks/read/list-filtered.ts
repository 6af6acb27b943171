import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import type { Paged } from "@/lib/http/response/paginator";
import { matchesFilters } from "@/lib/tasks/read/filter";
import type { TableOfTasks, TaskFilters } from "@/lib/tasks/read/filter-inputs";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import type { TaskRow } from "@/lib/tasks/read/rows";
import { loadPage } from "@/lib/tasks/read/task-page";
import { calendarOf } from "@/lib/users/calendar";
import type { CurrentUser } from "@/lib/users/current-user";

export async function listFiltered(board: Board, filters: TaskFilters, user: CurrentUser): Promise<LoadedTasks> {
  const where = await conditionOf(board, filters, user);
  return loadPage(board.id, user.id, { where, order: Prisma.sql`t.stage_id, t.position, t.id` }, null);
}

export async function tableOfTasks(
  board: Board,
  query: TableOfTasks,
  user: CurrentUser,
): Promise<LoadedTasks & Paged<TaskRow>> {
  const { page, perPage } = query;
  const where = await conditionOf(board, query.filters, user);
  return { ...(await loadPage(board.id, user.id, { where, order: orderOf(query) }, { page, perPage })), page, perPage };
}

async function conditionOf(board: Board, filters: TaskFilters, user: CurrentUser): Promise<Prisma.Sql> {
  return matchesFilters(board.id, filters, filters.due.length > 0 ? await calendarOf(user) : null);
}

const boardOrder = (direction: Prisma.Sql) =>
  Prisma.sql`s.position ${direction}, t.stage_id ${direction}, t.position ${direction}, t.id ${direction}`;

const COLUMNS: Record<TableOfTasks["sortBy"], (direction: Prisma.Sql) => Prisma.Sql> = {
  position: boardOrder,
  title: (direction) => Prisma.sql`lower(t.title) ${direction}`,
  status: (direction) => Prisma.sql`t.status ${direction}`,
  stage_id: (direction) => Prisma.sql`s.position ${direction}, t.stage_id ${direction}`,
  priority: (direction) => Prisma.sql`t.priority ${direction}`,
  due_at: (direction) => Prisma.sql`t.due_at ${direction} NULLS LAST`,
  created_at: (direction) => Prisma.sql`t.created_at ${direction}`,
  updated_at: (direction) => Prisma.sql`t.updated_at ${direction}`,
  vote_statistics: (direction) => Prisma.sql`t.vote_count ${direction}`,
};

/** Equal tasks are in the order of the board, so that a page never repeats tasks of the previous one. */
function orderOf({ sortBy, isDown }: TableOfTasks): Prisma.Sql {
  return Prisma.sql`${COLUMNS[sortBy](isDown ? Prisma.sql`DESC` : Prisma.sql`ASC`)}, ${boardOrder(Prisma.sql`ASC`)}`;
}
