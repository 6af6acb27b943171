import "server-only";
import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { Prisma, type Upload } from "@/generated/prisma/client";
import { refuseTooManyUploads } from "@/lib/attachments/lock-upload";
import { inOrder } from "@/lib/database/in-order";
import { insertInto } from "@/lib/database/record";
import { rowsOf, sendAlong, transaction, type Tx } from "@/lib/db";
import { Refusal, Unprocessable } from "@/lib/errors";
import type { ImportChunk } from "@/lib/imports/uploads/inputs";
import { limitOf } from "@/lib/imports/uploads/limits";
import { keyOfUpload, nameOfUpload } from "@/lib/imports/uploads/name";
import { claimFiles, settleFiles } from "@/lib/storage/ledger";
import { receiveAssembled, type ReceivedFile } from "@/lib/storage/receive";
import { storageOf } from "@/lib/storage/storage";
import type { CurrentUser } from "@/lib/users/current-user";

export interface StoredChunk {
  index: number;
  isComplete: boolean;
  fileName: string;
}

const MOST_CHUNKS = 10_000;

/**
 * Stores a chunk of a file that will be imported. Chunks may come in any order and more than once; the first one
 * begins a complete upload again.
 */
export async function storeImportChunk(
  chunk: ImportChunk,
  file: ReceivedFile,
  user: Pick<CurrentUser, "id">,
): Promise<StoredChunk> {
  const name = nameOfUpload(chunk.uploadId);
  refuseInvalid(chunk);
  const upload = await transaction((tx) => addChunk(tx, name, chunk, file, user));
  const isComplete = upload.chunks.every((path) => path !== "");
  if (isComplete && upload.fileSize === null) await assemble(name, upload);
  return { index: chunk.index, isComplete, fileName: name };
}

function refuseInvalid({ index, totalChunks }: ImportChunk) {
  if (totalChunks < 1 || totalChunks > MOST_CHUNKS)
    throw new Unprocessable(`A file may have 1 to ${MOST_CHUNKS} chunks.`);
  if (index < 0 || index >= totalChunks) throw new Unprocessable("The chunk does not belong to the file.");
}

type LockedUpload = Pick<Upload, "id" | "driver" | "chunks" | "totalChunks"> & {
  fileSize: string | null;
  bytes: string;
};

async function addChunk(
  tx: Tx,
  name: string,
  { index, totalChunks }: ImportChunk,
  file: ReceivedFile,
  user: Pick<CurrentUser, "id">,
): Promise<LockedUpload> {
  let upload = await lockUpload(tx, name, totalChunks, file, user);
  const isOther = upload.totalChunks !== totalChunks || upload.driver !== file.driver;
  if (index === 0 && (isOther || upload.fileSize !== null)) {
    await tx.upload.delete({ where: { id: upload.id } });
    upload = await lockUpload(tx, name, totalChunks, file, user);
  } else if (isOther) throw new Unprocessable("The number of chunks has changed. Send the file again from its start.");
  if (upload.fileSize !== null) return upload;

  const bytes = Number(upload.bytes) + file.size;
  if (bytes > 2 * limitOf(name)) throw new Unprocessable("File size is too large");
  await discard(tx, upload.driver, [upload.chunks[index] ?? ""]);
  await claimFiles(tx, [file]);
  const chunks = upload.chunks.with(index, file.path);
  await saveChunks(tx, upload.id, chunks, { bytes, size: null });
  return { ...upload, chunks };
}

/** Waits for the other requests of this upload. */
async function lockUpload(
  tx: Tx,
  name: string,
  totalChunks: number,
  { driver }: ReceivedFile,
  { id: userId }: Pick<CurrentUser, "id">,
): Promise<LockedUpload> {
  const now = new Date();
  const row = {
    id: randomUUID(),
    userId,
    uploadId: keyOfUpload(name),
    fileName: name,
    totalChunks,
    driver,
    updatedAt: now,
  };
  const insert = insertInto("upload", { ...row, chunks: Array.from({ length: totalChunks }, () => "") });
  const [, [upload]] = await inOrder([
    refuseTooManyUploads(tx, userId),
    rowsOf<LockedUpload>(
      tx,
      Prisma.sql`${insert} ON CONFLICT (user_id, upload_id) DO UPDATE SET updated_at = excluded.updated_at
      RETURNING id, driver, chunks, total_chunks AS "totalChunks", file_size AS "fileSize", received_bytes AS bytes`,
    ),
  ]);
  if (!upload) throw new Error("An upsert always returns its row.");
  return upload;
}

const saveChunks = (tx: Tx, id: string, chunks: string[], { bytes, size }: { bytes: number; size: number | null }) =>
  sendAlong(
    tx,
    Prisma.sql`
    UPDATE upload SET chunks = ${chunks}::text[], received_bytes = ${bytes}::bigint, file_size = ${size}::bigint, updated_at = ${new Date()} WHERE id = ${id}::uuid`,
  );

async function discard(tx: Tx, driver: string, paths: string[]): Promise<void> {
  const files = paths.filter((path) => path !== "").map((filePath) => ({ driver, filePath }));
  if (files.length > 0) await tx.discardedFile.createMany({ data: files, skipDuplicates: true });
}

/** The complete file takes the place of its chunks. @throws Unprocessable for a file that is too large */
async function assemble(name: string, upload: LockedUpload): Promise<void> {
  const whole = await receiveAssembled(name, contentOf(upload), { limit: () => limitOf(name) }).catch(
    (error: unknown) => {
      throw error instanceof Refusal ? new Unprocessable(error.message) : error;
    },
  );
  await settleFiles([whole], () =>
    transaction(async (tx) => {
      const [current] = await rowsOf<{ chunks: string[]; fileSize: string | null }>(
        tx,
        Prisma.sql`SELECT chunks, file_size AS "fileSize" FROM upload WHERE id = ${upload.id}::uuid FOR UPDATE`,
      );
      if (!current || current.fileSize !== null || String(current.chunks) !== String(upload.chunks)) return;
      await claimFiles(tx, [whole]);
      await discard(tx, upload.driver, upload.chunks);
      await saveChunks(tx, upload.id, [whole.path], { bytes: whole.size, size: whole.size });
    }),
  );
}

async function* contentOf({ driver, chunks }: LockedUpload): AsyncGenerator<Uint8Array> {
  for (const path of chunks) yield* Readable.from(await storageOf(driver).read(path)) as AsyncIterable<Uint8Array>;
}
