import "server-only";
import { Prisma, type TrashItem, type TrashKind } from "@/generated/prisma/client";
import { columnsOf } from "@/lib/database/record";
import { rowsOf, type Tx } from "@/lib/db";
import { lockDependencies } from "@/lib/dependencies/circles";
import { NotFound } from "@/lib/errors";

/** A comment in the trash is only there for who wrote it and who deleted it: an author's own deletion hides it from all others. */
export const isSeenBy = (userId: number | Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(i.kind <> 'comment' OR coalesce(i.author_id = ${userId}, false) OR coalesce(i.deleted_by = ${userId}, false))`;

const NOUNS: Record<TrashKind, string> = { task: "Task", stage: "Stage", board: "Board", comment: "Comment" };

export interface LockedItem<Row> extends TrashItem {
  /** The record's own. */
  row: Row;
  /** Of which tables it has rows, and of which it has values that the deletion emptied. */
  kept: { name: string; column: string | null }[];
}

/** Locked until the transaction ends, with the record's own row, and with the dependencies of its board if it has some. @throws NotFound when it is not in the trash */
export async function lockItem<Row>(
  tx: Tx,
  kind: TrashKind,
  recordId: number,
  where: Prisma.Sql,
): Promise<LockedItem<Row>> {
  const [item] = await rowsOf<LockedItem<Row>>(
    tx,
    Prisma.sql`
    SELECT ${columnsOf(Prisma.TrashItemScalarFieldEnum, "i")},
      (SELECT r.row FROM trash_row r WHERE r.item_id = i.id AND r.table_name = i.kind::text AND r.record_id = i.record_id AND r.column_name IS NULL) AS row,
      (SELECT json_agg(k) FROM (SELECT DISTINCT table_name AS name, column_name AS column FROM trash_row WHERE item_id = i.id) k) AS kept
    FROM trash_item i WHERE i.kind = ${kind}::trash_kind AND i.record_id = ${recordId} AND ${where} FOR UPDATE`,
  );
  if (!item) throw new NotFound(NOUNS[kind]);
  if (item.kept.some(({ name }) => name === "task_dependency")) await lockDependencies(tx, item.boardId);
  return item;
}
