import "server-only";
import { randomUUID } from "node:crypto";
import { Prisma, type Upload } from "@/generated/prisma/client";
import { refuseTooManyUploads } from "@/lib/attachments/lock-upload";
import { inOrder } from "@/lib/database/in-order";
import { insertInto } from "@/lib/database/record";
import { db, rowsOf, sendAlong, transaction, type Tx } from "@/lib/db";
import { Refusal, Unprocessable } from "@/lib/errors";
import type { ImportChunk } from "@/lib/imports/uploads/inputs";
import { limitOf } from "@/lib/imports/uploads/limits";
import { keyOfUpload, nameOfUpload } from "@/lib/imports/uploads/name";
import { assemble } from "@/lib/storage/assemble";
import { claimFiles, settleFiles } from "@/lib/storage/ledger";
import type { ReceivedFile } from "@/lib/storage/receive";
import type { CurrentUser } from "@/lib/users/current-user";

export interface StoredChunk {
  index: number;
  isComplete: boolean;
  fileName: string;
}

const MOST_CHUNKS = 10_000;

/** The whole file, in the storage but not claimed, and the paths of its chunks. */
export interface AssembledImport {
  whole: ReceivedFile;
  chunks: string[];
}

/**
 * Assembles the file before the transaction that stores its last chunk. Null for a chunk that leaves others missing.
 * @throws Unprocessable for a chunk that does not fit, or a file that is too large
 */
export async function prepareImportChunk(
  chunk: ImportChunk,
  file: ReceivedFile,
  { id: userId }: Pick<CurrentUser, "id">,
): Promise<AssembledImport | null> {
  const name = nameOfUpload(chunk.uploadId);
  refuseInvalid(chunk);
  const upload = await db.upload.findUnique({ where: { userId_uploadId: { userId, uploadId: keyOfUpload(name) } } });
  const isBegun = upload && !beginsAgain(upload, chunk, file);
  if (isBegun && (upload.fileSize !== null || isOther(upload, chunk, file))) return null;
  const before = isBegun ? upload.chunks : emptyChunks(chunk);
  const chunks = before.with(chunk.index, file.path);
  if (chunks.includes("")) return null;

  const whole = await assembled(name, { driver: file.driver, chunks });
  return whole && { whole, chunks };
}

/**
 * Stores a chunk of a file that will be imported. Chunks may come in any order and more than once; the first one
 * begins a complete upload again.
 */
export async function storeImportChunk(
  chunk: ImportChunk,
  { file, prepared }: { file: ReceivedFile; prepared: AssembledImport | null },
  user: Pick<CurrentUser, "id">,
): Promise<StoredChunk> {
  const name = nameOfUpload(chunk.uploadId);
  const upload = await transaction(async (tx) => {
    const stored = await addChunk(tx, name, chunk, file, user);
    const isOfThese = prepared && String(prepared.chunks) === String(stored.chunks);
    if (!isOfThese || stored.fileSize !== null) return stored;
    await replaceChunks(tx, stored, prepared.whole);
    return { ...stored, fileSize: String(prepared.whole.size) };
  });
  const isComplete = upload.chunks.every((path) => path !== "");
  if (isComplete && upload.fileSize === null) await assembleNow(name, upload);
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
  if (beginsAgain(upload, { index, totalChunks }, file)) {
    await tx.upload.delete({ where: { id: upload.id } });
    upload = await lockUpload(tx, name, totalChunks, file, user);
  } else if (isOther(upload, { totalChunks }, file))
    throw new Unprocessable("The number of chunks has changed. Send the file again from its start.");
  if (upload.fileSize !== null) return upload;

  const bytes = Number(upload.bytes) + file.size;
  if (bytes > 2 * limitOf(name)) throw new Unprocessable("File size is too large");
  await discard(tx, upload.driver, [upload.chunks[index] ?? ""]);
  await claimFiles(tx, [file]);
  const chunks = upload.chunks.with(index, file.path);
  await saveChunks(tx, upload.id, chunks, { bytes, size: null });
  return { ...upload, chunks };
}

type Place = Pick<LockedUpload, "driver" | "totalChunks">;

const isOther = (upload: Place, { totalChunks }: Pick<ImportChunk, "totalChunks">, { driver }: ReceivedFile) =>
  upload.totalChunks !== totalChunks || upload.driver !== driver;

const beginsAgain = (
  upload: Place & { fileSize: string | bigint | null },
  chunk: Pick<ImportChunk, "index" | "totalChunks">,
  file: ReceivedFile,
) => chunk.index === 0 && (isOther(upload, chunk, file) || upload.fileSize !== null);

const emptyChunks = ({ totalChunks }: Pick<ImportChunk, "totalChunks">) =>
  Array.from({ length: totalChunks }, () => "");

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
  const insert = insertInto("upload", { ...row, chunks: emptyChunks({ totalChunks }) });
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

/** The complete file takes the place of its chunks. */
async function replaceChunks(
  tx: Tx,
  { id, driver, chunks }: Pick<LockedUpload, "id" | "driver" | "chunks">,
  whole: ReceivedFile,
): Promise<void> {
  await claimFiles(tx, [whole]);
  await discard(tx, driver, chunks);
  await saveChunks(tx, id, [whole.path], { bytes: whole.size, size: whole.size });
}

/** @throws Unprocessable for a file that is too large */
const assembled = (name: string, upload: { driver: string; chunks: string[] }): Promise<ReceivedFile | null> =>
  assemble(name, upload, { limit: () => limitOf(name) }).catch((error: unknown) => {
    throw error instanceof Refusal ? new Unprocessable(error.message) : error;
  });

/** After the last two chunks came at once, so that neither was prepared with the other. */
async function assembleNow(name: string, upload: LockedUpload): Promise<void> {
  const whole = await assembled(name, upload);
  if (!whole) return;
  await settleFiles([whole], () =>
    transaction(async (tx) => {
      const [current] = await rowsOf<{ chunks: string[]; fileSize: string | null }>(
        tx,
        Prisma.sql`SELECT chunks, file_size AS "fileSize" FROM upload WHERE id = ${upload.id}::uuid FOR UPDATE`,
      );
      if (!current || current.fileSize !== null || String(current.chunks) !== String(upload.chunks)) return;
      await replaceChunks(tx, upload, whole);
    }),
  );
}
