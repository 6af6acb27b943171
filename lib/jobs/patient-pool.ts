import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { sqlStateOf } from "@/lib/database/sql-state";
import { logger } from "@/lib/logger";

const FIRST_WAIT = 250;
const MAX_WAIT = 4000;

type OnConnection = Parameters<pg.Pool["connect"]>[0];

/**
 * The connections of a runner. graphile-worker stores the end of a job with one statement, and when that fails, its
 * runner neither goes on nor ends (its issue 636). So this pool repeats that statement until PostgreSQL is back.
 */
export class PatientPool extends pg.Pool {
  readonly #firstWait: number;

  constructor(options: pg.PoolConfig, firstWait = FIRST_WAIT) {
    super(options);
    this.#firstWait = firstWait;
    // A broken connection fails its next statement and is replaced. Without listeners it would end the process.
    this.on("error", () => undefined);
    this.on("connect", (client) => void client.on("error", () => undefined));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnection): void;
  override connect(callback?: OnConnection) {
    if (callback) return super.connect(callback);
    return super.connect().then(
      (client) => this.#patient(client),
      (error: unknown) => this.#patient(unconnected(error)),
    );
  }

  #patient(client: pg.PoolClient): pg.PoolClient {
    let isReleased = false;
    const release = (error?: Error | boolean) => {
      if (!isReleased) client.release(error);
      isReleased = true;
    };
    const query = (...args: unknown[]) => {
      const answer = (client.query as (...all: unknown[]) => Promise<unknown>)(...args);
      if (!isEndOfJob(args[0])) return answer;
      const statement = args[0];
      return answer.catch((error: Error) => {
        // It would occupy a place in the pool while this waits for another one.
        release(error);
        return this.#repeat(statement, error);
      });
    };
    return new Proxy(client, {
      get: (target, key) => (key === "query" ? query : key === "release" ? release : Reflect.get(target, key, target)),
    });
  }

  async #repeat(statement: pg.QueryConfig, failure: Error): Promise<pg.QueryResult> {
    if (!mayPass(failure)) throw failure;
    logger().warn({ err: failure }, "the end of a job could not be stored; it is stored once the database is back");
    for (let failures = 0; !this.ending; failures += 1) {
      await wait(Math.min(MAX_WAIT, this.#firstWait * 2 ** failures), undefined, { ref: false });
      const stored = await this.#onNewConnection(statement).catch((error: Error) => error);
      if (!(stored instanceof Error)) return stored;
      if (!mayPass(stored)) throw stored;
    }
    throw failure;
  }

  async #onNewConnection(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    const client = await super.connect();
    let failure: Error | undefined;
    try {
      return await client.query(statement);
    } catch (error) {
      throw (failure = error as Error);
    } finally {
      client.release(failure);
    }
  }
}

/** In place of a connection: its statements fail with the error of connecting. */
function unconnected(error: unknown): pg.PoolClient {
  const client = { query: () => Promise.reject(error), release: () => undefined, on: () => client };
  return client as unknown as pg.PoolClient;
}

/** What graphile-worker sends when a job has ended: it deletes the job, or notes its failure. */
const END_OF_JOB =
  /^\s*(?:with j as \(\s*)?(?:delete from|update) "?\w+"?\._private_jobs as jobs\s+(?:where id = |using unnest\(|set\s+last_error)/;

const isEndOfJob = (statement: unknown): statement is pg.QueryConfig =>
  END_OF_JOB.test(String((statement as Partial<pg.QueryConfig> | undefined)?.text));

/** Of PostgreSQL's errors, those about connections, conflicts, resources, shutdown, and a server that is still a standby. */
const PASSING = /^(?:08|25006|40|53|57|58)/;

/** Errors of sockets have no SQLSTATE. */
const mayPass = (error: Error): boolean => PASSING.test(sqlStateOf(error) ?? "08");
