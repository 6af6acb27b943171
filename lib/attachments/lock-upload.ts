import "server-only";
import { randomUUID } from "node:crypto";
import { Prisma, type Task, type Upload } from "@/generated/prisma/client";
import type { ChunkUpload } from "@/lib/attachments/inputs";
import { fileTitle } from "@/lib/attachments/title";
import { inOrder } from "@/lib/database/in-order";
import { columnsOf, insertInto } from "@/lib/database/record";
import { rowsOf, type Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import type { ReceivedFile } from "@/lib/storage/receive";
import type { CurrentUser } from "@/lib/users/current-user";

const MAX_OPEN_UPLOADS = 50;

/** The first chunk begins the upload. Undefined when there is none. */
export async function lockUpload(
  tx: Tx,
  task: Task,
  { uploadId, index, fileName, fileSize, totalChunks }: ChunkUpload,
  { driver }: ReceivedFile,
  { id: userId }: CurrentUser,
): Promise<Upload | undefined> {
  const now = new Date();
  if (index > 0)
    return locked(
      tx,
      Prisma.sql`UPDATE upload u SET updated_at = ${now} WHERE user_id = ${userId} AND upload_id = ${uploadId}`,
    );

  const place = { userId, uploadId, boardId: task.boardId, taskId: task.id };
  const facts = { fileName: fileTitle(fileName), fileSize, totalChunks, driver, updatedAt: now };
  const insert = insertInto("upload AS u", { id: randomUUID(), ...place, ...facts });
  const [, upload] = await inOrder([
    refuseTooManyUploads(tx, userId),
    locked(tx, Prisma.sql`${insert} ON CONFLICT (user_id, upload_id) DO UPDATE SET updated_at = excluded.updated_at`),
  ]);
  return upload;
}

/** @throws Invalid */
export async function refuseTooManyUploads(tx: Tx, userId: number): Promise<void> {
  const open = await rowsOf(
    tx,
    Prisma.sql`SELECT id FROM upload WHERE user_id = ${userId} LIMIT ${MAX_OPEN_UPLOADS}::int`,
  );
  if (open.length === MAX_OPEN_UPLOADS)
    throw new Invalid("Too many uploads are not finished. Please finish them, or try again tomorrow.");
}

/** As pg reads it. */
type UploadRow = Omit<Upload, "fileSize" | "receivedBytes" | "chunks"> & {
  fileSize: string | null;
  receivedBytes: string;
  chunks: string[] | null;
};

/** @param change of `upload u` */
async function locked(tx: Tx, change: Prisma.Sql): Promise<Upload | undefined> {
  const [row] = await rowsOf<UploadRow>(tx, Prisma.sql`${change} RETURNING ${UPLOAD_COLUMNS}`);
  return (
    row && {
      ...row,
      fileSize: row.fileSize === null ? null : BigInt(row.fileSize),
      receivedBytes: BigInt(row.receivedBytes),
      chunks: row.chunks ?? [],
    }
  );
}

const UPLOAD_COLUMNS = columnsOf(Prisma.UploadScalarFieldEnum, "u");
