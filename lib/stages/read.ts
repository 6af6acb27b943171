import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { rowsOf, type Tx } from "@/lib/db";
import type { StageRow } from "@/lib/stages/present";

/** Stages of a condition on `stage s` in their order, as a JSON list for `stagesOf`, read in another statement. */
export const stagesAsJson = (where: Prisma.Sql): Prisma.Sql => Prisma.sql`(
    SELECT json_agg(json_build_array(s.id, s.board_id, s.title, s.slug, s.position, s.color, s.bg_color, s.default_task_status, s.is_template, s.is_public, s.wip_limit,
      s.has_default_people, s.archived_at, s.archived_by, s.created_at, s.updated_at,
      CASE WHEN s.has_default_people THEN (SELECT json_agg(p.user_id ORDER BY p.user_id) FROM stage_default_assignee p WHERE p.stage_id = s.id) END,
      CASE WHEN s.has_default_people THEN (SELECT json_agg(p.user_id ORDER BY p.user_id) FROM stage_default_watcher p WHERE p.stage_id = s.id) END
    ) ORDER BY s.position, s.id) FROM stage s WHERE ${where})`;

/** In the order of the statement. */
export type StageColumns = [
  id: number,
  boardId: number,
  title: string,
  slug: string | null,
  position: number,
  color: string | null,
  bgColor: string | null,
  defaultTaskStatus: StageRow["defaultTaskStatus"],
  isTemplate: boolean | null,
  isPublic: boolean | null,
  wipLimit: number | null,
  hasDefaultPeople: boolean,
  archivedAt: string | null,
  archivedById: number | null,
  createdAt: string,
  updatedAt: string,
  defaultAssigneeIds: number[] | null,
  defaultWatcherIds: number[] | null,
];

export const stagesOf = (list: StageColumns[] | null): StageRow[] => (list ?? []).map(stageOf);

const stageOf = (columns: StageColumns): StageRow => ({
  id: columns[0],
  boardId: columns[1],
  title: columns[2],
  slug: columns[3],
  position: columns[4],
  color: columns[5],
  bgColor: columns[6],
  defaultTaskStatus: columns[7],
  isTemplate: columns[8],
  isPublic: columns[9],
  wipLimit: columns[10],
  hasDefaultPeople: columns[11],
  archivedAt: columns[12] === null ? null : new Date(columns[12]),
  archivedById: columns[13],
  createdAt: new Date(columns[14]),
  updatedAt: new Date(columns[15]),
  defaultAssigneeIds: columns[16] ?? [],
  defaultWatcherIds: columns[17] ?? [],
});

export async function readStage(tx: Tx, boardId: number, id: number): Promise<StageRow | undefined> {
  const [row] = await rowsOf<{ found: string | null }>(
    tx,
    Prisma.sql`SELECT ${stagesAsJson(Prisma.sql`s.id = ${id} AND s.board_id = ${boardId}`)}::text AS found`,
  );
  return stagesOf(JSON.parse(row?.found ?? "null") as StageColumns[] | null)[0];
}
