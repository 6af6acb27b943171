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

/** One small raw statement, since task lists need it in every request. */
export async function loadStagesByIds(tx: Tx, ids: readonly (number | null)[]): Promise<StageRecord[]> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const rows = await rowsOf<Row>(
    tx,
    Prisma.sql`
    SELECT ${columns}, s.position::text AS position,
      ARRAY(SELECT user_id FROM stage_default_assignee WHERE stage_id = s.id ORDER BY user_id) AS "defaultAssigneeIds",
      ARRAY(SELECT user_id FROM stage_default_watcher WHERE stage_id = s.id ORDER BY user_id) AS "defaultWatcherIds"
    FROM stage s WHERE s.id = ANY(${wanted}::int[])`,
  );
  return rows.map((row) => ({ ...row, position: new Prisma.Decimal(row.position) }));
}
