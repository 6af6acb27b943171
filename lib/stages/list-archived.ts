import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import type { InJson } from "@/lib/database/record";
import { db, rowsOf } from "@/lib/db";
import { offsetOf, type Paged } from "@/lib/http/response/paginator";
import type { ListArchivedStages } from "@/lib/stages/inputs";
import type { StageRecord } from "@/lib/stages/load";
import { stageColumns, type StageInRow, stageOfRow } from "@/lib/stages/load-by-ids";
import { personAsJson, personOfJson } from "@/lib/users/person-row";
import type { Person } from "@/lib/users/present";

export type ArchivedStage = StageRecord & { archivedBy: Person | null };

/** The last archived first: a page, or all (compatibility.md, C39). */
export async function listArchivedStages(
  board: Board,
  { page, perPage, wantsAll }: ListArchivedStages,
): Promise<Paged<ArchivedStage>> {
  const archived = Prisma.sql`s.board_id = ${board.id} AND s.archived_at IS NOT NULL`;
  const limits = wantsAll ? Prisma.empty : Prisma.sql`LIMIT ${perPage} OFFSET ${offsetOf({ page, perPage })}`;
  const [[counted], stages] = await Promise.all([
    rowsOf<{ total: number }>(db, Prisma.sql`SELECT count(*)::int AS total FROM stage s WHERE ${archived}`),
    rowsOf<StageInRow & { archiver: InJson<Person> | null }>(
      db,
      Prisma.sql`
      SELECT ${stageColumns}, CASE WHEN u.id IS NOT NULL THEN ${personAsJson} END AS archiver
      FROM stage s LEFT JOIN "user" u ON u.id = s.archived_by WHERE ${archived} ORDER BY s.archived_at DESC, s.id DESC ${limits}`,
    ),
  ]);
  const rows = stages.map(({ archiver, ...stage }) => ({
    ...stageOfRow(stage),
    archivedBy: archiver && personOfJson(archiver),
  }));
  return { rows, total: counted?.total ?? 0, page, perPage };
}
