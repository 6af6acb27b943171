import "server-only";
import { type ImportSession, Prisma } from "@/generated/prisma/client";
import { sendAlong, transaction, type Tx } from "@/lib/db";
import { Conflict } from "@/lib/errors";
import { boardIdIn, isEnded } from "@/lib/imports/state";
import { removeBoard } from "@/lib/boards/write/delete";
import { addImportJob } from "@/lib/imports/queue";

/** Waits for the page that is being imported. */
export async function lockImport(tx: Tx, id: string): Promise<ImportSession | null> {
  await sendAlong(tx, Prisma.sql`SELECT id FROM import_session WHERE id = ${id}::uuid FOR NO KEY UPDATE`);
  return tx.importSession.findUnique({ where: { id } });
}

/** It can be continued (`retryImport`). */
export const failImport = (id: string, message: string): Promise<void> =>
  transaction(async (tx) => {
    const session = await lockImport(tx, id);
    if (session && !isEnded(session))
      await tx.importSession.update({ where: { id }, data: { status: "failed", message, endedAt: new Date() } });
  });

/** Deletes the board that it has made so far. @throws Conflict for an import that has ended */
export const cancelImport = ({ id }: Pick<ImportSession, "id">): Promise<ImportSession> =>
  transaction(async (tx) => {
    const session = await lockImport(tx, id);
    if (!session || session.status === "completed" || session.cancelledAt)
      throw new Conflict("This import has already ended.");
    if (session.source === "wordpress") throw new Conflict("A move from WordPress is stopped where it was started.");
    if (session.boardId !== null && boardIdIn(session) === null) await removeBoard(tx, { id: session.boardId });
    await dropLeftovers(tx, id);
    const now = new Date();
    return tx.importSession.update({
      where: { id },
      data: {
        ...{ status: "failed", message: "Import canceled", cancelledAt: now, endedAt: now },
        ...FORGOTTEN,
        ...(boardIdIn(session) === null && { boardId: null }),
      },
    });
  });

/** What a session needs only while it runs. A trigger discards the file. */
export const FORGOTTEN = { encryptedCredentials: null, filePath: null } satisfies Prisma.ImportSessionUpdateInput;

export async function dropLeftovers(tx: Tx, sessionId: string): Promise<void> {
  await tx.importReference.deleteMany({ where: { sessionId } });
  await tx.importBatch.updateMany({ where: { sessionId }, data: { tasks: [] } });
}

/** Continues where it failed. @throws Conflict for another import */
export const retryImport = ({ id }: Pick<ImportSession, "id">): Promise<ImportSession> =>
  transaction(async (tx) => {
    const session = await lockImport(tx, id);
    if (session?.status !== "failed") throw new Conflict("Only an import that failed can be continued.");
    if (session.cancelledAt) throw new Conflict("A canceled import can't be continued. Please start it again.");
    await addImportJob(tx, id);
    return tx.importSession.update({
      where: { id },
      data: { status: "queued", message: "Preparing import...", endedAt: null },
    });
  });
