import "server-only";
import type { ImportSession } from "@/generated/prisma/client";
import { reader, transaction } from "@/lib/db";
import { Unprocessable } from "@/lib/errors";
import { type FileSource, sourceNamed } from "@/lib/imports/import-from";
import type { ImportFile, ProcessImport } from "@/lib/imports/inputs";
import { importPage, type PageResult } from "@/lib/imports/page";
import { runImport } from "@/lib/imports/run";
import { createImport } from "@/lib/imports/start";
import { nameOfUpload } from "@/lib/imports/uploads/name";
import { takeUpload, UploadMissing } from "@/lib/imports/uploads/take";
import type { ReceivedFile } from "@/lib/storage/receive";
import type { CurrentUser } from "@/lib/users/current-user";

type User = Pick<CurrentUser, "id">;

/** Imports a whole file within the request. Should it be interrupted, a job continues. @throws Unprocessable */
export async function importFile(
  file: ReceivedFile,
  { importFrom, folderId }: ImportFile,
  allowed: readonly FileSource[],
  user: User,
): Promise<ImportSession> {
  const source = sourceNamed(importFrom, allowed);
  const options = { size: file.size };
  const { id } = await transaction((tx) => createImport(tx, user, { source, title: "", file, folderId, options }));
  return finished(id);
}

/** @throws Unprocessable */
export async function finished(id: string): Promise<ImportSession> {
  const session = await runImport(id);
  if (session.status !== "completed") throw new Unprocessable(session.message);
  return session;
}

export type Processed = { page: number; result: PageResult } | { session: ImportSession };

/**
 * One step of an import in pages. Repeated requests, and two at once, change nothing more. Files of other tools are
 * imported in one step. @throws Unprocessable
 */
export async function processImport(
  input: ProcessImport,
  allowed: readonly FileSource[],
  user: User,
): Promise<Processed> {
  const { page } = input;
  const session = page === 1 ? await begin(input, allowed, user) : await begun(input, user);
  if (session.source !== "native") return { session: await finished(session.id) };
  return { page, result: await importPage(session, page) };
}

/** The first of two requests takes the upload, and the other one finds its import. */
function begin(
  { fileName, importFrom, folderId }: ProcessImport,
  allowed: readonly FileSource[],
  user: User,
): Promise<ImportSession> {
  const source = sourceNamed(importFrom, allowed);
  const upload = nameOfUpload(fileName);
  return transaction(async (tx) => {
    const file = await takeUpload(tx, upload, user);
    if (file) {
      const options = { upload, size: file.size };
      return createImport(tx, user, { source, title: "", file, folderId, options });
    }
    const session = await tx.importSession.findFirst({
      where: { userId: user.id, source, options: { path: ["upload"], equals: upload } },
      orderBy: { createdAt: "desc" },
    });
    if (!session) throw new UploadMissing();
    return session;
  });
}

async function begun({ boardId }: ProcessImport, { id: userId }: User): Promise<ImportSession> {
  const session = await reader().importSession.findFirst({
    where: { userId, boardId, source: "native" },
    orderBy: { createdAt: "desc" },
  });
  if (!session) throw new Unprocessable("This import was not found. Please start it again.");
  return session;
}

export const presentProcessed = (processed: Processed) =>
  "session" in processed
    ? { message: "Imported successfully", board_id: processed.session.boardId, has_more: false }
    : presentPage(processed);

const presentPage = ({ page, result }: Extract<Processed, { page: number }>) => ({
  total: result.total,
  completed: result.completed,
  total_page: result.totalPage,
  has_more: result.hasMore,
  last_page: page,
  board_id: result.boardId,
  message: result.hasMore ? "Processing..." : "Imported successfully",
});
