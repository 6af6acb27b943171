import "server-only";
import type { Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";

/** Puts labels of the task's own board on it. @throws NotFound when one is not on that board. */
export async function attachLabels(tx: Tx, task: { id: number; boardId: number }, labelIds: number[]): Promise<void> {
  if (labelIds.length === 0) return;

  const known = await tx.label.count({ where: { id: { in: labelIds }, boardId: task.boardId } });
  if (known !== labelIds.length) throw new NotFound("Label");
  await tx.taskLabel.createMany({ data: labelIds.map((labelId) => ({ taskId: task.id, labelId, boardId: task.boardId })), skipDuplicates: true });
}
