import type { Socket } from "node:net";
import type pg from "pg";
import { type QueryCount, queryCount } from "@/lib/database/query-count";
import { metrics } from "@/lib/metrics/metrics";
import { oncePerProcess } from "@/lib/once";

/** Begins a statement that locks a record by marking it as changed. */
export const TOUCH = "/* touch */";

type Query = (...args: unknown[]) => unknown;
type Answer = Pick<pg.QueryResult, "rows" | "fields" | "rowCount">;

/** One transaction on a connection. */
export interface Sent {
  /** The first error of a statement that was sent along: PostgreSQL refuses the rest of the transaction. */
  failure: unknown;
}

/**
 * Sends the statements of one moment together, in one round trip: those that callers do not wait for before the next
 * one, and before them BEGIN and statements whose answers nobody needs. PostgreSQL runs all of them in their order.
 */
export class Pipeline {
  current: Sent = { failure: null };
  readonly #query: Query;
  readonly #socket: Pick<Socket, "cork" | "uncork">;
  #waiting: unknown[] = [];
  /** Of the request that began the transaction, because Prisma may send its statements for another one. */
  #count: QueryCount | undefined;
  #isSending = false;
  /** Of the open transaction. */
  #changes: Changes | null = null;

  constructor(connection: pg.PoolClient) {
    this.#query = connection.query.bind(connection) as Query;
    this.#socket = (connection as unknown as { connection: { stream: Socket } }).connection.stream;
  }

  sendAlong(statement: pg.QueryConfig) {
    this.#waiting.push(statement);
  }

  query(args: unknown[]): unknown {
    const command = typeof args.at(-1) === "function" ? undefined : commandOf(args[0]);
    if (command === "BEGIN") return this.#begin();
    const changesNothing = command === "COMMIT" && this.#hasOnlyTouched();
    const answer =
      command === "ROLLBACK" && this.#forget()
        ? Promise.resolve(NOTHING)
        : this.#send(changesNothing ? ["ROLLBACK"] : args);
    if (command === "COMMIT" || command === "ROLLBACK") {
      this.#count = undefined;
      this.#changes = null;
    }
    return answer;
  }

  #begin(): Promise<Answer> {
    this.current = { failure: null };
    this.#count = queryCount();
    this.#waiting = ["BEGIN"];
    this.#changes = noChanges();
    return Promise.resolve(NOTHING);
  }

  /** Returns whether not even BEGIN was sent. */
  #forget(): boolean {
    const [first] = this.#waiting;
    this.#waiting = [];
    return first === "BEGIN";
  }

  #send(args: unknown[]): unknown {
    const [along, { current }, count] = [this.#waiting, this, this.#count ?? queryCount()];
    this.#waiting = [];
    if (count) count.queries += along.length + 1;
    this.#startSending(count);
    for (const statement of along)
      void this.#counted(statement, this.#measured([statement]) as Promise<unknown>).catch(
        (error: unknown) => (current.failure ??= error),
      );
    const answer = this.#measured(args);
    return answer instanceof Promise ? this.#counted(args[0], answer) : answer;
  }

  #measured(args: unknown[]): unknown {
    const stop = metrics()?.statements.startTimer();
    if (!stop) return this.#query(...args);

    const end = () => void stop();
    const callback = args.at(-1);
    if (isCallback(callback))
      return this.#query(...args.slice(0, -1), (...result: unknown[]) => {
        end();
        callback(...result);
      });
    const answer = this.#query(...args);
    if (answer instanceof Promise) answer.then(end, end);
    return answer;
  }

  /** Whether the transaction, as far as it is sent, did nothing but lock records that it would have changed. */
  #hasOnlyTouched(): boolean {
    const { touches, changes, pending } = this.#changes ?? { ...noChanges(), changes: 1 };
    return touches > 0 && changes === 0 && pending === 0 && this.#waiting.every((statement) => !mayChange(statement));
  }

  async #counted<T>(statement: unknown, answer: Promise<T>): Promise<T> {
    const changes = this.#changes;
    if (!changes) return answer;

    if (isTouch(statement)) changes.touches += 1;
    if (!mayChange(statement)) return answer;
    changes.pending += 1;
    const result = await answer;
    changes.pending -= 1;
    if (hidesChanges(statement) || rowCountOf(result) !== 0) changes.changes += 1;
    return result;
  }

  #startSending(count: QueryCount | undefined) {
    if (this.#isSending) return;

    this.#isSending = true;
    if (count) count.trips += 1;
    this.#socket.cork();
    process.nextTick(() => {
      this.#isSending = false;
      this.#socket.uncork();
    });
  }
}

const isCallback = (value: unknown): value is (...result: unknown[]) => void => typeof value === "function";

/** Of a transaction: how many statements touched or changed records, and how many may yet have. */
type Changes = ReturnType<typeof noChanges>;
const noChanges = () => ({ touches: 0, changes: 0, pending: 0 });

const CHANGE = /\b(?:insert|update|delete|merge|truncate|copy|nextval|setval|pg_notify|add_jobs?)\b/i;
const LOCK = /\bfor (?:no key )?update\b/gi;

const isTouch = (statement: unknown): boolean => commandOf(statement)?.startsWith(TOUCH) ?? false;

const mayChange = (statement: unknown): boolean =>
  !isTouch(statement) && CHANGE.test((commandOf(statement) ?? "").replace(LOCK, ""));

/** The row count of a SELECT, or of a statement with a WITH clause, says nothing about the changes inside it. */
const hidesChanges = (statement: unknown): boolean =>
  !/^\s*(?:insert|update|delete)\b/i.test(commandOf(statement) ?? "");

const rowCountOf = (result: unknown): unknown => (result as Answer | undefined)?.rowCount;

const NOTHING: Answer = { rows: [], fields: [], rowCount: null };

const commandOf = (query: unknown): string | undefined =>
  typeof query === "string" ? query : (query as { text?: string } | undefined)?.text;

const pipelines = oncePerProcess("pipelines", () => new WeakMap<pg.PoolClient, Pipeline>());

export const pipelineOf = (connection: pg.PoolClient): Pipeline => {
  const known = pipelines.get(connection) ?? new Pipeline(connection);
  pipelines.set(connection, known);
  return known;
};
