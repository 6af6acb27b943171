import "server-only";
import type { Comment } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { lockTask } from "@/lib/tasks/lock";

/** A comment as it is once its task is held, which orders all that is written on it: somebody may have been quicker. @throws NotFound when it is gone */
export async function lockComment(tx: Tx, { id, taskId, boardId }: Comment): Promise<Comment> {
  // Whoever works on a subtask holds its parent first.
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
