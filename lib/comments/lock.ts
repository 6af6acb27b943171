import "server-only";
import type { Comment } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { lockTask } from "@/lib/tasks/lock";

/** Locks the task, which serializes all writes to its comments. @throws NotFound when the comment is gone */
export async function lockComment(tx: Tx, { id, taskId, boardId }: Comment): Promise<Comment> {
  // Needs the parent, since subtasks lock it first.
  const task = await tx.task.findFirst({
    where: { id: taskId, boardId },
    select: { id: true, boardId: true, parentId: true },
  });
  if (!task) throw new NotFound("Comment");
  await lockTask(tx, task);
  const comment = await tx.comment.findFirst({ where: { id, taskId } });
  if (!comment) throw new NotFound("Comment");
  return comment;
}
