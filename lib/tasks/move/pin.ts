import "server-only";
import type { Board, Task } from "@/generated/prisma/client";
import { reader, transaction } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { type ChangedTasks, loadChanged } from "@/lib/tasks/present/changed";
import type { PinTask } from "@/lib/tasks/move/inputs";
import { lockTask } from "@/lib/tasks/lock";
import type { CurrentUser } from "@/lib/users/current-user";

export interface PinnedTask extends ChangedTasks {
  isUnchanged: boolean;
}

/** Pins or unpins a task for everybody on its board, without activity (compatibility.md, C84). @throws Invalid for a
 * subtask */
export async function pinTask(board: Board, found: Task, { pinned }: PinTask, actor: CurrentUser): Promise<PinnedTask> {
  const isUnchanged = await transaction(async (tx) => {
    const { id, parentId, isPinned } = await lockTask(tx, found);
    if (parentId !== null) throw new Invalid("A subtask can't be pinned.");

    if (isPinned === pinned) return true;
    await tx.task.update({ where: { id }, data: { isPinned: pinned } });
    return false;
  });
  return { ...(await loadChanged(reader(), board.id, actor.id, found.id)), isUnchanged };
}
