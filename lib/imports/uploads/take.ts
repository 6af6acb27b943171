import "server-only";
import { randomUUID } from "node:crypto";
import { Prisma } from "@/generated/prisma/client";
import { rowsOf, transaction, type Tx } from "@/lib/db";
import { Unprocessable } from "@/lib/errors";
import type { ImportedFile } from "@/lib/imports/native/content";
import { keyOfUpload } from "@/lib/imports/uploads/name";
import { claimFiles } from "@/lib/storage/ledger";
import type { ReceivedFile } from "@/lib/storage/receive";
import type { CurrentUser } from "@/lib/users/current-user";

const FILE = Prisma.sql`driver, chunks[1] AS path, file_size::int8 AS size`;

type Row = Omit<ImportedFile, "size"> & { size: string };

/**
 * Ends a complete upload of this person. Its file is unclaimed until an import claims it in the same transaction.
 * Undefined when there is none, or when another import has taken it.
 */
export async function takeUpload(
  tx: Tx,
  name: string,
  { id: userId }: Pick<CurrentUser, "id">,
): Promise<ImportedFile | undefined> {
  const [row] = await rowsOf<Row>(
    tx,
    Prisma.sql`DELETE FROM upload WHERE user_id = ${userId} AND upload_id = ${keyOfUpload(name)} AND file_size IS NOT NULL RETURNING ${FILE}`,
  );
  return row && { ...row, size: Number(row.size) };
}

/** @throws Unprocessable when this person has no such upload, or it is not complete */
export async function findUpload(tx: Tx, name: string, { id: userId }: Pick<CurrentUser, "id">): Promise<ImportedFile> {
  const [row] = await rowsOf<Row>(
    tx,
    Prisma.sql`SELECT ${FILE} FROM upload WHERE user_id = ${userId} AND upload_id = ${keyOfUpload(name)} AND file_size IS NOT NULL`,
  );
  if (!row) throw new UploadMissing();
  return { ...row, size: Number(row.size) };
}

export class UploadMissing extends Unprocessable {
  constructor() {
    super("The import file was not found. Please upload it again.");
  }
}

/** Stores a file that came in one piece as a complete upload, in place of one with the same name. */
export const storeWholeUpload = (
  name: string,
  file: ReceivedFile,
  { id: userId }: Pick<CurrentUser, "id">,
): Promise<void> =>
  transaction(async (tx) => {
    const place = { userId, uploadId: keyOfUpload(name) };
    await tx.upload.deleteMany({ where: place });
    await claimFiles(tx, [file]);
    const { driver, path, size } = file;
    await tx.upload.create({
      data: {
        id: randomUUID(),
        ...place,
        fileName: name,
        totalChunks: 1,
        driver,
        chunks: [path],
        fileSize: size,
        receivedBytes: size,
      },
    });
  });
