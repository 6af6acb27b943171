import type { Tx } from "@/lib/db";

interface RowCounts {
  read: number;
  written: number;
}

export async function withRowCounts<Result>(
  tx: Tx,
  table: string,
  work: () => Promise<Result>,
): Promise<RowCounts & { result: Result }> {
  const before = await rowCountsOf(tx, table);
  const result = await work();
  const after = await rowCountsOf(tx, table);
  return { result, read: after.read - before.read, written: after.written - before.written };
}

/** Earlier transactions of the connection are included until PostgreSQL flushes their counts, about a second later. */
async function rowCountsOf(tx: Tx, table: string): Promise<RowCounts> {
  const [counts] = await tx.$queryRaw<
    RowCounts[]
  >`SELECT (seq_tup_read + idx_tup_fetch)::int AS read, n_tup_upd::int AS written FROM pg_stat_xact_user_tables WHERE relname = ${table}`;
  return counts ?? { read: 0, written: 0 };
}
