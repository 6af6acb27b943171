import "server-only";
import type { ImportBatch, ImportSession, Prisma } from "@/generated/prisma/client";
import type { DocumentBoard, DocumentNote, DocumentTask } from "@/lib/board-document/document";
import { reader, rowsOf, transaction, type Tx } from "@/lib/db";
import { Unprocessable } from "@/lib/errors";
import { failImport, lockImport } from "@/lib/imports/end";
import { finishImport } from "@/lib/imports/finish";
import { withImportLock } from "@/lib/imports/lock";
import { References } from "@/lib/imports/references";
import { reportOf, withMore, withPeople } from "@/lib/imports/report";
import { sourceOf } from "@/lib/imports/sources";
import { BOARD_PAGE, stageDocument } from "@/lib/imports/stage";
import { boardIdIn, isEnded, tasksPercentage, type Phase } from "@/lib/imports/state";
import { writeBoard, writeContents } from "@/lib/imports/write/board";
import { collecting } from "@/lib/imports/write/collecting";
import type { WriteContext } from "@/lib/imports/write/context";
import { receiveFiles } from "@/lib/imports/write/files";
import { matchPeople } from "@/lib/imports/write/people";
import { writeTasks } from "@/lib/imports/write/tasks";
import { wantedFiles } from "@/lib/imports/wanted-files";
import { settleFiles } from "@/lib/storage/ledger";
import { Prisma as Sql } from "@/generated/prisma/client";

export interface PageResult {
  total: number;
  /** Tasks of this page and those before it. */
  completed: number;
  /** Tasks of this page alone. */
  pageTasks: number;
  totalPage: number;
  hasMore: boolean;
  boardId: number;
}

/**
 * Imports a page of 200 tasks and those before it that are missing; a page that has been imported is only answered
 * again. The first one also reads the document and creates the board, and the last one ends the import.
 * @throws Unprocessable when the import has failed
 */
export const importPage = ({ id }: Pick<ImportSession, "id">, page: number): Promise<PageResult> =>
  withImportLock(id, async () => {
    await stageDocument(id);
    while (await importNextPage(id, page)) continue;
    if (!(await nextPage(id))) await finishImport(id);
    return resultOf(id, page);
  });

async function resultOf(sessionId: string, page: number): Promise<PageResult> {
  const session = await reader().importSession.findUniqueOrThrow({ where: { id: sessionId } });
  if (session.status === "failed" || session.boardId === null)
    throw new Unprocessable(session.message || "The board was deleted.");
  const pages = await reader().importBatch.findMany({
    where: { sessionId, page: { gt: BOARD_PAGE } },
    select: { page: true, taskCount: true },
  });
  const done = pages.filter((each) => each.page <= page).reduce((sum, { taskCount }) => sum + taskCount, 0);
  return {
    total: session.total,
    completed: pages.length === 0 ? session.completed : done,
    pageTasks: pages.find((each) => each.page === page)?.taskCount ?? 0,
    totalPage: pages.length,
    hasMore: page < pages.length,
    boardId: session.boardId,
  };
}

/** Returns whether there was one, up to `last`. Needs the import's lock. */
export async function importNextPage(id: string, last = Number.MAX_SAFE_INTEGER): Promise<boolean> {
  const batch = await nextPage(id);
  if (!batch || batch.page > last) return false;
  const session = await reader().importSession.findUnique({ where: { id } });
  if (!session || isEnded(session)) return false;
  if (batch.page !== BOARD_PAGE && session.boardId === null) {
    await failImport(id, "The board was deleted during the import.");
    return false;
  }
  await importBatch(session, batch);
  return true;
}

async function nextPage(sessionId: string): Promise<ImportBatch | null> {
  return reader().importBatch.findFirst({
    where: { sessionId, page: { gte: BOARD_PAGE }, importedAt: null },
    orderBy: { page: "asc" },
  });
}

/** Files are received before the transaction, which takes them over. */
async function importBatch(session: ImportSession, batch: ImportBatch): Promise<void> {
  const { openFile, openAddress } = sourceOf(session);
  const fileNotes: DocumentNote[] = [];
  const openers = {
    openFile: openFile && ((name: string) => openFile(session, name)),
    openAddress: openAddress && ((address: string) => openAddress(session, address)),
  };
  const files = await receiveFiles(wantedFiles(batch), openers, (note) => fileNotes.push(note));
  await settleFiles([...files.values()], () =>
    transaction(async (tx) => {
      const locked = await lockImport(tx, session.id);
      if (!locked || isEnded(locked) || !(await claimPage(tx, batch))) return;
      const { context, counts, notes } = collecting({
        user: { id: locked.userId },
        ids: await References.load(tx, locked.id),
        files,
        appends: boardIdIn(locked) !== null,
      });
      const report = withMore(reportOf(locked.report), {}, fileNotes);
      const written =
        batch.page === BOARD_PAGE
          ? await writeBoardPage(tx, locked, batch.tasks as unknown as DocumentBoard, context)
          : await writeTaskPage(tx, locked, batch.tasks as unknown as DocumentTask[], context);
      await context.ids.save(tx, locked.id);
      const { people, ...data } = written;
      const counted = withMore(people ? withPeople(report, people.matched, people.unmatched) : report, counts, notes);
      await tx.importSession.update({
        where: { id: locked.id },
        data: { ...data, report: { ...counted } as unknown as Prisma.InputJsonObject },
      });
    }),
  );
}

async function claimPage(tx: Tx, { sessionId, page }: ImportBatch): Promise<boolean> {
  const claimed = await rowsOf(
    tx,
    Sql.sql`UPDATE import_batch SET imported_at = ${new Date()} WHERE session_id = ${sessionId}::uuid AND page = ${page}::int AND imported_at IS NULL RETURNING page`,
  );
  return claimed.length > 0;
}

async function writeBoardPage(tx: Tx, session: ImportSession, document: DocumentBoard, context: WriteContext) {
  const unmatched = await matchPeople(tx, document.people, context.ids, session.source);
  const into = boardIdIn(session);
  let boardId = into;
  if (into === null)
    boardId = (
      await writeBoard(
        tx,
        { ...document, title: session.title || document.title },
        { ...context, folderId: session.folderId },
      )
    ).id;
  else await writeContents(tx, { id: into }, document, context);
  return {
    boardId,
    ...{ phase: "tasks" satisfies Phase, percentage: tasksPercentage(0, session.total || 1) },
    people: { matched: document.people.length - unmatched.length, unmatched },
  };
}

async function writeTaskPage(tx: Tx, session: ImportSession, tasks: DocumentTask[], context: WriteContext) {
  const board = await tx.board.findUniqueOrThrow({ where: { id: session.boardId ?? 0 } });
  await writeTasks(tx, board, tasks, context);
  const completed = session.completed + tasks.length;
  return { people: null, completed, percentage: tasksPercentage(completed, session.total) };
}
