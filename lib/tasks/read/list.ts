import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { boardOfCaller, foundBoard } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { pathId, type PathParams } from "@/lib/http/request/params";
import { loadSerialized, type SerializedTasks } from "@/lib/tasks/read/task-json-cache";
import { byDueDate, type FoundVersions, taskVersionsOf, versionsAsValue } from "@/lib/tasks/read/load-rows";
import type { CallerRead } from "@/lib/users/caller-read";

interface TasksOfBoard extends SerializedTasks, OnBoard {
  syncedAt: Date;
}

/** Every top-level task in the board's active stages, by due date (compatibility.md, C48). The first statement reads
 * the versions of the tasks, a second one what has changed.
 * @throws Forbidden, or NotFound for people who reach every board */
export const tasksOfPath: CallerRead<[PathParams, { includeArchived: boolean }], TasksOfBoard> = {
  expression: ({ board_id }, { includeArchived }) => {
    const boardId = pathId(board_id);
    const where = topLevelOf(boardId, includeArchived);
    const versions = versionsAsValue({ where, order: byDueDate });
    return boardOfCaller(boardId, Prisma.sql`json_build_array(${versions}, statement_timestamp())`);
  },
  result: async (value, user, _params, { includeArchived }) => {
    const { more, ...found } = foundBoard<[FoundVersions, readAt: string]>(value, user);
    const [versions, readAt] = more;
    const loaded = await loadSerialized(
      found.board.id,
      user.id,
      topLevelOf(found.board.id, includeArchived),
      taskVersionsOf(versions),
    );
    return { ...found, ...loaded, syncedAt: new Date(readAt) };
  },
};

/** Archiving a stage archives its tasks, so an unarchived task is always in an active stage. */
export function topLevelOf(boardId: number, includeArchived: boolean): Prisma.Sql {
  const archived = includeArchived
    ? Prisma.sql`EXISTS (SELECT 1 FROM stage s WHERE s.id = t.stage_id AND s.board_id = t.board_id AND s.archived_at IS NULL)`
    : Prisma.sql`t.archived_at IS NULL`;
  return Prisma.sql`t.board_id = ${boardId} AND t.parent_id IS NULL AND ${archived}`;
}
