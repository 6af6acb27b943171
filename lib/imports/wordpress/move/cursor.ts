import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf, sendAlong, transaction, type Tx } from "@/lib/db";
import type { ReferenceKind } from "@/lib/imports/references";
import type { Move } from "@/lib/imports/wordpress/move/move";
import type { Row } from "@/lib/imports/wordpress/read/database";

const PAGE = 1_000;

export type CursorKind = Extract<ReferenceKind, `last_${string}`>;

export interface RowsToMove {
  kind: CursorKind;
  /** Whose they are. */
  source: string;
  sql: string;
  parameters: (string | number)[];
}

/**
 * Moves rows that nothing else refers to. Rows that come later have larger ids, so the last one that has come says
 * which are still missing; it is stored in the transaction that writes them.
 */
export async function moveRows(
  move: Move,
  { kind, source, sql, parameters }: RowsToMove,
  write: (tx: Tx, rows: Row[]) => Promise<() => void>,
): Promise<void> {
  let rows: Row[];
  do {
    const last = await lastOf(move, kind, source);
    rows = await move.wordpress.rows(`${sql} AND id > ? ORDER BY id LIMIT ${PAGE}`, ...parameters, last);
    if (rows.length > 0) (await writePage(move, { kind, source }, rows, write))();
  } while (rows.length === PAGE);
}

const writePage = (
  move: Move,
  { kind, source }: Pick<RowsToMove, "kind" | "source">,
  rows: Row[],
  write: (tx: Tx, rows: Row[]) => Promise<() => void>,
) =>
  transaction(async (tx) => {
    const report = await write(tx, rows);
    await storeLast(tx, move, kind, source, Number(rows.at(-1)?.id));
    return report;
  });

async function lastOf({ session }: Move, kind: CursorKind, source: string): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(
    db,
    Prisma.sql`SELECT record_id AS id FROM import_reference WHERE session_id = ${session.id}::uuid AND kind = ${kind} AND source = ${source}`,
  );
  return row?.id ?? 0;
}

const storeLast = (tx: Tx, { session }: Move, kind: CursorKind, source: string, id: number) =>
  sendAlong(
    tx,
    Prisma.sql`
    INSERT INTO import_reference (session_id, kind, source, record_id) VALUES (${session.id}::uuid, ${kind}, ${source}, ${id}::int)
    ON CONFLICT (session_id, kind, source) DO UPDATE SET record_id = excluded.record_id`,
  );
