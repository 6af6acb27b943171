import "server-only";
import { type Attachment, type AttachmentOwner, Prisma, type Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { fileTypeOf } from "@/lib/attachments/file-types";
import { queueThumbnails } from "@/lib/attachments/queue-thumbnails";
import { fileTitle } from "@/lib/attachments/title";
import { sendAlong, transaction, type Tx } from "@/lib/db";
import { randomText } from "@/lib/secrets/secrets";
import { claimFiles } from "@/lib/storage/ledger";
import type { ReceivedFile } from "@/lib/storage/receive";
import { lockTask } from "@/lib/tasks/lock";
import type { CurrentUser } from "@/lib/users/current-user";

export function addFiles(found: Task, files: ReceivedFile[], actor: CurrentUser): Promise<Attachment[]> {
  return transaction(async (tx) => {
    const task = await lockTask(tx, found);
    const added = await recordFiles(tx, { owner: "task", boardId: task.boardId, taskId: task.id }, files, actor);
    await countAttachments(tx, task, added.length);
    await recordActivity(
      tx,
      actor,
      ...added.map(({ title }) => ({
        boardId: task.boardId,
        taskId: task.id,
        event: "added attachment" as const,
        newValue: title,
      })),
    );
    return added;
  });
}

export const countAttachments = (tx: Tx, { id }: Pick<Task, "id">, more: number): Promise<void> =>
  sendAlong(
    tx,
    Prisma.sql`UPDATE task SET attachment_count = attachment_count + ${more}::int, updated_at = ${new Date()} WHERE id = ${id}`,
  );

export interface BelongsTo {
  owner: AttachmentOwner;
  boardId: number;
  taskId?: number;
}

export async function recordFiles(
  tx: Tx,
  to: BelongsTo,
  files: ReceivedFile[],
  actor: Pick<CurrentUser, "id">,
): Promise<Attachment[]> {
  await claimFiles(tx, files);
  const added = await tx.attachment.createManyAndReturn({
    data: files.map((file) => ({ ...to, ...factsOf(file), createdById: actor.id })),
  });
  await queueThumbnails(tx, added);
  return added;
}

const factsOf = (file: ReceivedFile) =>
  ({
    attachmentType: fileTypeOf(file.name)?.type ?? "application/octet-stream",
    title: fileTitle(file.name),
    filePath: file.path,
    fileSize: BigInt(file.size),
    driver: file.driver,
    fileHash: newHash(),
  }) satisfies Partial<Prisma.AttachmentCreateManyInput>;

export const newHash = (): string => randomText(32);
