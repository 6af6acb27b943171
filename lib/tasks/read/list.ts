import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { loadSerialized, type SerializedTasks } from "@/lib/tasks/read/task-json-cache";
import { byDueDate } from "@/lib/tasks/read/load-rows";
import type { CurrentUser } from "@/lib/users/current-user";

interface TasksOfBoard extends SerializedTasks {
  syncedAt: Date;
}

/** Every top-level task in the board's active stages, by due date (compatibility.md, C48). */
export async function listTasks(
  board: Board,
  { includeArchived }: { includeArchived: boolean },
  user: CurrentUser,
): Promise<TasksOfBoard> {
  const syncedAt = new Date();
  const loaded = await loadSerialized(board.id, user.id, {
    where: topLevelOf(board.id, includeArchived),
    order: byDueDate,
  });
  return { ...loaded, syncedAt };
}

/** Archiving a stage archives its tasks, so an unarchived task is always in an active stage. */
export function topLevelOf(boardId: number, includeArchived: boolean): Prisma.Sql {
  const archived = includeArchived
    ? Prisma.sql`EXISTS (SELECT 1 FROM stage s WHERE s.id = t.stage_id AND s.board_id = t.board_id AND s.archived_at IS NULL)`
    : Prisma.sql`t.archived_at IS NULL`;
  return Prisma.sql`t.board_id = ${boardId} AND t.parent_id IS NULL AND ${archived}`;
}
