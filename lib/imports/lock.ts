import "server-only";
import { concurrencyLimit } from "@/lib/database/concurrency-limit";
import { pool } from "@/lib/db";
import { env } from "@/lib/env";
import { oncePerProcess } from "@/lib/once";

/** The first half of the advisory lock's key; the second is a hash of the import's id. */
export const IMPORTS = 4_010;

/** Each needs a second connection for its work, so most of the pool stays free. */
const queue = () =>
  oncePerProcess("import locks", () => concurrencyLimit(Math.max(1, Math.floor(env().DATABASE_POOL / 4))));

/**
 * Runs the work while nobody else works on this import, in any process. The lock ends with its connection, so that a
 * killed process holds none.
 */
export const withImportLock = <Result>(id: string, work: () => Promise<Result>): Promise<Result> =>
  queue()(async () => {
    const connection = await pool().connect();
    try {
      // A transaction keeps the connection behind a pooler, too.
      await connection.query("BEGIN");
      await connection.query("SELECT pg_advisory_xact_lock($1::int, hashtext($2))", [IMPORTS, id]);
      return await work();
    } finally {
      await connection.query("ROLLBACK").then(
        () => connection.release(),
        (error: Error) => connection.release(error),
      );
    }
  });
