import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { rowsOf, type Tx } from "@/lib/db";

export interface Copy {
  from: number;
  to: number;
}

type NumberedTable =
  | "attachment"
  | "board"
  | "comment"
  | "custom_field"
  | "label"
  | "stage"
  | "subtask_group"
  | "task"
  | "time_track";

type CopyTable = "copy" | "field_copy" | "group_copy" | "label_copy" | "parent_copy" | "task_copy";

/** Reserves ids for copies, so that copies can refer to each other before they are inserted. */
export async function copiesOf(tx: Tx, table: NumberedTable, records: { id: number }[]): Promise<Copy[]> {
  const ids = await reserveIds(tx, table, records.length);
  return records.map(({ id }, at) => ({ from: id, to: ids[at] ?? 0 }));
}

export async function reserveIds(tx: Tx, table: NumberedTable, count: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    Prisma.sql`SELECT nextval(pg_get_serial_sequence(${table}, 'id'))::int AS id FROM generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id);
}

export const copyIds = (copies: Copy[]): Map<number, number> => new Map(copies.map(({ from, to }) => [from, to]));

/** The pairs as a table `copy (from_id, to_id)`, or under another name where several are joined. */
export const copyTable = (copies: Copy[], name: CopyTable = "copy"): Prisma.Sql =>
  Prisma.sql`unnest(${copies.map(({ from }) => from)}::int[], ${copies.map(({ to }) => to)}::int[]) AS ${Prisma.raw(name)} (from_id, to_id)`;
