import "server-only";
import type { Attachment, Task } from "@/generated/prisma/client";
import { recordFiles } from "@/lib/attachments/add-files";
import { reader, transaction, type Tx } from "@/lib/db";
import type { ReceivedFile } from "@/lib/storage/receive";
import { type ChangedTasks, loadChanged } from "@/lib/tasks/present/changed";
import { lockTask } from "@/lib/tasks/lock";
import { recordChanges } from "@/lib/tasks/write/plain-properties";
import type { CurrentUser } from "@/lib/users/current-user";

export function coverTask(found: Task, picture: ReceivedFile, actor: CurrentUser): Promise<Attachment> {
  return transaction(async (tx) => {
    const before = await lockTask(tx, found);
    const { cover, task } = await putCover(tx, before, picture, actor);
    await recordChanges(tx, before, task, actor);
    return cover;
  });
}

export async function uncoverTask(found: Task, actor: CurrentUser): Promise<ChangedTasks> {
  await transaction(async (tx) => {
    const before = await lockTask(tx, found);
    await removeCover(tx, before.id);
    await recordChanges(
      tx,
      before,
      await tx.task.update({ where: { id: before.id }, data: { coverColor: null } }),
      actor,
    );
  });
  return loadChanged(reader(), found.boardId, actor.id, found.id);
}

export async function putCover(
  tx: Tx,
  task: Task,
  picture: ReceivedFile,
  actor: CurrentUser,
): Promise<{ cover: Attachment; task: Task }> {
  await removeCover(tx, task.id);
  const [cover] = await recordFiles(
    tx,
    { owner: "task_cover", boardId: task.boardId, taskId: task.id },
    [picture],
    actor,
  );
  if (!cover) throw new Error("a picture was recorded without a record");

  return {
    cover,
    task: await tx.task.update({ where: { id: task.id }, data: { coverAttachmentId: cover.id, coverColor: null } }),
  };
}

export async function removeCover(tx: Tx, taskId: number): Promise<void> {
  await tx.attachment.deleteMany({ where: { taskId, owner: "task_cover" } });
}
