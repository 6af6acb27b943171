import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import type { InJson } from "@/lib/database/record";
import type { Paged } from "@/lib/http/response/paginator";
import { matchesSearch } from "@/lib/tasks/read/filter";
import type { ListArchivedTasks } from "@/lib/tasks/read/filter-inputs";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import type { TaskRow } from "@/lib/tasks/read/rows";
import { loadPage } from "@/lib/tasks/read/task-page";
import type { CurrentUser } from "@/lib/users/current-user";
import { personAsJson, personOfJson } from "@/lib/users/person-row";
import type { Person } from "@/lib/users/present";

export interface ArchivedTasks extends LoadedTasks, Paged<TaskRow> {
  rows: TaskRow[];
  archivers: Map<number, Person>;
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
  const order = Prisma.sql`t.archived_at DESC, t.id DESC`;
  const { more, ...loaded } = await loadPage<Archiver[] | null>(
    board.id,
    user.id,
    { where, order },
    { page, perPage },
    ARCHIVERS,
  );
  return { ...loaded, archivers: new Map(more?.map(([id, person]) => [id, personOfJson(person)])), page, perPage };
}

type Archiver = [taskId: number, InJson<Person>];

const ARCHIVERS = Prisma.sql`(
      SELECT json_agg(json_build_array(t.id, ${personAsJson})) FROM listed JOIN task t ON t.id = listed.id JOIN "user" u ON u.id = t.archived_by)`;
