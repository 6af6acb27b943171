import "server-only";
import { type Attachment, Prisma, type Task, type Upload } from "@/generated/prisma/client";
import { addFiles } from "@/lib/attachments/add-files";
import { INVALID_CHUNK } from "@/lib/attachments/chunk-refusal";
import { refuseMismatchedContents, refuseUnknownType } from "@/lib/attachments/contents";
import type { ChunkUpload } from "@/lib/attachments/inputs";
import { lockUpload } from "@/lib/attachments/lock-upload";
import { fileTitle } from "@/lib/attachments/title";
import { inOrder } from "@/lib/database/in-order";
import { db, rowsOf, sendAlong, transaction, type Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { Invalid, Refusal } from "@/lib/errors";
import { assemble } from "@/lib/storage/assemble";
import { claimFiles } from "@/lib/storage/ledger";
import type { ReceivedFile } from "@/lib/storage/receive";
import type { CurrentUser } from "@/lib/users/current-user";

export interface ReceivedChunk {
  index: number;
  attachment: Attachment | null;
}

const MAX_CHUNKS = 10_000;

/** What the last chunk completes, in the storage but not claimed, and the paths of its chunks. Or why it is refused. */
type Assembled = { whole: ReceivedFile; chunks: string[] } | { refusal: Refusal } | null;

export const wholeFileOf = (assembled: Assembled): ReceivedFile[] =>
  assembled && "whole" in assembled ? [assembled.whole] : [];

/** Assembles the file before the transaction that attaches it. Null for all chunks but the last, and for one that
 * `receiveChunk` refuses. */
export async function prepareChunk(
  task: Task,
  chunk: ChunkUpload,
  [file]: ReceivedFile[],
  actor: CurrentUser,
): Promise<Assembled> {
  if (!file) throw new Invalid("Chunk data is missing.");
  refuseInvalidChunk(chunk);
  if (chunk.index === 0) await refuseMismatchedContents(chunk.fileName, file.head);
  const chunks = chunk.index === chunk.totalChunks - 1 ? await chunksWith(file, task, chunk, actor) : null;
  return chunks && assembled(chunk, file.driver, chunks);
}

/**
 * Receives one chunk of a file (compatibility.md, C79). The refusal of an unexpected chunk names the expected index
 * (`data.expected_chunk_index`), so that a client can resume after an interruption. A refused file ends the upload.
 */
export async function receiveChunk(
  task: Task,
  chunk: ChunkUpload,
  { file, prepared }: { file: ReceivedFile; prepared: Assembled },
  actor: CurrentUser,
): Promise<ReceivedChunk> {
  const received = await transaction(async (tx) => {
    const upload = await storeChunk(tx, task, chunk, file, actor);
    if (upload.chunks.length < upload.totalChunks) return { index: chunk.index, attachment: null };
    if (prepared && "refusal" in prepared) {
      await tx.upload.deleteMany({ where: { id: upload.id } });
      return prepared.refusal;
    }
    if (String(prepared?.chunks) !== String(upload.chunks)) throw new InvalidChunk(chunk.index);
    return { index: chunk.index, attachment: await attachFile(tx, task, upload, wholeFileOf(prepared), actor) };
  });
  if (received instanceof Refusal) throw received;
  return received;
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
    super(INVALID_CHUNK, expected === undefined ? {} : { data: { expected_chunk_index: expected } });
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
  const upload = await lockUploadIn(tx, task, chunk, file, actor);
  const bytes = upload.receivedBytes + BigInt(file.size);
  const isLast = chunk.index === chunk.totalChunks - 1;
  const isSameUpload = isSame(upload, task, chunk);
  // The server stopped after the last chunk and before it assembled the file.
  if (isSameUpload && isLast && upload.chunks.length === upload.totalChunks) return upload;
  if (!isSameUpload || upload.chunks.length !== chunk.index) throw new InvalidChunk(upload.chunks.length);
  if (bytes > chunk.fileSize) throw new Invalid("File size is too large");
  if (isLast && bytes !== BigInt(chunk.fileSize)) throw new InvalidChunk(upload.chunks.length);

  await claimFiles(tx, [file]);
  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE upload SET chunks = array_append(chunks, ${file.path}::text), received_bytes = ${bytes}::bigint, updated_at = ${new Date()}
    WHERE id = ${upload.id}::uuid`,
  );
  return { ...upload, chunks: [...upload.chunks, file.path], receivedBytes: bytes };
}

/** Its chunks are in one storage: where another one was chosen meanwhile, it begins again. @throws InvalidChunk */
async function lockUploadIn(tx: Tx, task: Task, chunk: ChunkUpload, file: ReceivedFile, actor: CurrentUser) {
  const upload = await lockUpload(tx, task, chunk, file, actor);
  if (upload?.driver === file.driver) return upload;
  if (!upload || chunk.index > 0) throw new InvalidChunk(0);

  await tx.upload.delete({ where: { id: upload.id } });
  const begun = await lockUpload(tx, task, chunk, file, actor);
  if (!begun) throw new InvalidChunk(0);
  return begun;
}

const isSame = (upload: Upload, task: Task, chunk: ChunkUpload) =>
  upload.taskId === task.id &&
  upload.fileName === fileTitle(chunk.fileName) &&
  upload.fileSize === BigInt(chunk.fileSize) &&
  upload.totalChunks === chunk.totalChunks;

/** Read without a lock: `receiveChunk` compares. Null when the chunk does not complete the file. */
async function chunksWith(file: ReceivedFile, task: Task, chunk: ChunkUpload, { id: userId }: CurrentUser) {
  const { uploadId, totalChunks, fileSize } = chunk;
  if (totalChunks === 1) return file.size === fileSize ? [file.path] : null;

  const upload = await db.upload.findUnique({ where: { userId_uploadId: { userId, uploadId } } });
  if (!upload || upload.driver !== file.driver || !isSame(upload, task, chunk)) return null;
  if (upload.chunks.length === totalChunks) return upload.chunks;
  const isComplete =
    upload.chunks.length === chunk.index && upload.receivedBytes + BigInt(file.size) === BigInt(fileSize);
  return isComplete ? [...upload.chunks, file.path] : null;
}

async function assembled({ fileName, fileSize }: ChunkUpload, driver: string, chunks: string[]): Promise<Assembled> {
  try {
    const whole = await assemble(
      fileTitle(fileName),
      { driver, chunks },
      { limit: () => fileSize, checkHead: refuseMismatchedContents },
    );
    return whole && { whole, chunks };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error };
    throw error;
  }
}

async function attachFile(
  tx: Tx,
  task: Task,
  { id }: Upload,
  files: ReceivedFile[],
  actor: CurrentUser,
): Promise<Attachment> {
  const [, [attachment]] = await inOrder([endUpload(tx, id), addFiles(task, files, actor)]);
  if (!attachment) throw new InvalidChunk();
  return attachment;
}

/** @throws InvalidChunk when another request has ended it */
async function endUpload(tx: Tx, id: string): Promise<void> {
  const [ended] = await rowsOf(tx, Prisma.sql`DELETE FROM upload WHERE id = ${id}::uuid RETURNING id`);
  if (!ended) throw new InvalidChunk();
}
