import "server-only";
import type { DocumentTask } from "@/lib/board-document/task";
import { reader, transaction } from "@/lib/db";
import { References } from "@/lib/imports/references";
import { commentsIn, filesIn, tasksIn } from "@/lib/imports/wordpress/convert/documents";
import { convertedTask, type OnBoard } from "@/lib/imports/wordpress/convert/task";
import { areFree } from "@/lib/imports/wordpress/move/free-ids";
import { withFreeHashes } from "@/lib/imports/wordpress/move/hashes";
import type { Move, MovedBoard } from "@/lib/imports/wordpress/move/move";
import { filesOf, writing } from "@/lib/imports/wordpress/move/writing";
import { taskPages } from "@/lib/imports/wordpress/read/boards";
import type { Row } from "@/lib/imports/wordpress/read/database";
import { readTaskRows } from "@/lib/imports/wordpress/read/tasks";
import { mapOf, textOf, valueOf } from "@/lib/imports/wordpress/read/values";
import { writeTasks } from "@/lib/imports/write/tasks";
import { settleFiles } from "@/lib/storage/ledger";

export const TASKS_PER_PAGE = 200;
/** Characters: tasks with much on them are written a few at a time. */
const LARGEST_PAGE = 4_000_000;

/** Page by page, each in a transaction, so that a run that was stopped goes on where it was. */
export async function moveTasks(move: Move, moved: MovedBoard): Promise<void> {
  const board = onBoard(moved);
  for await (const page of taskPages(move.wordpress, moved.source, TASKS_PER_PAGE)) {
    const rows = await unmoved(move, page);
    if (rows.length === 0) continue;
    const related = await readTaskRows(move.wordpress, rows);
    const documents = rows.map((row) => convertedTask(row, related, board, move.conversion));
    for (const part of parts(documents)) await writePart(move, moved, part);
  }
}

export const onBoard = ({ rows: { board, terms } }: Pick<MovedBoard, "rows">): OnBoard => ({
  type: board.type === "roadmap" ? "roadmap" : "to-do",
  fieldTypes: new Map(
    terms
      .filter(({ type }) => type === "custom-field")
      .map(({ id, settings }) => [id ?? "", textOf(mapOf(valueOf(settings)).custom_field_type) ?? "text"]),
  ),
});

async function unmoved({ session }: Move, page: Row[]): Promise<Row[]> {
  const known = await References.load(
    reader(),
    session.id,
    page.map(({ id }) => id ?? ""),
  );
  return page.filter(({ id }) => known.get("task", id ?? null) === undefined);
}

function* parts(documents: DocumentTask[]): Generator<DocumentTask[]> {
  let [part, size]: [DocumentTask[], number] = [[], 0];
  for (const document of documents) {
    const own = JSON.stringify(document).length;
    if (part.length > 0 && size + own > LARGEST_PAGE) {
      yield part;
      [part, size] = [[], 0];
    }
    part.push(document);
    size += own;
  }
  if (part.length > 0) yield part;
}

async function writePart(move: Move, { board }: MovedBoard, documents: DocumentTask[]): Promise<void> {
  const files = await filesOf(move, { page: 1, tasks: documents });
  const written = await settleFiles([...files.values()], () =>
    transaction(async (tx) => {
      const ids = await References.load(tx, move.session.id);
      const keepsIds = move.keepsIds && (await areFree(tx, idsOf(documents)));
      const { context, report, commit } = writing(move, { ids, files, keepsIds });
      if (move.keepsIds && !keepsIds) report.note({ kind: "task", title: documents[0]?.title ?? "", reason: NEW_IDS });
      await writeTasks(tx, board, await withFreeHashes(tx, documents), context);
      await ids.save(tx, move.session.id);
      report.count("activities", documents.flatMap(tasksIn).flatMap(({ activities }) => activities).length);
      return commit;
    }),
  );
  written();
}

const NEW_IDS = "Some of their ids are taken here, so this task and those that came with it have new ones.";

function idsOf(documents: DocumentTask[]) {
  const named = (things: { id: string }[]) => things.map(({ id }) => id);
  return {
    task: named(documents.flatMap(tasksIn)),
    subtask_group: named(documents.flatMap(({ subtask_groups }) => subtask_groups)),
    ...{ comment: named(documents.flatMap(commentsIn)), attachment: named(documents.flatMap(filesIn)) },
    time_track: named(documents.flatMap(tasksIn).flatMap(({ time_tracks }) => time_tracks)),
  };
}
