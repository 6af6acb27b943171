import "server-only";
import type { Task } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";

/** The task as it is now, held until the transaction ends. @throws NotFound when it is not on that board, or gone. */
export async function lockTask(tx: Tx, { id, boardId }: Pick<Task, "id" | "boardId">): Promise<Task> {
  await tx.$queryRaw`SELECT id FROM task WHERE id = ${id} AND board_id = ${boardId} FOR NO KEY UPDATE`;
  const task = await tx.task.findFirst({ where: { id, boardId } });
  if (!task) throw new NotFound("Task");
  return task;
}
