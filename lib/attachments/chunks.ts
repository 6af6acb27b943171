import "server-only";
import { Readable } from "node:stream";
import type { Attachment, Task, Upload } from "@/generated/prisma/client";
import { addFiles } from "@/lib/attachments/add-files";
import { refuseMismatchedContents, refuseUnknownType } from "@/lib/attachments/contents";
import type { ChunkUpload } from "@/lib/attachments/inputs";
import { fileTitle } from "@/lib/attachments/title";
import { transaction, type Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { Invalid, Refusal } from "@/lib/errors";
import { claimFiles, dropUnclaimed } from "@/lib/storage/ledger";
import { receiveAssembled, type ReceivedFile } from "@/lib/storage/receive";
import { storageOf } from "@/lib/storage/storage";
import type { CurrentUser } from "@/lib/users/current-user";

export interface ReceivedChunk {
  index: number;
  attachment: Attachment | null;
}

const MAX_CHUNKS = 10_000;
const MAX_OPEN_UPLOADS = 50;

/** Receives one chunk of a file (compatibility.md, C79). The refusal of an unexpected chunk names the
 * expected index (`data.expected_chunk_index`), so that a client can resume after an interruption. */
export async function receiveChunk(
  task: Task,
  chunk: ChunkUpload,
  [file]: ReceivedFile[],
  actor: CurrentUser,
): Promise<ReceivedChunk> {
  if (!file) throw new Invalid("Chunk data is missing.");
  refuseInvalidChunk(chunk);
  if (chunk.index === 0) await refuseMismatchedContents(chunk.fileName, file.head);
  const upload = await transaction((tx) => storeChunk(tx, task, chunk, file, actor));
  if (upload.chunks.length < upload.totalChunks) return { index: chunk.index, attachment: null };

  return { index: chunk.index, attachment: await assemble(task, upload, actor) };
}

const isName = (text: string) => /^[\w-][\w.-]{0,190}$/.test(text) && !text.includes("..");

function refuseInvalidChunk({ fileName, fileSize, index, totalChunks, uploadId }: ChunkUpload) {
  refuseUnknownType(fileName);
  if (fileSize > env().BOARDS_UPLOAD_LIMIT) throw new Invalid("File size is too large");
  if (fileSize < 1) throw new Invalid("File is empty.");
  if (
    !isName(uploadId) ||
    totalChunks < 1 ||
    totalChunks > MAX_CHUNKS ||
    totalChunks > fileSize ||
    index < 0 ||
    index >= totalChunks
  )
    throw new InvalidChunk();
}

class InvalidChunk extends Invalid {
  constructor(expected?: number) {
    super("Invalid chunk upload request.", expected === undefined ? {} : { data: { expected_chunk_index: expected } });
  }
}

/** Locks the row of the upload, so that a chunk that is sent twice at once is stored once. */
async function storeChunk(
  tx: Tx,
  task: Task,
  chunk: ChunkUpload,
  file: ReceivedFile,
  actor: CurrentUser,
): Promise<Upload> {
  const upload = await lockedUpload(tx, task, chunk, file, actor);
  const bytes = upload.receivedBytes + BigInt(file.size);
  const isLast = chunk.index === chunk.totalChunks - 1;
  const isSameUpload = isSame(upload, task, chunk, file);
  // The server stopped after the last chunk and before it assembled the file.
  if (isSameUpload && isLast && upload.chunks.length === upload.totalChunks) return upload;
  if (!isSameUpload || upload.chunks.length !== chunk.index) throw new InvalidChunk(upload.chunks.length);
  if (bytes > chunk.fileSize) throw new Invalid("File size is too large");
  if (isLast && bytes !== BigInt(chunk.fileSize)) throw new InvalidChunk(upload.chunks.length);

  await claimFiles(tx, [file]);
  return tx.upload.update({ where: { id: upload.id }, data: { chunks: { push: file.path }, receivedBytes: bytes } });
}

async function lockedUpload(
  tx: Tx,
  task: Task,
  { uploadId, index, fileName, fileSize, totalChunks }: ChunkUpload,
  { driver }: ReceivedFile,
  { id: userId }: CurrentUser,
): Promise<Upload> {
  if (index === 0) {
    const open = await tx.upload.count({ where: { userId } });
    if (open >= MAX_OPEN_UPLOADS)
      throw new Invalid("Too many uploads are not finished. Please finish them, or try again tomorrow.");
    const facts = {
      boardId: task.boardId,
      taskId: task.id,
      fileName: fileTitle(fileName),
      fileSize: BigInt(fileSize),
      totalChunks,
      driver,
    };
    await tx.upload.createMany({ data: { userId, uploadId, ...facts }, skipDuplicates: true });
  }
  const [upload] = await tx.upload.updateManyAndReturn({
    where: { userId, uploadId },
    data: { updatedAt: new Date() },
  });
  if (!upload) throw new InvalidChunk(0);
  return upload;
}

const isSame = (upload: Upload, task: Task, chunk: ChunkUpload, file: ReceivedFile) =>
  upload.taskId === task.id &&
  upload.fileName === fileTitle(chunk.fileName) &&
  upload.fileSize === BigInt(chunk.fileSize) &&
  upload.totalChunks === chunk.totalChunks &&
  upload.driver === file.driver;

/** A refused file ends the upload, too. */
async function assemble(task: Task, upload: Upload, actor: CurrentUser): Promise<Attachment> {
  try {
    const whole = await receiveAssembled(upload.fileName, contentOf(upload), {
      limit: () => Number(upload.fileSize),
      checkHead: refuseMismatchedContents,
    });
    return await attachFile(task, upload, whole, actor).finally(() => dropUnclaimed([whole]));
  } catch (error) {
    if (error instanceof Refusal) await transaction((tx) => tx.upload.deleteMany({ where: { id: upload.id } }));
    throw error;
  }
}

function attachFile(task: Task, { id }: Upload, whole: ReceivedFile, actor: CurrentUser): Promise<Attachment> {
  return transaction(async (tx) => {
    const { count } = await tx.upload.deleteMany({ where: { id } });
    const [attachment] = count === 1 ? await addFiles(task, [whole], actor) : [];
    if (!attachment) throw new InvalidChunk();
    return attachment;
  });
}

async function* contentOf({ driver, chunks }: Upload): AsyncGenerator<Uint8Array> {
  for (const path of chunks) yield* Readable.from(await storageOf(driver).read(path)) as AsyncIterable<Uint8Array>;
}
