import "server-only";
import type { DocumentBoard } from "@/lib/board-document/document";
import { transaction, type Tx } from "@/lib/db";
import { References } from "@/lib/imports/references";
import { type BoardRows, convertedBoard } from "@/lib/imports/wordpress/convert/board";
import { moveBoardActivities } from "@/lib/imports/wordpress/move/activities";
import { moveBoardSettings } from "@/lib/imports/wordpress/move/board-settings";
import { moveDependencies } from "@/lib/imports/wordpress/move/dependencies";
import { areFree } from "@/lib/imports/wordpress/move/free-ids";
import type { Move, MovedBoard } from "@/lib/imports/wordpress/move/move";
import { moveNotifications } from "@/lib/imports/wordpress/move/notifications";
import { moveTasks } from "@/lib/imports/wordpress/move/tasks";
import { filesOf, type Writing, writing } from "@/lib/imports/wordpress/move/writing";
import { boardPages, readBoardRows } from "@/lib/imports/wordpress/read/boards";
import type { Row } from "@/lib/imports/wordpress/read/database";
import { writeBoard, writeContents } from "@/lib/imports/write/board";
import { settleFiles } from "@/lib/storage/ledger";

/** One after the other, each with everything on it. */
export async function moveBoards(move: Move, onBoard: (title: string) => void): Promise<void> {
  for await (const page of boardPages(move.wordpress))
    for (const row of page) {
      onBoard(row.title ?? "");
      await moveBoard(move, row);
    }
}

async function moveBoard(move: Move, row: Row): Promise<void> {
  const rows = await readBoardRows(move.wordpress, row);
  const board = await boardFor(move, rows);
  if (!board)
    move.report.note({ kind: "board", title: row.title ?? "", reason: "It was deleted here after it had moved in." });
  else {
    const moved: MovedBoard = { source: row.id ?? "", board, rows };
    await moveTasks(move, moved);
    await moveDependencies(move, moved);
    await moveBoardActivities(move, moved);
    await moveNotifications(move, moved);
  }
}

/** Stages, labels and fields that were added there since an earlier run come, too. */
async function boardFor(move: Move, rows: BoardRows): Promise<MovedBoard["board"] | null> {
  const document = convertedBoard(rows, move.conversion);
  const files = await filesOf(move, { page: 0, tasks: document });
  const work = () =>
    transaction(async (tx) => {
      const ids = await References.load(tx, move.session.id);
      const known = ids.get("board", document.id);
      const keepsIds = move.keepsIds && (await areFree(tx, idsOf(document, ids)));
      const written = writing(move, { ids, files, keepsIds });
      const board =
        known === undefined
          ? await newBoard(tx, document, rows, written)
          : await grownBoard(tx, known, withoutKnown(document, ids), written);
      await ids.save(tx, move.session.id);
      return { board, written };
    });
  const { board, written } = await settleFiles([...files.values()], work);
  written.commit();
  return board;
}

async function newBoard(tx: Tx, document: DocumentBoard, rows: BoardRows, written: Writing) {
  const { context, report } = written;
  const folderId = context.ids.get("folder", rows.folders[0]?.object_id ?? null) ?? null;
  const board = await writeBoard(tx, document, { ...context, folderId });
  await moveBoardSettings(tx, board, rows, written);
  context.ids.set("board", document.id, board.id);
  report.count("boards");
  return board;
}

async function grownBoard(tx: Tx, id: number, document: DocumentBoard, { context }: Writing) {
  const board = await tx.board.findUnique({ where: { id } });
  if (board) await writeContents(tx, board, document, context);
  return board;
}

const idsOf = ({ id, stages, labels, custom_fields }: DocumentBoard, ids: References) => ({
  board: ids.get("board", id) === undefined ? [id] : [],
  stage: unknown("stage", stages, ids).map((stage) => stage.id),
  label: unknown("label", labels, ids).map((label) => label.id),
  custom_field: unknown("custom_field", custom_fields, ids).map((field) => field.id),
});

const withoutKnown = (document: DocumentBoard, ids: References): DocumentBoard => ({
  ...document,
  stages: unknown("stage", document.stages, ids),
  labels: unknown("label", document.labels, ids),
  custom_fields: unknown("custom_field", document.custom_fields, ids),
});

const unknown = <Thing extends { id: string }>(
  kind: "stage" | "label" | "custom_field",
  things: Thing[],
  ids: References,
): Thing[] => things.filter(({ id }) => ids.get(kind, id) === undefined);
