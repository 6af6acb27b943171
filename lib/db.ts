import "server-only";
import { AsyncLocalStorage, AsyncResource } from "node:async_hooks";
import { createHash } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { Prisma, PrismaClient } from "@/generated/prisma/client";
import { env } from "@/lib/env";
import { countQuery } from "@/lib/database/query-count";
import { oncePerProcess } from "@/lib/once";
import { turns } from "@/lib/database/turns";

export type Tx = Prisma.TransactionClient;

type OnConnection = Parameters<pg.Pool["connect"]>[0];

/** Whoever waited for a connection goes on in his own name: the pool calls him from where another one gave his back. */
class Connections extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnection): void;
  override connect(callback?: OnConnection) {
    return callback ? super.connect(AsyncResource.bind(marking(callback))) : super.connect().catch(rethrowMarked);
  }
}

const connectionErrors = oncePerProcess("connection errors", () => new WeakSet<Error>());

/** Whether it came from a connection to the database: other servers' sockets break with the very same codes. */
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

/** The process's connections. UTC in every session: the adapter drops the offset of the times it reads. */
export const pool = () => oncePerProcess("pool", () => poolOf(env().DATABASE_URL));

export function poolOf(url: string): pg.Pool {
  const connections = new Connections({ connectionString: url, max: env().DATABASE_POOL, options: "-c timezone=UTC" });
  connections.on("connect", prepare);
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  connections.on("error", () => undefined);
  return connections;
}

const client = () =>
  oncePerProcess("prisma", () => new PrismaClient({ adapter: new PrismaPg(pool()), errorFormat: "minimal" }));

/** Prisma, opened at the first use: `next build` imports every route and has no database. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get: (_, key) => client()[key as keyof PrismaClient],
});

/**
 * The rows of a reading statement of ours. Outside a transaction it goes straight to the pool: for one small statement
 * Prisma's unpacking costs as much as the statement. Not for `numeric` and `bigint` columns, which the two read differently.
 */
export async function rowsOf<Row>(tx: Tx, statement: Prisma.Sql): Promise<Row[]> {
  if (tx !== db) return tx.$queryRaw<Row[]>(statement);

  const { rows } = await pool().query({
    name: preparedName(statement.text),
    text: statement.text,
    values: statement.values,
  });
  return rows as Row[];
}

/** PostgreSQL then plans a statement once a connection. Behind a pooler connections are not ours to keep anything in. */
function preparedName(text: string): string | undefined {
  if (env().DATABASE_DIRECT_URL !== env().DATABASE_URL) return undefined;

  const names = oncePerProcess("prepared statements", () => new Map<string, string>());
  const name = names.get(text) ?? createHash("sha1").update(text).digest("hex");
  names.set(text, name);
  return name;
}

const open = oncePerProcess("transaction", () => new AsyncLocalStorage<Tx>());

/**
 * Runs the work in one transaction, or in the one that is already open around it: a repeatable create writes its
 * `Idempotency-Key` into the very transaction of the domain function that it calls.
 */
export function transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  const outer = open.getStore();
  return outer
    ? work(outer)
    : again(() => db.$transaction((tx) => open.run(tx, () => work(tx)), { maxWait: 10_000, timeout: 30_000 }));
}

/** For what a write answers: read after its commit, when nobody waits for its locks any more, or in the transaction around it. */
export const reader = (): Tx => open.getStore() ?? db;

/** Of two transactions that wait for each other PostgreSQL ends one, which has changed nothing: it simply runs once more. */
async function again<T>(run: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (tries === 1 || !isWriteConflict(error)) throw error;
    return again(run, tries - 1);
  }
}

/** Prisma has a code of its own for it, except where the statement is ours; 23P01 is a place that somebody else took meanwhile. */
export function isWriteConflict(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  return error.code === "P2034" || /"TransactionWriteConflict"|"23P01"/.test(JSON.stringify(error.meta ?? {}));
}

/** One statement after the other: Prisma asks for all relations of a record at once, also within a transaction, and pg gives up keeping them waiting. */
function prepare(connection: pg.PoolClient) {
  const query = connection.query.bind(connection) as (...args: unknown[]) => unknown;
  const inTurn = turns(1);
  connection.query = ((...args: unknown[]) => {
    countQuery();
    const callback = args.at(-1);
    // Callbacks are the pool's own, on connections that nobody else has.
    if (typeof callback === "function")
      return query(...args.slice(0, -1), marking(callback as Parameters<typeof marking>[0]));
    return inTurn(async () => query(...args)).catch(rethrowMarked);
  }) as typeof connection.query;
}
