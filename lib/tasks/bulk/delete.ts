import "server-only";
import type { Board } from "@/generated/prisma/client";
import { reader, transaction } from "@/lib/db";
import { lockTasks, NoneFound } from "@/lib/tasks/bulk/lock";
import type { NamedTasks } from "@/lib/tasks/bulk/inputs";
import type { ManyDone } from "@/lib/tasks/bulk/restore";
import { loadUpdated } from "@/lib/tasks/present/changed";
import { deleteTasks } from "@/lib/tasks/write/delete";
import type { CurrentUser } from "@/lib/users/current-user";

/** Deletes tasks, archived or not, each as if by itself. @throws NoneFound when none of them is on the board. */
export async function deleteNamedTasks(board: Board, { taskIds }: NamedTasks, actor: CurrentUser): Promise<ManyDone> {
  const { count, failed, changedIds } = await transaction(async (tx) => {
    const { tasks, failed } = await lockTasks(tx, board.id, taskIds);
    if (tasks.length === 0) throw new NoneFound();
    return { count: tasks.length, failed, changedIds: await deleteTasks(tx, board.id, tasks, actor) };
  });
  return { count, failed, updated: await loadUpdated(reader(), board.id, actor.id, changedIds) };
}
