import "server-only";
import { AsyncLocalStorage, AsyncResource } from "node:async_hooks";
import { createHash } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { Prisma, PrismaClient } from "@/generated/prisma/client";
import { env } from "@/lib/env";
import { countQuery } from "@/lib/database/query-count";
import { oncePerProcess } from "@/lib/once";
import { concurrencyLimit } from "@/lib/database/concurrency-limit";

export type Tx = Prisma.TransactionClient;

type OnConnection = Parameters<pg.Pool["connect"]>[0];

/** The pool calls back in the async context of another request; `AsyncResource` restores the caller's own. */
class Connections extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnection): void;
  override connect(callback?: OnConnection) {
    return callback ? super.connect(AsyncResource.bind(marking(callback))) : super.connect().catch(rethrowMarked);
  }
}

const connectionErrors = oncePerProcess("connection errors", () => new WeakSet<Error>());

/** Marks errors of database connections, because sockets to other servers fail with the same codes. */
export const isConnectionError = (error: Error): boolean => connectionErrors.has(error);

function rethrowMarked(error: Error): never {
  connectionErrors.add(error);
  throw error;
}

function marking<Rest extends unknown[]>(callback: (error: Error | undefined, ...rest: Rest) => unknown) {
  return (error: Error | undefined, ...rest: Rest) => {
    if (error) connectionErrors.add(error);
    callback(error, ...rest);
  };
}

/** Sessions use UTC, because the adapter drops the offset of the times it reads. */
export const pool = () => oncePerProcess("pool", () => poolOf(env().DATABASE_URL));

export function poolOf(url: string): pg.Pool {
  const connections = new Connections({ connectionString: url, max: env().DATABASE_POOL, options: "-c timezone=UTC" });
  connections.on("connect", queueQueries);
  // The pool replaces a broken idle connection. Without a listener the error would end the process.
  connections.on("error", () => undefined);
  return connections;
}

const client = () =>
  oncePerProcess("prisma", () => new PrismaClient({ adapter: new PrismaPg(pool()), errorFormat: "minimal" }));

/** Opened at first use: `next build` imports every route and has no database. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get: (_, key) => client()[key as keyof PrismaClient],
});

/** Bypasses Prisma's deserialization, which costs as much as a small statement. Not for `numeric` and `bigint`. */
export async function rowsOf<Row>(tx: Tx, statement: Prisma.Sql): Promise<Row[]> {
  if (tx !== db) return tx.$queryRaw<Row[]>(statement);

  const { rows } = await pool().query({
    name: preparedName(statement.text),
    text: statement.text,
    values: statement.values,
  });
  return rows as Row[];
}

/** A named statement is planned once per connection. Behind a pooler nothing can be stored in a connection. */
function preparedName(text: string): string | undefined {
  if (env().DATABASE_DIRECT_URL !== env().DATABASE_URL) return undefined;

  const names = oncePerProcess("prepared statements", () => new Map<string, string>());
  const name = names.get(text) ?? createHash("sha1").update(text).digest("hex");
  names.set(text, name);
  return name;
}

const open = oncePerProcess("transaction", () => new AsyncLocalStorage<Tx>());

/** Joins an open transaction, so that an `Idempotency-Key` is stored with what the request creates. */
export function transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  const outer = open.getStore();
  return outer
    ? work(outer)
    : retryOnConflict(() =>
        db.$transaction((tx) => open.run(tx, () => work(tx)), { maxWait: 10_000, timeout: 30_000 }),
      );
}

/** Reads a write's answer after the commit, without its locks, or in the surrounding transaction. */
export const reader = (): Tx => open.getStore() ?? db;

/** PostgreSQL aborts one of two transactions in a deadlock. It has changed nothing, so it can run again. */
async function retryOnConflict<T>(run: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (tries === 1 || !isWriteConflict(error)) throw error;
    return retryOnConflict(run, tries - 1);
  }
}

/** Raw queries have PostgreSQL's codes instead of Prisma's. 23P01 means that another transaction took the position. */
export function isWriteConflict(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  return error.code === "P2034" || /"TransactionWriteConflict"|"23P01"/.test(JSON.stringify(error.meta ?? {}));
}

/** Prisma sends the queries of all relations at once, and pg deprecates queueing them in a transaction. */
function queueQueries(connection: pg.PoolClient) {
  const query = connection.query.bind(connection) as (...args: unknown[]) => unknown;
  const inTurn = concurrencyLimit(1);
  connection.query = ((...args: unknown[]) => {
    countQuery();
    const callback = args.at(-1);
    // The pool itself uses callbacks, on connections that nobody else has.
    if (typeof callback === "function")
      return query(...args.slice(0, -1), marking(callback as Parameters<typeof marking>[0]));
    return inTurn(async () => query(...args)).catch(rethrowMarked);
  }) as typeof connection.query;
}
