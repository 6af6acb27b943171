import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { boardOfUserWith } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { pathId, type PathParams } from "@/lib/http/request/params";
import { loadSerialized, type SerializedTasks } from "@/lib/tasks/read/task-json-cache";
import { byDueDate, type FoundVersions, taskVersionsOf, versionsAsValue } from "@/lib/tasks/read/load-rows";
import type { CurrentUser } from "@/lib/users/current-user";

interface TasksOfBoard extends SerializedTasks, OnBoard {
  syncedAt: Date;
}

/** Every top-level task in the board's active stages, by due date (compatibility.md, C48). One statement finds the
 * board and the versions of its tasks, a second one reads what has changed.
 * @throws Forbidden, or NotFound for people who reach every board */
export async function listTasks(
  params: PathParams,
  { includeArchived }: { includeArchived: boolean },
  user: CurrentUser,
): Promise<TasksOfBoard> {
  const syncedAt = new Date();
  const where = topLevelOf(pathId(params.board_id), includeArchived);
  const versions = versionsAsValue({ where, order: byDueDate });
  const { more, ...found } = await boardOfUserWith<FoundVersions>(params, user, versions);
  const loaded = await loadSerialized(found.board.id, user.id, where, taskVersionsOf(more));
  return { ...found, ...loaded, syncedAt };
}

/** Archiving a stage archives its tasks, so an unarchived task is always in an active stage. */
export function topLevelOf(boardId: number, includeArchived: boolean): Prisma.Sql {
  const archived = includeArchived
    ? Prisma.sql`EXISTS (SELECT 1 FROM stage s WHERE s.id = t.stage_id AND s.board_id = t.board_id AND s.archived_at IS NULL)`
    : Prisma.sql`t.archived_at IS NULL`;
  return Prisma.sql`t.board_id = ${boardId} AND t.parent_id IS NULL AND ${archived}`;
}
