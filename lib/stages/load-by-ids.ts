import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { columnsOf } from "@/lib/database/record";
import { rowsOf, type Tx } from "@/lib/db";
import type { StageRecord } from "@/lib/stages/load";

/** The columns of a `StageInRow` on `stage s`. */
export const stageColumns = Prisma.sql`${columnsOf(Prisma.StageScalarFieldEnum, "s")},
      ARRAY(SELECT user_id FROM stage_default_assignee WHERE stage_id = s.id ORDER BY user_id) AS "defaultAssigneeIds",
      ARRAY(SELECT user_id FROM stage_default_watcher WHERE stage_id = s.id ORDER BY user_id) AS "defaultWatcherIds"`;

/** A raw statement reads the position as a text. */
export type StageInRow = Omit<StageRecord, "position"> & { position: string };

export const stageOfRow = <Row extends StageInRow>(row: Row) => ({
  ...row,
  position: new Prisma.Decimal(row.position),
});

export function loadStagesByIds(tx: Tx, ids: readonly (number | null)[]): Promise<StageRecord[]> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  return loadStagesWhere(tx, Prisma.sql`s.id = ANY(${wanted}::int[])`);
}

/** @param where a condition on `stage s` */
export async function loadStagesWhere(tx: Tx, where: Prisma.Sql): Promise<StageRecord[]> {
  const statement = Prisma.sql`SELECT ${stageColumns} FROM stage s WHERE ${where} ORDER BY s.position, s.id`;
  return (await rowsOf<StageInRow>(tx, statement)).map(stageOfRow);
}
