import "server-only";
import type { Board } from "@/generated/prisma/client";
import { reader, transaction } from "@/lib/db";
import { lockTasks, NoneFound } from "@/lib/tasks/bulk/lock";
import type { ListedTasks } from "@/lib/tasks/bulk/inputs";
import type { BulkResult } from "@/lib/tasks/bulk/restore";
import { loadUpdated } from "@/lib/tasks/present/changed";
import { deleteTasks } from "@/lib/tasks/write/delete";
import type { CurrentUser } from "@/lib/users/current-user";

/** @throws NoneFound when no task is on the board */
export async function deleteListedTasks(
  board: Board,
  { taskIds }: ListedTasks,
  actor: CurrentUser,
): Promise<BulkResult> {
  const { count, failed, changedIds } = await transaction(async (tx) => {
    const { tasks, failed } = await lockTasks(tx, board.id, taskIds);
    if (tasks.length === 0) throw new NoneFound();
    return { count: tasks.length, failed, changedIds: await deleteTasks(tx, board.id, tasks, actor) };
  });
  return { count, failed, updated: await loadUpdated(reader(), board.id, actor.id, changedIds) };
}
