import "server-only";
import { type Attachment, type AttachmentOwner, Prisma, type Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { insertAttachments } from "@/lib/attachments/insert";
import { fileTypeOf } from "@/lib/attachments/file-types";
import { queueThumbnails } from "@/lib/attachments/queue-thumbnails";
import { fileTitle } from "@/lib/attachments/title";
import { changeTime } from "@/lib/database/change-time";
import { inOrder } from "@/lib/database/in-order";
import { sendAlong, transaction, type Tx } from "@/lib/db";
import { randomText } from "@/lib/secrets/secrets";
import { claimFiles } from "@/lib/storage/ledger";
import type { ReceivedFile } from "@/lib/storage/receive";
import { lockTask } from "@/lib/tasks/lock";
import type { CurrentUser } from "@/lib/users/current-user";

export function addFiles(found: Task, files: ReceivedFile[], actor: CurrentUser): Promise<Attachment[]> {
  return transaction(async (tx) => {
    const { id: taskId, boardId } = found;
    const [task, added] = await inOrder([
      lockTask(tx, found),
      recordFiles(tx, { owner: "task", boardId, taskId }, files, actor),
    ]);
    await countAttachments(tx, task, added.length);
    await recordActivity(
      tx,
      actor,
      ...added.map(({ title }) => ({
        boardId,
        taskId,
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
    Prisma.sql`UPDATE task SET attachment_count = attachment_count + ${more}::int, updated_at = ${changeTime()} WHERE id = ${id}`,
  );

export interface BelongsTo {
  owner: AttachmentOwner;
  boardId: number;
  taskId?: number;
}

/** Its first statements go together with those that the caller sends in the same moment, such as a lock. */
export async function recordFiles(
  tx: Tx,
  to: BelongsTo,
  files: ReceivedFile[],
  actor: Pick<CurrentUser, "id">,
): Promise<Attachment[]> {
  const records = files.map((file) => ({ ...to, ...factsOf(file), createdById: actor.id }));
  const [, added] = await inOrder([claimFiles(tx, files), insertAttachments(tx, records)]);
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
  }) satisfies Partial<Attachment>;

export const newHash = (): string => randomText(32);
