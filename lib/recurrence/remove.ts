import "server-only";
import type { Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { transaction } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { lockTask } from "@/lib/tasks/lock";
import type { CurrentUser } from "@/lib/users/current-user";

/** @throws NotFound when the task has no rule */
export async function stopRepeating(found: Task, actor: CurrentUser): Promise<void> {
  await transaction(async (tx) => {
    const task = await lockTask(tx, found);
    const { count } = await tx.repeatRule.deleteMany({ where: { taskId: task.id } });
    if (count === 0) throw new NotFound("Repeat task meta");
    await recordActivity(tx, actor, { boardId: task.boardId, taskId: task.id, event: "removed repeat" });
  });
}
