import "server-only";
import { type Attachment, type AttachmentOwner, Prisma } from "@/generated/prisma/client";
import { newHash } from "@/lib/attachments/add-files";
import { replaceFileLinks } from "@/lib/attachments/replace-file-links";
import { queueThumbnails } from "@/lib/attachments/queue-thumbnails";
import { copiesOf, type Copy, copyIds, copyTable } from "@/lib/copies/copy";
import { db, type Tx } from "@/lib/db";
import { logger } from "@/lib/logger";
import { claimFiles, copyFile, dropUnclaimed, type StoredFile } from "@/lib/storage/ledger";
import { newPath } from "@/lib/storage/receive";
import { StoredFileMissing } from "@/lib/storage/storage";

/** What a task itself shows: with the original, a copy's text and cover would lose their pictures. */
export const TASK_IMAGES = ["task_description", "task_cover"] as const satisfies AttachmentOwner[];

type Stored = Pick<StoredFile, "driver" | "path">;

/** The record of a file or link, and copies of what lies behind it, which no record needs yet. */
export interface CopiedFile {
  original: Attachment;
  file: Stored | null;
  thumbnail: Stored | null;
}

const storedOf = (files: CopiedFile[]): Stored[] =>
  files.flatMap(({ file, thumbnail }) => [file, thumbnail]).filter((stored) => stored !== null);

/** Copies these files of tasks, and then does what makes records for them: a copy takes too long to hold locks meanwhile. */
export async function withCopiedFiles<Result>(
  where: Prisma.AttachmentWhereInput,
  owners: AttachmentOwner[],
  work: (files: CopiedFile[]) => Promise<Result>,
): Promise<Result> {
  const files = await copyFiles(where, owners);
  return work(files).finally(() => dropUnclaimedCopies(files));
}

/** Copies of these files of tasks, which have to be settled. */
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

/** What came of the copies is known: those that no record needs go. */
export const dropUnclaimedCopies = (files: CopiedFile[]): Promise<void> => dropUnclaimed(storedOf(files));

/** Nothing where the file is missing in the storage: a record without one is worth no copy. A small picture can be made anew. */
async function copied(original: Attachment): Promise<CopiedFile[]> {
  const file = await copyOf(original, original.filePath);
  if (original.filePath !== null && file === null) return [];

  return [{ original, file, thumbnail: await copyOf(original, original.thumbnailPath) }];
}

/** Null for what is missing in the storage, too. */
async function copyOf({ id, driver }: Attachment, path: string | null): Promise<Stored | null> {
  if (path === null) return null;
  try {
    return await copyFile({ driver, path }, newPath());
  } catch (error) {
    if (!(error instanceof StoredFileMissing)) throw error;
    logger().warn({ attachmentId: id, path }, "a file that is missing in the storage was not copied");
    return null;
  }
}

/** Records for copied files on copies of their tasks and comments, in the transaction that makes those; covers and texts then show the copies. Another board is named. */
export async function recordFileCopies(
  tx: Tx,
  copiedFiles: CopiedFile[],
  tasks: Copy[],
  comments: Copy[],
  target: { createdById: number | null; boardId?: number },
): Promise<void> {
  const [taskIds, commentIds] = [copyIds(tasks), copyIds(comments)];
  const files = copiedFiles.filter(
    ({ original }) =>
      taskIds.has(original.taskId ?? 0) && (original.commentId === null || commentIds.has(original.commentId)),
  );
  if (files.length === 0) return;

  await claimFiles(tx, storedOf(files));
  const copies = await copiesOf(
    tx,
    "attachment",
    files.map(({ original }) => original),
  );
  const records = files.map(({ original: { createdAt: _, ...original }, file, thumbnail }, at) => ({
    ...original,
    ...{
      id: copies[at]?.to,
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
  }));
  await tx.attachment.createMany({ data: records });
  await queueThumbnails(tx, records);
  const taskIdsWithFiles = new Set(files.map(({ original }) => original.taskId));
  const tasksWithFiles = tasks.filter(({ from }) => taskIdsWithFiles.has(from));
  await countFiles(tx, tasksWithFiles);
  await copyCovers(tx, tasksWithFiles, copies);
  await replaceFileLinks(
    tx,
    tasks,
    comments,
    new Map(records.map(({ fileHash }, at) => [files[at]?.original.fileHash ?? "", fileHash])),
  );
}

const countFiles = (tx: Tx, tasks: Copy[]) => tx.$executeRaw`
  UPDATE task SET attachment_count = (SELECT count(*) FROM attachment WHERE task_id = task.id AND owner = 'TASK') FROM ${copyTable(tasks)} WHERE task.id = copy.to_id`;

const copyCovers = (tx: Tx, tasks: Copy[], files: Copy[]) => tx.$executeRaw`
  UPDATE task SET cover_attachment_id = file.to_id
  FROM ${copyTable(tasks)} JOIN task original ON original.id = copy.from_id
  JOIN unnest(${files.map(({ from }) => from)}::int[], ${files.map(({ to }) => to)}::int[]) AS file (from_id, to_id) ON file.from_id = original.cover_attachment_id
  WHERE task.id = copy.to_id`;
