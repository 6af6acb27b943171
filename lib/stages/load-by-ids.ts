import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { rowsOf, type Tx } from "@/lib/db";
import type { StageRecord } from "@/lib/stages/load";

const { position: _position, ...others } = Prisma.StageScalarFieldEnum;
const IRREGULAR_COLUMNS: Record<string, string> = { archivedById: "archived_by" };
const columnOf = (field: string) =>
  IRREGULAR_COLUMNS[field] ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const columns = Prisma.raw(
  Object.values(others)
    .map((field) => `s.${columnOf(field)} AS "${field}"`)
    .join(", "),
);

type Row = Omit<StageRecord, "position"> & { position: string };

export function loadStagesByIds(tx: Tx, ids: readonly (number | null)[]): Promise<StageRecord[]> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  return loadStagesWhere(tx, Prisma.sql`s.id = ANY(${wanted}::int[])`);
}

/** One small raw statement, since task lists need it in every request. @param where a condition on `stage s` */
export async function loadStagesWhere(tx: Tx, where: Prisma.Sql): Promise<StageRecord[]> {
  const rows = await rowsOf<Row>(
    tx,
    Prisma.sql`
    SELECT ${columns}, s.position::text AS position,
      ARRAY(SELECT user_id FROM stage_default_assignee WHERE stage_id = s.id ORDER BY user_id) AS "defaultAssigneeIds",
      ARRAY(SELECT user_id FROM stage_default_watcher WHERE stage_id = s.id ORDER BY user_id) AS "defaultWatcherIds"
    FROM stage s WHERE ${where} ORDER BY s.position, s.id`,
  );
  return rows.map((row) => ({ ...row, position: new Prisma.Decimal(row.position) }));
}
