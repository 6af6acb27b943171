import "server-only";
import { type Attachment, type AttachmentOwner, Prisma } from "@/generated/prisma/client";
import { newHash } from "@/lib/attachments/add-files";
import { replaceFileLinks } from "@/lib/attachments/replace-file-links";
import { queueThumbnails } from "@/lib/attachments/queue-thumbnails";
import { copiesOf, type Copy, copyIds, copyTable } from "@/lib/copies/copy";
import { db, sendAlong, type Tx } from "@/lib/db";
import { logger } from "@/lib/logger";
import { claimFiles, copyFile, dropUnclaimed, settleFiles, type StoredFile } from "@/lib/storage/ledger";
import { newPath } from "@/lib/storage/receive";
import { StoredFileMissing } from "@/lib/storage/storage";

/** A copy that showed the original's images would lose them with the original. */
export const TASK_IMAGES = ["task_description", "task_cover"] as const satisfies AttachmentOwner[];

type Stored = Pick<StoredFile, "driver" | "path">;

export interface CopiedFile {
  original: Attachment;
  file: Stored | null;
  thumbnail: Stored | null;
}

const storedOf = (files: CopiedFile[]): Stored[] =>
  files.flatMap(({ file, thumbnail }) => [file, thumbnail]).filter((stored) => stored !== null);

/** Copies the files before `work` starts a transaction: copying takes too long to hold locks meanwhile. */
export async function withCopiedFiles<Result>(
  where: Prisma.AttachmentWhereInput,
  owners: AttachmentOwner[],
  work: (files: CopiedFile[]) => Promise<Result>,
): Promise<Result> {
  const files = await copyFiles(where, owners);
  return settleFiles(storedOf(files), () => work(files));
}

/** The caller must pass the result to `dropUnclaimedCopies`. */
export async function copyFiles(where: Prisma.AttachmentWhereInput, owners: AttachmentOwner[]): Promise<CopiedFile[]> {
  const originals = await db.attachment.findMany({
    where: {
      AND: where,
      owner: { in: owners },
      status: "active",
      OR: [{ owner: { not: "comment_image" } }, { commentId: { not: null } }],
    },
    orderBy: { id: "asc" },
  });
  const files: CopiedFile[] = [];
  try {
    for (const original of originals) files.push(...(await copied(original)));
    return files;
  } catch (error) {
    await dropUnclaimedCopies(files);
    throw error;
  }
}

export const dropUnclaimedCopies = (files: CopiedFile[]): Promise<void> => dropUnclaimed(storedOf(files));

/** Skips files that are missing in the storage. A missing thumbnail can be generated again. */
async function copied(original: Attachment): Promise<CopiedFile[]> {
  const file = await copyOf(original, original.filePath);
  if (original.filePath !== null && file === null) return [];

  // In the same storage, even if another one was chosen meanwhile.
  return [{ original, file, thumbnail: await copyOf(original, original.thumbnailPath, file?.driver) }];
}

async function copyOf({ id, driver }: Attachment, path: string | null, where?: string): Promise<Stored | null> {
  if (path === null) return null;
  try {
    return await copyFile({ driver, path }, newPath(), where);
  } catch (error) {
    if (!(error instanceof StoredFileMissing)) throw error;
    logger().warn({ attachmentId: id, path }, "a file that is missing in the storage was not copied");
    return null;
  }
}

interface CopyTarget {
  createdById: number | null;
  boardId?: number;
}

/** Records the copied files in the transaction that copies their tasks and comments. `boardId` names another board. */
export async function recordFileCopies(
  tx: Tx,
  copiedFiles: CopiedFile[],
  tasks: Copy[],
  comments: Copy[],
  target: CopyTarget,
): Promise<void> {
  const [taskIds, commentIds] = [copyIds(tasks), copyIds(comments)];
  const files = copiedFiles.filter(
    ({ original }) =>
      taskIds.has(original.taskId ?? 0) && (original.commentId === null || commentIds.has(original.commentId)),
  );
  if (files.length === 0) return;

  await claimFiles(tx, storedOf(files));
  const originals = files.map(({ original }) => original);
  const copies = await copiesOf(tx, "attachment", originals);
  const records = files.map((file, at) => copiedRecord(file, copies[at]?.to, { taskIds, commentIds }, target));
  await tx.attachment.createMany({ data: records });
  await queueThumbnails(tx, records);
  const taskIdsWithFiles = new Set(originals.map(({ taskId }) => taskId));
  const tasksWithFiles = tasks.filter(({ from }) => taskIdsWithFiles.has(from));
  await countFiles(tx, tasksWithFiles);
  await copyCovers(tx, tasksWithFiles, copies);
  const hashes = new Map(records.map(({ fileHash }, at) => [originals[at]?.fileHash ?? "", fileHash]));
  await replaceFileLinks(tx, tasks, comments, hashes);
}

interface CopiedIds {
  taskIds: Map<number, number>;
  commentIds: Map<number, number>;
}

const copiedRecord = (
  { original: { createdAt: _, ...original }, file, thumbnail }: CopiedFile,
  id: number | undefined,
  { taskIds, commentIds }: CopiedIds,
  target: CopyTarget,
) => ({
  ...original,
  ...{
    id,
    taskId: taskIds.get(original.taskId ?? 0),
    commentId: commentIds.get(original.commentId ?? 0),
    ...target,
    updatedAt: undefined,
  },
  ...{
    filePath: file?.path ?? null,
    thumbnailPath: thumbnail?.path ?? null,
    thumbnailSize: thumbnail && original.thumbnailSize,
    driver: file?.driver ?? original.driver,
    fileHash: newHash(),
    meta: original.meta ?? Prisma.DbNull,
  },
});

const countFiles = (tx: Tx, tasks: Copy[]) =>
  sendAlong(
    tx,
    Prisma.sql`
  UPDATE task SET attachment_count = (SELECT count(*) FROM attachment WHERE task_id = task.id AND owner = 'TASK') FROM ${copyTable(tasks)} WHERE task.id = copy.to_id`,
  );

const copyCovers = (tx: Tx, tasks: Copy[], files: Copy[]) =>
  sendAlong(
    tx,
    Prisma.sql`
  UPDATE task SET cover_attachment_id = file.to_id
  FROM ${copyTable(tasks)} JOIN task original ON original.id = copy.from_id
  JOIN unnest(${files.map(({ from }) => from)}::int[], ${files.map(({ to }) => to)}::int[]) AS file (from_id, to_id) ON file.from_id = original.cover_attachment_id
  WHERE task.id = copy.to_id`,
  );
