import "server-only";
import { type Attachment, Prisma, type Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { countAttachments } from "@/lib/attachments/add-files";
import { AttachmentMissing, attachmentsOf } from "@/lib/attachments/find";
import { inOrder } from "@/lib/database/in-order";
import { rowsOf, sendAlong, transaction, type Tx } from "@/lib/db";
import { lockTask } from "@/lib/tasks/lock";
import type { CurrentUser } from "@/lib/users/current-user";

export function renameAttachment(
  found: Task,
  { id }: Pick<Attachment, "id">,
  title: string,
  actor: CurrentUser,
): Promise<Attachment> {
  return transaction(async (tx) => {
    const [task, before] = await inOrder([lockTask(tx, found), findAttachment(tx, found, id)]);
    if (title === before.title) return tx.attachment.findUniqueOrThrow({ where: { id } });

    await recordActivity(tx, actor, {
      boardId: task.boardId,
      taskId: task.id,
      event: "updated attachment",
      oldValue: before.title,
      newValue: title,
    });
    return tx.attachment.update({ where: { id }, data: { title } });
  });
}

export async function deleteAttachment(
  found: Task,
  { id }: Pick<Attachment, "id">,
  actor: CurrentUser,
): Promise<Attachment[]> {
  await transaction(async (tx) => {
    const [task, { title }] = await inOrder([lockTask(tx, found), findAttachment(tx, found, id)]);
    await sendAlong(tx, Prisma.sql`DELETE FROM attachment WHERE id = ${id}`);
    await countAttachments(tx, task, -1);
    await recordActivity(tx, actor, {
      boardId: task.boardId,
      taskId: task.id,
      event: "removed attachment",
      oldValue: title,
    });
  });
  return attachmentsOf(found.id);
}

/** Reads the record after the task was locked, since a concurrent request may have deleted it.
 * @throws AttachmentMissing */
async function findAttachment(tx: Tx, { id: taskId }: Task, id: number): Promise<Pick<Attachment, "title">> {
  const [attachment] = await rowsOf<{ title: string }>(
    tx,
    Prisma.sql`SELECT title FROM attachment WHERE id = ${id} AND task_id = ${taskId}`,
  );
  if (!attachment) throw new AttachmentMissing();
  return attachment;
}
