import "server-only";
import { randomUUID } from "node:crypto";
import type { ImportSession, Prisma } from "@/generated/prisma/client";
import { transaction, type Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { type Credentials, sealCredentials } from "@/lib/imports/credentials";
import type { SourceName } from "@/lib/imports/sources";
import { startedMessage } from "@/lib/imports/tools";
import { addImportJob } from "@/lib/imports/queue";
import { claimFiles, type StoredFile } from "@/lib/storage/ledger";
import { cut } from "@/lib/text/text";
import type { CurrentUser } from "@/lib/users/current-user";

export interface NewImport {
  source: SourceName;
  /** As people know it: a file's name, a board's title. */
  title: string;
  /** A stored file that no record has claimed yet. */
  file?: Pick<StoredFile, "driver" | "path">;
  options?: Prisma.InputJsonObject;
  /** Encrypted at rest, and removed at the end. */
  credentials?: Credentials;
  folderId?: number | null;
  /** Another import in this transaction has claimed the file. The last one that ends discards it. */
  isShared?: boolean;
  /** Tasks are added to this board instead of a new one. */
  boardId?: number;
}

/** Also adds the job that runs it. @throws NotFound for a missing folder */
export const startImport = (user: Pick<CurrentUser, "id">, input: NewImport): Promise<ImportSession> =>
  transaction(async (tx) => {
    const session = await createImport(tx, user, input);
    await addImportJob(tx, session.id);
    return session;
  });

/** Without a job: something else runs its pages. */
export async function createImport(
  tx: Tx,
  user: Pick<CurrentUser, "id">,
  { source, title, file, options = {}, credentials, folderId = null, boardId, isShared = false }: NewImport,
): Promise<ImportSession> {
  if (folderId !== null && !(await tx.folder.findUnique({ where: { id: folderId } }))) throw new NotFound("Folder");
  if (boardId !== undefined && !(await tx.board.findFirst({ where: { id: boardId, archivedAt: null } })))
    throw new NotFound("Board");
  if (file && !isShared) await claimFiles(tx, [file]);
  return tx.importSession.create({
    data: {
      id: randomUUID(),
      userId: user.id,
      source,
      title: cut(title, 255),
      options: boardId === undefined ? options : { ...options, into_board: boardId },
      folderId,
      boardId: boardId ?? null,
      message: startedMessage(source),
      ...(file && { filePath: file.path, driver: file.driver }),
      ...(credentials && { encryptedCredentials: sealCredentials(credentials) }),
    },
  });
}
