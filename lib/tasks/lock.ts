import "server-only";
import type { Task } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";

/**
 * The task as it is now, held until the transaction ends, and marked as changed: what hangs on a task counts as part of it
 * for whoever asks what changed. @throws NotFound when it is not on that board, or gone.
 */
export async function lockTask(tx: Tx, { id, boardId }: Pick<Task, "id" | "boardId">): Promise<Task> {
  const [task] = await tx.task.updateManyAndReturn({ where: { id, boardId }, data: { updatedAt: new Date() } });
  if (!task) throw new NotFound("Task");
  return task;
}
