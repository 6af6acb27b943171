import "server-only";
import type { Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { countTasks } from "@/lib/boards/read/counters";
import type { Tx } from "@/lib/db";
import { countSubtasks } from "@/lib/subtasks/counters";
import type { CurrentUser } from "@/lib/users/current-user";

/** Closing sets `last_completed_at`; a task that is closed already stays as it is. Tells which other tasks changed with it. */
export async function closeTask(tx: Tx, task: Task, actor: CurrentUser): Promise<number[]> {
  const { count } = await tx.task.updateMany({
    where: { id: task.id, status: "open" },
    data: { status: "closed", lastCompletedAt: new Date() },
  });
  return count > 0 ? afterChange(tx, task, "closed", actor) : [];
}

/** Reopening clears `last_completed_at`. Tells which other tasks changed with it. */
export async function reopenTask(tx: Tx, task: Task, actor: CurrentUser): Promise<number[]> {
  const { count } = await tx.task.updateMany({
    where: { id: task.id, status: "closed" },
    data: { status: "open", lastCompletedAt: null },
  });
  return count > 0 ? afterChange(tx, task, "reopened", actor) : [];
}

/** A subtask's line stands on its parent, in the parent's words (observed.md, 11). */
async function afterChange(tx: Tx, task: Task, action: "closed" | "reopened", actor: CurrentUser): Promise<number[]> {
  const line =
    task.parentId === null ? { taskId: task.id, column: "task" } : { taskId: task.parentId, column: "subtask" };
  await recordActivity(tx, actor, { boardId: task.boardId, ...line, action, oldValue: task.title });

  if (task.parentId !== null) return countSubtasks(tx, task.parentId);
  if (task.archivedAt === null) await countTasks(tx, task.boardId, { completed: action === "closed" ? 1 : -1 });
  return [];
}
