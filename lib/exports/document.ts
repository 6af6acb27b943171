import "server-only";
import type { Board } from "@/generated/prisma/client";
import { byId } from "@/lib/by-id";
import type { BoardDocument } from "@/lib/board-document/document";
import type { DocumentTask } from "@/lib/board-document/task";
import { db, type Tx } from "@/lib/db";
import type { EnclosedFile, ExportContext } from "@/lib/exports/context";
import { loadBoard, loadPage, loadPeople, taskPages } from "@/lib/exports/load";
import { presentBoard } from "@/lib/exports/present-board";
import { presentTasks } from "@/lib/exports/present-task";
import type { ViewerContext } from "@/lib/users/present";

export interface ExportOptions {
  viewerContext: ViewerContext;
  /** Collects the files that go into an archive. Without it, files are linked. */
  files?: EnclosedFile[];
  /** A snapshot (`readSnapshot`), so that all pages show the same moment. */
  tx?: Tx;
}

export type ExportDocument = Omit<BoardDocument, "notes"> & { total: number };

/** Reads a whole board, archived tasks included, page by page as its tasks are read. */
export async function boardDocument(
  { id }: Pick<Board, "id">,
  { viewerContext, files, tx = db }: ExportOptions,
): Promise<ExportDocument> {
  const [board, people, pages] = await Promise.all([loadBoard(tx, id), loadPeople(tx, id), taskPages(tx, id)]);
  const context = { viewerContext, people: byId(people), files: files ?? null };
  return {
    board: presentBoard(board, context),
    tasks: readTasks(tx, id, pages, context),
    total: pages.reduce((total, { length }) => total + length, 0),
  };
}

async function* readTasks(
  tx: Tx,
  boardId: number,
  pages: number[][],
  context: ExportContext,
): AsyncGenerator<DocumentTask> {
  for (const ids of pages) yield* presentTasks(await loadPage(tx, boardId, ids), context);
}
