import "server-only";
import type { Board, Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { reader, transaction } from "@/lib/db";
import { type ChangedTasks, loadChanged } from "@/lib/tasks/present/changed";
import { lockTask } from "@/lib/tasks/lock";
import type { CurrentUser } from "@/lib/users/current-user";

export async function unlinkSupportTicket(board: Board, found: Task, actor: CurrentUser): Promise<ChangedTasks> {
  await transaction(async (tx) => {
    const { id, boardId, sourceId } = await lockTask(tx, found);
    await tx.task.update({ where: { id }, data: { source: null, sourceId: null } });
    if (sourceId !== null)
      await recordActivity(tx, actor, {
        boardId,
        taskId: id,
        event: "removed support ticket",
        oldValue: sourceId,
      });
  });
  return loadChanged(reader(), board.id, actor.id, found.id);
}
