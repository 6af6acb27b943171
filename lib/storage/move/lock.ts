import "server-only";
import { pool } from "@/lib/db";

/** The key of the advisory lock. */
export const MOVES = 4_011;

/**
 * Runs the work unless another process is moving files: undefined then. The lock ends with its connection, so that a
 * killed process holds none.
 */
export async function withMoveLock<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  const connection = await pool().connect();
  try {
    // A transaction keeps the connection behind a pooler, too.
    await connection.query("BEGIN");
    const { rows } = await connection.query("SELECT pg_try_advisory_xact_lock($1::int, 0) AS is_ours", [MOVES]);
    return rows[0]?.is_ours ? await work() : undefined;
  } finally {
    await connection.query("ROLLBACK").then(
      () => connection.release(),
      (error: Error) => connection.release(error),
    );
  }
}
