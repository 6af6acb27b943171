import "server-only";
import { AsyncLocalStorage, AsyncResource } from "node:async_hooks";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { Prisma, PrismaClient } from "@/generated/prisma/client";
import { env } from "@/lib/env";
import { preparedName } from "@/lib/database/prepared";
import { noQueries, type QueryCount, queryCount } from "@/lib/database/query-count";
import { sqlStateOf } from "@/lib/database/sql-state";
import { pipelineOf, type Sent } from "@/lib/database/pipeline";
import { oncePerProcess } from "@/lib/once";

export type Tx = Prisma.TransactionClient;

type OnConnection = Parameters<pg.Pool["connect"]>[0];

/** The pool calls back in the async context of another request; `AsyncResource` restores the caller's own. */
class Connections extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnection): void;
  override connect(callback?: OnConnection) {
    if (callback) return super.connect(inThisContext(marking(callback)));

    const transaction = starting().getStore();
    return super.connect().then((connection) => {
      if (transaction) transaction.connection ??= connection;
      return connection;
    }, rethrowMarked);
  }
}

/** `AsyncResource.bind` of Node 20 costs ten times as much. */
function inThisContext<Args extends unknown[]>(callback: (...args: Args) => unknown) {
  const context = new AsyncResource("connection");
  return (...args: Args) => void context.runInAsyncScope(callback, undefined, ...args);
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

/** Sessions use UTC, because the adapter drops the offset of the times it reads. Statements are planned once per
 * connection: with the values of each call, planning a large one takes longer than running it. */
const SESSION = "-c timezone=UTC -c plan_cache_mode=force_generic_plan";

export const pool = () => oncePerProcess("pool", () => poolOf(env().DATABASE_URL));

export function poolOf(url: string): pg.Pool {
  const connections = new Connections({
    connectionString: url,
    max: env().DATABASE_POOL,
    options: SESSION,
    pipeline: true,
  });
  connections.on("connect", pipelineQueries);
  // The pool replaces a broken idle connection. Without a listener the error would end the process.
  connections.on("error", () => undefined);
  return connections;
}

const client = () =>
  oncePerProcess(
    "prisma",
    () =>
      new PrismaClient({
        adapter: new PrismaPg(pool(), { statementNameGenerator: ({ sql }) => nameOf(sql) ?? "" }),
        errorFormat: "minimal",
      }),
  );

/** Opened at first use: `next build` imports every route and has no database. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get: (_, key) => client()[key as keyof PrismaClient],
});

/** Bypasses Prisma, which costs as much as a small statement. `numeric` and `bigint` are strings. */
export async function rowsOf<Row>(tx: Tx, statement: Prisma.Sql): Promise<Row[]> {
  const transaction = transactionOf(tx);
  if (tx !== db && !transaction) return tx.$queryRaw<Row[]>(statement);

  const { rows } = await (transaction ? transaction.connection.query(prepared(statement)) : queryTogether(statement));
  return rows as Row[];
}

interface Moment {
  connection: Promise<pg.PoolClient>;
  waiting: number;
}

const moments = oncePerProcess("moments", () => new WeakMap<QueryCount, Moment>());

/** The statements that a request sends while it waits for a connection share it, and with it a round trip. */
async function queryTogether(statement: Prisma.Sql): Promise<pg.QueryResult> {
  const moment = momentOf(queryCount());
  moment.waiting += 1;
  const connection = await moment.connection;
  try {
    return await connection.query(prepared(statement));
  } finally {
    moment.waiting -= 1;
    if (moment.waiting === 0) connection.release();
  }
}

function momentOf(request = noQueries()): Moment {
  const known = moments.get(request);
  if (known) return known;

  const connection = pool()
    .connect()
    .finally(() => moments.delete(request));
  const moment = { connection, waiting: 0 };
  moments.set(request, moment);
  return moment;
}

/**
 * Sends a statement whose answer nobody needs along with the transaction's next one or its commit. When it fails, the
 * transaction throws its error.
 */
export async function sendAlong(tx: Tx, statement: Prisma.Sql): Promise<void> {
  const transaction = transactionOf(tx);
  if (transaction) pipelineOf(transaction.connection).sendAlong(prepared(statement));
  else await tx.$executeRaw(statement);
}

const prepared = ({ text, values }: Prisma.Sql): pg.QueryConfig => ({ name: nameOf(text), text, values });

/** Behind a pooler nothing can be stored in a connection. */
const nameOf = (text: string) => (env().DATABASE_DIRECT_URL === env().DATABASE_URL ? preparedName(text) : undefined);

/** A transaction of `transaction`, whose connection also takes statements that bypass Prisma. */
interface OpenTransaction {
  tx: Tx;
  connection: pg.PoolClient;
  sent: Sent;
  isOver: boolean;
}

const open = oncePerProcess("transaction", () => new AsyncLocalStorage<OpenTransaction>());
const starting = () =>
  oncePerProcess("starting transaction", () => new AsyncLocalStorage<{ connection?: pg.PoolClient }>());

/** @throws when it has ended: its connection may already belong to another one, while parts of its work still run
 * because another part failed */
function transactionOf(tx: Tx): OpenTransaction | undefined {
  const transaction = open.getStore();
  if (transaction?.tx !== tx) return undefined;
  if (transaction.isOver) throw new Error("The transaction has ended.");
  return transaction;
}

/** Joins an open transaction, so that an `Idempotency-Key` is stored with what the request creates. */
export function transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  const outer = open.getStore();
  return outer ? work(outer.tx) : retryOnConflict(() => begin(work));
}

/**
 * One moment of the database for a read of many statements, which blocks nobody. It takes a connection for as long as it
 * runs, so it must never wait for a client.
 */
export const readSnapshot = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  begin(
    async (tx) => {
      await sendAlong(tx, Prisma.sql`SET TRANSACTION READ ONLY`);
      return work(tx);
    },
    { isolationLevel: "RepeatableRead", maxWait: 60_000, timeout: 30 * 60_000 },
  );

interface TransactionOptions {
  isolationLevel?: Prisma.TransactionIsolationLevel;
  maxWait: number;
  timeout: number;
}

async function begin<T>(
  work: (tx: Tx) => Promise<T>,
  options: TransactionOptions = { maxWait: 10_000, timeout: 30_000 },
): Promise<T> {
  const start: { connection?: pg.PoolClient } = {};
  let sent: Sent = { failure: null };
  const run = (tx: Tx) => {
    if (!start.connection) throw new Error("Prisma started a transaction without a connection of the pool.");
    sent = pipelineOf(start.connection).current;
    const opened = { tx, connection: start.connection, sent, isOver: false };
    return open.run(opened, () => work(tx).finally(() => (opened.isOver = true)));
  };
  try {
    const result = await starting().run(start, () => db.$transaction(run, options));
    if (sent.failure === null) return result;
  } catch (error) {
    throw sent.failure ?? error;
  }
  throw sent.failure;
}

/** Reads a write's answer after the commit, without its locks, or in the surrounding transaction. */
export const reader = (): Tx => open.getStore()?.tx ?? db;

/** PostgreSQL aborts one of two transactions in a deadlock. It has changed nothing, so it can run again. */
async function retryOnConflict<T>(run: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (tries === 1 || !isWriteConflict(error)) throw error;
    return retryOnConflict(run, tries - 1);
  }
}

/** Somebody else has changed what this transaction relies on. It is tried again. */
export class WriteConflict extends Error {}

/** 23P01 means that another transaction took the position. */
export const isWriteConflict = (error: unknown): boolean => {
  if (error instanceof WriteConflict) return true;
  if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2034") return true;
  return /^(40001|40P01|23P01)$/.test(sqlStateOf(error) ?? "");
};

function pipelineQueries(connection: pg.PoolClient) {
  const pipeline = pipelineOf(connection);
  connection.query = ((...args: unknown[]) => {
    const callback = args.at(-1);
    // The pool itself uses callbacks.
    if (typeof callback === "function")
      return pipeline.query([...args.slice(0, -1), marking(callback as Parameters<typeof marking>[0])]);
    return (pipeline.query(args) as Promise<unknown>).catch(rethrowMarked);
  }) as typeof connection.query;
}
