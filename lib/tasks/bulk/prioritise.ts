import "server-only";
import type { Board, Priority } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import type { Tx } from "@/lib/db";
import { recordNotificationOfEach } from "@/lib/notifications/record";
import { type LockedTasks, lockTasks, idsOf, touch } from "@/lib/tasks/bulk/lock";
import { presentPriority } from "@/lib/tasks/present/facts";
import type { CurrentUser } from "@/lib/users/current-user";

export async function prioritiseTasks(
  tx: Tx,
  board: Board,
  taskIds: number[],
  priority: Priority,
  actor: CurrentUser,
): Promise<LockedTasks> {
  const locked = await lockTasks(tx, board.id, taskIds);
  await touch(tx, locked.tasks);
  const others = locked.tasks.filter((task) => task.priority !== priority);
  if (others.length === 0) return locked;

  const newValue = presentPriority(priority);
  await tx.task.updateMany({ where: { id: { in: idsOf(others) } }, data: { priority } });
  await recordActivity(
    tx,
    actor,
    ...others.map((task) => ({
      boardId: board.id,
      taskId: task.id,
      action: "changed",
      column: "priority",
      oldValue: presentPriority(task.priority),
      newValue,
    })),
  );
  await recordNotificationOfEach(tx, actor, {
    boardId: board.id,
    taskIds: idsOf(others),
    action: "task_priority_changed",
    description: newValue,
  });
  return locked;
}
