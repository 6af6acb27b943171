import type pg from "pg";
import { pool } from "@/lib/db";

type Query = (...args: unknown[]) => unknown;

/** Only a transaction sends statements on a busy connection, because it has a single one. */
export async function concurrentStatementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const received: string[] = [];
  const watched = new Map<pg.PoolClient, Query>();
  const watch = (connection: pg.PoolClient) => {
    if (watched.has(connection)) return;
    const query = connection.query as Query;
    watched.set(connection, query);
    connection.query = noting(query.bind(connection), received) as typeof connection.query;
  };

  pool().on("acquire", watch);
  await work().finally(() => {
    pool().off("acquire", watch);
    for (const [connection, query] of watched) connection.query = query as typeof connection.query;
  });
  return received;
}

function noting(query: Query, received: string[]): Query {
  let running = 0;
  return (...args) => {
    if (running > 0) received.push(textOf(args[0]));
    const answer = query(...args);
    // The pool calls with a callback, outside of transactions.
    if (!(answer instanceof Promise)) return answer;
    running += 1;
    return answer.finally(() => (running -= 1));
  };
}

const textOf = (query: unknown): string =>
  (typeof query === "string" ? query : String((query as { text?: string }).text)).replace(/\s+/g, " ").trim();
