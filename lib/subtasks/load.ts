import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { reader } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { type LoadedTasks, loadTasks } from "@/lib/tasks/read/load";
import type { TaskRow } from "@/lib/tasks/read/rows";
import type { CurrentUser } from "@/lib/users/current-user";

export interface LoadedTask extends Omit<LoadedTasks, "rows"> {
  task: TaskRow;
}

const MAX_SUBTASKS = 100;

export const loadTasksByIds = (boardId: number, ids: number[], user: CurrentUser): Promise<LoadedTasks> =>
  loadTasks(reader(), boardId, user.id, {
    where: Prisma.sql`t.board_id = ${boardId} AND t.id = ANY(${ids})`,
    order: Prisma.sql`array_position(${ids}::int[], t.id)`,
  });

/** Called within the transaction that changed it, since others may delete it right afterwards. @throws NotFound */
export async function loadTaskById(boardId: number, id: number, user: CurrentUser): Promise<LoadedTask> {
  const loaded = await loadTasksByIds(boardId, [id], user);
  const [task] = loaded.rows;
  if (!task) throw new NotFound("Task");
  return { ...loaded, task };
}

/** Changed subtasks first, then others that changed within the last minute, up to 100. */
export async function loadChangedSubtasks(
  { boardId, parentId }: { boardId: number; parentId: number },
  changedIds: number[],
  user: CurrentUser,
): Promise<LoadedTasks> {
  const isChanged = Prisma.sql`t.id = ANY(${changedIds})`;
  return loadTasks(reader(), boardId, user.id, {
    where: Prisma.sql`t.board_id = ${boardId} AND t.parent_id = ${parentId} AND (${isChanged} OR t.updated_at > now() - interval '1 minute')`,
    order: Prisma.sql`(${isChanged}) DESC, t.subtask_group_id, t.position, t.id`,
    limit: Math.max(MAX_SUBTASKS, changedIds.length),
  });
}
