import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import type { Paged } from "@/lib/http/response/paginator";
import { matchesSearch } from "@/lib/tasks/read/filter";
import type { ListArchivedTasks } from "@/lib/tasks/read/filter-inputs";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import { loadInOrder, pageOfTaskIds } from "@/lib/tasks/read/task-ids";
import type { TaskRow } from "@/lib/tasks/read/rows";
import type { CurrentUser } from "@/lib/users/current-user";
import { asPerson, type Person } from "@/lib/users/present";

export interface ArchivedTasks extends LoadedTasks, Paged<TaskRow> {
  rows: TaskRow[];
  archivers: Map<number, Person | null>;
}

export async function listArchivedTasks(
  board: Board,
  { page, perPage, search }: ListArchivedTasks,
  user: CurrentUser,
): Promise<ArchivedTasks> {
  const where = Prisma.join(
    [
      Prisma.sql`t.board_id = ${board.id} AND t.parent_id IS NULL AND t.archived_at IS NOT NULL`,
      ...matchesSearch(search),
    ],
    " AND ",
  );
  const { ids, total } = await pageOfTaskIds(
    { where, order: Prisma.sql`t.archived_at DESC, t.id DESC` },
    { page, perPage },
  );
  const [loaded, archived] = await Promise.all([
    loadInOrder(board.id, user.id, ids),
    db.task.findMany({ where: { id: { in: ids } }, select: { id: true, archivedBy: asPerson } }),
  ]);
  return {
    ...loaded,
    archivers: new Map(archived.map(({ id, archivedBy }) => [id, archivedBy])),
    total,
    page,
    perPage,
  };
}
