import "server-only";
import { type ImportBatch, type ImportSession, Prisma } from "@/generated/prisma/client";
import type { DocumentBoard } from "@/lib/board-document/document";
import type { DocumentTask } from "@/lib/board-document/task";
import type { DocumentNote } from "@/lib/board-document/notes";
import { rowsOf, transaction, type Tx } from "@/lib/db";
import { lockImport } from "@/lib/imports/end";
import { References } from "@/lib/imports/references";
import { reportOf, withMore, withPeople } from "@/lib/imports/report";
import { sourceOf } from "@/lib/imports/sources";
import { BOARD_PAGE } from "@/lib/imports/stage";
import { boardIdIn, isEnded, tasksPercentage, type Phase } from "@/lib/imports/state";
import { wantedFiles } from "@/lib/imports/wanted-files";
import { writeBoard, writeContents } from "@/lib/imports/write/board";
import { collecting } from "@/lib/imports/write/collecting";
import type { WriteContext } from "@/lib/imports/write/context";
import { receiveFiles } from "@/lib/imports/write/files";
import { matchPeople } from "@/lib/imports/write/people";
import { writeTasks } from "@/lib/imports/write/tasks";
import { settleFiles } from "@/lib/storage/ledger";
import type { ReceivedFile } from "@/lib/storage/receive";

interface Received {
  files: Map<string, ReceivedFile>;
  notes: DocumentNote[];
}

/** Writes a page that has not been imported. Its files are received before the transaction, which takes them over. */
export async function importBatch(session: ImportSession, batch: ImportBatch): Promise<void> {
  const { openFile, openAddress } = sourceOf(session);
  const notes: DocumentNote[] = [];
  const openers = {
    openFile: openFile && ((name: string) => openFile(session, name)),
    openAddress: openAddress && ((address: string) => openAddress(session, address)),
  };
  const files = await receiveFiles(wantedFiles(batch), openers, (note) => notes.push(note));
  await settleFiles([...files.values()], () => transaction((tx) => writePage(tx, batch, { files, notes })));
}

async function writePage(tx: Tx, batch: ImportBatch, received: Received): Promise<void> {
  const session = await lockImport(tx, batch.sessionId);
  if (!session || isEnded(session) || !(await claimPage(tx, batch))) return;
  const { context, counts, notes } = collecting({
    user: { id: session.userId },
    ids: await References.load(tx, session.id),
    files: received.files,
    appends: boardIdIn(session) !== null,
  });
  const { people, ...data } =
    batch.page === BOARD_PAGE
      ? await writeBoardPage(tx, session, batch.tasks as unknown as DocumentBoard, context)
      : await writeTaskPage(tx, session, batch.tasks as unknown as DocumentTask[], context);
  await context.ids.save(tx, session.id);
  const report = reportOf(session.report);
  const named = people ? withPeople(report, people.matched, people.unmatched) : report;
  const counted = withMore(named, counts, [...received.notes, ...notes]);
  await tx.importSession.update({
    where: { id: session.id },
    data: { ...data, report: { ...counted } as unknown as Prisma.InputJsonObject },
  });
}

async function claimPage(tx: Tx, { sessionId, page }: ImportBatch): Promise<boolean> {
  const claimed = await rowsOf(
    tx,
    Prisma.sql`UPDATE import_batch SET imported_at = ${new Date()} WHERE session_id = ${sessionId}::uuid AND page = ${page}::int AND imported_at IS NULL RETURNING page`,
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
