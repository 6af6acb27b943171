import "server-only";
import type { ImportBatch, ImportSession } from "@/generated/prisma/client";
import { reader } from "@/lib/db";
import { Unprocessable } from "@/lib/errors";
import { failImport } from "@/lib/imports/end";
import { finishImport } from "@/lib/imports/finish";
import { withImportLock } from "@/lib/imports/lock";
import { BOARD_PAGE, stageDocument } from "@/lib/imports/stage";
import { isEnded } from "@/lib/imports/state";
import { importBatch } from "@/lib/imports/write-page";

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
