import "server-only";
import { Readable } from "node:stream";
import { type Attachment, Prisma, type Task, type Upload } from "@/generated/prisma/client";
import { addFiles } from "@/lib/attachments/add-files";
import { INVALID_CHUNK } from "@/lib/attachments/chunk-refusal";
import { refuseMismatchedContents, refuseUnknownType } from "@/lib/attachments/contents";
import type { ChunkUpload } from "@/lib/attachments/inputs";
import { lockUpload } from "@/lib/attachments/lock-upload";
import { fileTitle } from "@/lib/attachments/title";
import { inOrder } from "@/lib/database/in-order";
import { rowsOf, sendAlong, transaction, type Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { Invalid, Refusal } from "@/lib/errors";
import { claimFiles, settleFiles } from "@/lib/storage/ledger";
import { receiveAssembled, type ReceivedFile } from "@/lib/storage/receive";
import { storageOf } from "@/lib/storage/storage";
import type { CurrentUser } from "@/lib/users/current-user";

export interface ReceivedChunk {
  index: number;
  attachment: Attachment | null;
}

const MAX_CHUNKS = 10_000;

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

/** A refused file ends the upload, too. */
async function assemble(task: Task, upload: Upload, actor: CurrentUser): Promise<Attachment> {
  try {
    const whole = await receiveAssembled(upload.fileName, contentOf(upload), {
      limit: () => Number(upload.fileSize),
      checkHead: refuseMismatchedContents,
    });
    return await settleFiles([whole], () => attachFile(task, upload, whole, actor));
  } catch (error) {
    if (error instanceof Refusal) await transaction((tx) => tx.upload.deleteMany({ where: { id: upload.id } }));
    throw error;
  }
}

function attachFile(task: Task, { id }: Upload, whole: ReceivedFile, actor: CurrentUser): Promise<Attachment> {
  return transaction(async (tx) => {
    const [, [attachment]] = await inOrder([endUpload(tx, id), addFiles(task, [whole], actor)]);
    if (!attachment) throw new InvalidChunk();
    return attachment;
  });
}

/** @throws InvalidChunk when another request has ended it */
async function endUpload(tx: Tx, id: string): Promise<void> {
  const [ended] = await rowsOf(tx, Prisma.sql`DELETE FROM upload WHERE id = ${id}::uuid RETURNING id`);
  if (!ended) throw new InvalidChunk();
}

async function* contentOf({ driver, chunks }: Upload): AsyncGenerator<Uint8Array> {
  for (const path of chunks) yield* Readable.from(await storageOf(driver).read(path)) as AsyncIterable<Uint8Array>;
}
