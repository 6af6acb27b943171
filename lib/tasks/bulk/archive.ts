import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { archiveEach } from "@/lib/tasks/write/archive-all";
import { type LockedTasks, lockTasks, idsOf } from "@/lib/tasks/bulk/lock";
import type { CurrentUser } from "@/lib/users/current-user";

/** Archives tasks; those that are archived already stay as they are. */
export async function archiveTasks(tx: Tx, board: Board, taskIds: number[], actor: CurrentUser): Promise<LockedTasks> {
  const locked = await lockTasks(tx, board.id, taskIds);
  await archiveEach(tx, board.id, Prisma.sql`id = ANY(${idsOf(locked.tasks)})`, actor);
  return locked;
}
