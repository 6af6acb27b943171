import "server-only";
import type { ImportSession, Prisma } from "@/generated/prisma/client";
import { db, reader, transaction } from "@/lib/db";
import { NotFound, Unprocessable } from "@/lib/errors";
import { mapped } from "@/lib/imports/csv/cells";
import type { ImportCsv } from "@/lib/imports/csv/inputs";
import { SEPARATORS } from "@/lib/imports/csv/options";
import { openTable } from "@/lib/imports/csv/table";
import { ROWS_PER_PAGE } from "@/lib/imports/csv/source";
import { titleOfUpload } from "@/lib/imports/csv/upload";
import { importPage, type PageResult } from "@/lib/imports/page";
import { createImport } from "@/lib/imports/start";
import { nameOfUpload } from "@/lib/imports/uploads/name";
import { findUpload, takeUpload, UploadMissing } from "@/lib/imports/uploads/take";
import { storageOf } from "@/lib/storage/storage";
import type { CurrentUser } from "@/lib/users/current-user";

type User = Pick<CurrentUser, "id">;

export interface ImportedRows extends PageResult {
  page: number;
}

/** Imports 100 rows. Repeated requests, and two at once, change nothing more. @throws Unprocessable */
export async function importCsv(input: ImportCsv, user: User): Promise<ImportedRows> {
  const upload = nameOfUpload(input.file);
  const begun = await sessionOf(upload, input, user);
  const session = begun ?? (input.page === 1 ? await begin(upload, input, user) : null);
  if (!session) throw new Unprocessable("This import was not found. Please start it again.");
  return { ...(await importPage(session, input.page)), page: input.page };
}

/** The import that has taken the upload. */
const sessionOf = (upload: string, { page, boardId }: ImportCsv, { id: userId }: User): Promise<ImportSession | null> =>
  reader().importSession.findFirst({
    where: {
      ...{ userId, source: "csv", options: { path: ["upload"], equals: upload } },
      ...(page > 1 && { boardId }),
    },
    orderBy: { createdAt: "desc" },
  });

/** The map is checked before the upload is taken, so that it can be corrected. */
async function begin(upload: string, input: ImportCsv, user: User): Promise<ImportSession | null> {
  const taken = await refuseMap(upload, input, user).then(
    () => null,
    (error: unknown) => takenMeanwhile(error, upload, input, user),
  );
  if (taken) return taken;

  const { map, delimiter, boardId } = input;
  if (boardId !== null && !(await reader().board.findUnique({ where: { id: boardId }, select: { id: true } })))
    throw new NotFound("Board");
  const session = await transaction(async (tx) => {
    const file = await takeUpload(tx, upload, user);
    if (!file) return null;
    const titles = { fallback_title: titleOfUpload(upload), suffix: " (imported)" };
    const options = { upload, map, delimiter, size: file.size, ...titles } satisfies Prisma.InputJsonObject;
    return createImport(tx, user, { source: "csv", title: "", file, options, ...(boardId !== null && { boardId }) });
  });
  return session ?? sessionOf(upload, input, user);
}

/** Of two requests at once, the second finds the import of the first. */
async function takenMeanwhile(error: unknown, upload: string, input: ImportCsv, user: User): Promise<ImportSession> {
  const session = error instanceof UploadMissing ? await sessionOf(upload, input, user) : null;
  if (!session) throw error;
  return session;
}

async function refuseMap(upload: string, { map, delimiter }: ImportCsv, user: User): Promise<void> {
  const file = await findUpload(db, upload, user);
  const { headers } = await openTable(() => storageOf(file.driver).read(file.path), {
    ...(delimiter && { delimiter: SEPARATORS[delimiter] }),
  });
  mapped(headers, map);
}

export const presentImportedRows = ({ total, pageTasks, totalPage, hasMore, page, boardId }: ImportedRows) => ({
  total,
  completed: pageTasks,
  total_page: totalPage,
  has_more: hasMore,
  last_page: page,
  offset: (page - 1) * ROWS_PER_PAGE,
  board_id: boardId,
  message: "Board has been imported successfully",
});
