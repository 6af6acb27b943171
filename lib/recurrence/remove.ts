import "server-only";
import type { Board, Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { transaction } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { refuseIfOff } from "@/lib/modules/refuse";
import { lockTask } from "@/lib/tasks/lock";
import type { CurrentUser } from "@/lib/users/current-user";

/** @throws Forbidden while recurring tasks are off on the board, NotFound when the task has no rule */
export async function stopRepeating(board: Board, found: Task, actor: CurrentUser): Promise<void> {
  await transaction(async (tx) => {
    const [task] = await Promise.all([lockTask(tx, found), refuseIfOff(tx, "recurring_task", board)]);
    const { count } = await tx.repeatRule.deleteMany({ where: { taskId: task.id } });
    if (count === 0) throw new NotFound("Repeat task meta");
    await recordActivity(tx, actor, { boardId: task.boardId, taskId: task.id, event: "removed repeat" });
  });
}
