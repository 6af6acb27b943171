import "server-only";
import type { Board } from "@/generated/prisma/client";
import { db, transaction } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import { guessMapping, IDEA_COLUMNS, type Mapping } from "@/lib/ideas/import/columns";
import type { CsvFile } from "@/lib/ideas/import/csv-file";
import type { ImportIdeas } from "@/lib/ideas/import/inputs";
import { insertIdeas } from "@/lib/ideas/import/insert";
import { type CsvTable, readCsv } from "@/lib/ideas/import/read-csv";
import { ideasOfRows, type NewIdea, type RefusedRow } from "@/lib/ideas/import/rows";
import { lockTaskOrder } from "@/lib/tasks/move/place";
import type { CurrentUser } from "@/lib/users/current-user";

export interface ImportResult {
  header: string[];
  mapping: Mapping;
  rows: CsvTable["rows"];
  count: number;
  refused: RefusedRow[];
}

const FIRST_ROWS = 5;

/** Imports all rows that are right in one transaction, or none. @throws Invalid for a file that is no such table */
export async function importIdeas(
  board: Board,
  { bytes }: CsvFile,
  { isPreview, mapping: chosen, stageId }: ImportIdeas,
  actor: CurrentUser,
): Promise<ImportResult> {
  const { header, rows } = await readCsv(bytes);
  const mapping = chosen ?? guessMapping(header);
  if (mapping.title === null && !isPreview) throw new Invalid(NO_TITLE, { params: { mapping: NO_TITLE } });
  const stages = await stagesOf(board);
  const read = ideasOfRows(rows, mapping, stages, stageOr(stages, stageId));
  if (!isPreview) await insertAll(board, read.ideas, actor);
  return { header, mapping, rows: rows.slice(0, FIRST_ROWS), count: read.ideas.length, refused: read.refused };
}

const NO_TITLE = "Choose the column with the titles.";

const stagesOf = ({ id }: Board) =>
  db.stage.findMany({
    where: { boardId: id, archivedAt: null },
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: { id: true, title: true, defaultTaskStatus: true },
  });

function stageOr(stages: NewIdea["stage"][], stageId: number | null): NewIdea["stage"] {
  const stage = stageId === null ? stages[0] : stages.find(({ id }) => id === stageId);
  if (!stage && stageId !== null) throw new NotFound("Stage");
  if (!stage) throw new Invalid("This board has no active stage.");
  return stage;
}

async function insertAll(board: Board, ideas: NewIdea[], actor: CurrentUser) {
  if (ideas.length === 0) return;

  const stageIds = [...new Set(ideas.map(({ stage }) => stage.id))];
  await transaction(async (tx) => {
    await lockTaskOrder(tx, ...stageIds);
    const active = await tx.stage.count({ where: { id: { in: stageIds }, boardId: board.id, archivedAt: null } });
    if (active < stageIds.length) throw new Invalid("This stage is archived. Please restore the stage first.");
    await insertIdeas(tx, board.id, ideas, actor);
  });
}

const MOST_REFUSED = 100;

export type ImportResultJson = ReturnType<typeof presentImport>;

export const presentImport = ({ header, mapping, rows, count, refused }: ImportResult) => ({
  columns: header,
  mapping: Object.fromEntries(IDEA_COLUMNS.map((column) => [column, mapping[column]])) as Mapping,
  rows,
  count,
  refused_count: refused.length,
  refused: refused.slice(0, MOST_REFUSED),
});
