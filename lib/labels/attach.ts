import "server-only";
import type { Board, Label, Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { transaction, type Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { labelSnapshot } from "@/lib/labels/present";
import type { AttachLabel } from "@/lib/labels/inputs";
import type { LabelOnTask } from "@/lib/labels/list";
import { lockTask } from "@/lib/tasks/lock";
import type { CurrentUser } from "@/lib/users/current-user";

export async function attachLabel(
  board: Board,
  { taskId, labelId }: AttachLabel,
  actor: CurrentUser,
): Promise<LabelOnTask> {
  return transaction(async (tx) => {
    const task = await tx.task.findFirst({ where: { id: taskId, boardId: board.id } });
    if (!task) throw new NotFound("Task");
    const label = await tx.label.findFirst({ where: { id: labelId, boardId: board.id } });
    if (!label) throw new NotFound("Label");

    if ((await tx.taskLabel.count({ where: { taskId, labelId } })) === 0) await attach(tx, task, label, actor);
    return tx.taskLabel.findUniqueOrThrow({ where: { taskId_labelId: { taskId, labelId } }, include: { label: true } });
  });
}

/** Locks before the insert, since a trigger updates the task. */
async function attach(tx: Tx, task: Task, label: Label, actor: CurrentUser) {
  await lockTask(tx, task);
  const { count } = await tx.taskLabel.createMany({
    data: { taskId: task.id, labelId: label.id, boardId: task.boardId },
    skipDuplicates: true,
  });
  if (count > 0) await recordLabelChange(tx, task, label, "added", actor);
}

export async function detachLabel(found: Task, label: Label, actor: CurrentUser): Promise<void> {
  const where = { taskId: found.id, labelId: label.id };
  await transaction(async (tx) => {
    if ((await tx.taskLabel.count({ where })) === 0) return;

    await lockTask(tx, found);
    const { count } = await tx.taskLabel.deleteMany({ where });
    if (count > 0) await recordLabelChange(tx, found, label, "removed", actor);
  });
}

async function recordLabelChange(tx: Tx, task: Task, label: Label, action: "added" | "removed", actor: CurrentUser) {
  await recordActivity(tx, actor, {
    boardId: task.boardId,
    taskId: task.id,
    action,
    column: "label",
    settings: labelSnapshot(label),
  });
}

/** @throws NotFound for a label of another board */
export async function attachLabels(tx: Tx, task: { id: number; boardId: number }, labelIds: number[]): Promise<void> {
  if (labelIds.length === 0) return;

  const known = await tx.label.count({ where: { id: { in: labelIds }, boardId: task.boardId } });
  if (known !== labelIds.length) throw new NotFound("Label");
  await tx.taskLabel.createMany({
    data: labelIds.map((labelId) => ({ taskId: task.id, labelId, boardId: task.boardId })),
    skipDuplicates: true,
  });
}
