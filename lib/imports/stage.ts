import "server-only";
import { type ImportSession, Prisma } from "@/generated/prisma/client";
import type { BoardDocument } from "@/lib/board-document/document";
import { reader, rowsOf } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import { failImport } from "@/lib/imports/end";
import { readDocument } from "@/lib/imports/read-document";
import { reportOf, withMore } from "@/lib/imports/report";
import { sourceOf } from "@/lib/imports/sources";
import { fetchingPercentage, isEnded, isStaged, type Phase } from "@/lib/imports/state";
import { type DocumentLinks, linksOf } from "@/lib/imports/write/links";
import { cut } from "@/lib/text/text";

export const TASKS_PER_PAGE = 200;
/** Characters: large tasks make smaller pages, so that none takes much memory. */
const LARGEST_PAGE = 4_000_000;

/** Pages that hold no tasks. */
export const BOARD_PAGE = 0;
export const LINKS_PAGE = -1;

/** Thrown where the reading of a document notices that nobody waits for it any more. */
class ImportEnded extends Error {}

/**
 * Reads the whole document and stores it in pages. Until that is done nothing is written to any board, so an invalid
 * file leaves nothing behind. Needs the import's lock.
 */
export async function stageDocument(id: string): Promise<void> {
  const session = await reader().importSession.findUnique({ where: { id } });
  if (!session || isEnded(session) || isStaged(session)) return;
  try {
    await readIntoPages(session);
  } catch (error) {
    if (error instanceof ImportEnded) return;
    if (!(error instanceof Refusal)) throw error;
    await failImport(id, error.message);
  }
}

async function readIntoPages(session: ImportSession): Promise<void> {
  const { id: sessionId } = session;
  await progress(sessionId, { status: "processing", phase: "fetching" satisfies Phase });
  await reader().importBatch.deleteMany({ where: { sessionId } });
  const source = sourceOf(session);
  const document = await readDocument(source, session, heartbeat(sessionId));
  const total = await storeDocument(sessionId, document, source.tasksPerPage ?? TASKS_PER_PAGE).finally(() =>
    document.close?.(),
  );
  await progress(sessionId, {
    ...{ phase: "board" satisfies Phase, percentage: fetchingPercentage(1), total, message: "Processing..." },
    title: session.title || cut(document.board.title, 255),
    report: {
      ...withMore(reportOf(session.report), {}, document.notes.first, document.notes.more),
    } as unknown as Prisma.InputJsonObject,
  });
}

async function storeDocument(sessionId: string, document: BoardDocument, tasksPerPage: number): Promise<number> {
  await store(sessionId, BOARD_PAGE, JSON.stringify(document.board), 0);
  const { total, links } = await storeTasks(sessionId, document, tasksPerPage);
  await store(sessionId, LINKS_PAGE, JSON.stringify(links), 0);
  return total;
}

const BETWEEN_WRITES = 500;

/** Stores the progress now and then, and notices when the import has been canceled. */
function heartbeat(id: string): (part: number) => Promise<void> {
  let last = 0;
  return async (part) => {
    if (Date.now() - last < BETWEEN_WRITES) return;
    last = Date.now();
    await progress(id, { percentage: fetchingPercentage(part) });
  };
}

/** @throws ImportEnded */
async function progress(id: string, data: Prisma.ImportSessionUpdateManyMutationInput): Promise<void> {
  const { count } = await reader().importSession.updateMany({
    where: { id, status: { in: ["queued", "processing"] } },
    data: { ...data, updatedAt: new Date() },
  });
  if (count === 0) throw new ImportEnded();
}

async function storeTasks(
  sessionId: string,
  { tasks }: BoardDocument,
  tasksPerPage: number,
): Promise<{ total: number; links: DocumentLinks }> {
  const links: DocumentLinks = { dependencies: [], merged: [] };
  const beat = heartbeat(sessionId);
  let [page, total, size] = [0, 0, 0];
  let waiting: string[] = [];
  const flush = async () => {
    if (waiting.length === 0) return;
    await store(sessionId, (page += 1), `[${waiting.join()}]`, waiting.length);
    await beat(1);
    [waiting, size] = [[], 0];
  };
  for await (const task of tasks) {
    const json = JSON.stringify(task);
    waiting.push(json);
    total += 1;
    size += json.length;
    const own = linksOf([task]);
    links.dependencies.push(...own.dependencies);
    links.merged.push(...own.merged);
    if (waiting.length === tasksPerPage || size > LARGEST_PAGE) await flush();
  }
  await flush();
  return { total, links };
}

const store = (sessionId: string, page: number, json: string, taskCount: number) =>
  rowsOf(
    reader(),
    Prisma.sql`INSERT INTO import_batch (session_id, page, tasks, task_count) VALUES (${sessionId}::uuid, ${page}::int, ${json}::jsonb, ${taskCount}::int)`,
  );
