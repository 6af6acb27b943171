import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { oncePerProcess } from "@/lib/once";

interface SharedRead {
  snapshot: Promise<Snapshot>;
  result: Promise<unknown>;
}

/** PostgreSQL's snapshot: transactions below `min` had ended, and those below `max` that are not in `running`. */
interface Snapshot {
  min: bigint;
  max: bigint;
  running: bigint[];
}

/** Long enough for all viewers of a board to react to one change. */
const CACHED_MS = 2_000;

const reads = () => oncePerProcess("shared reads", () => new Map<string, SharedRead>());

/** Shares one read among callers that were notified of the same transaction: when 200 people view a board, all of them
 * request its changes at once. A caller who was notified of a later transaction (`seen`) starts a new read. */
export async function sharedRead<Result>(key: string, seen: bigint, read: () => Promise<Result>): Promise<Result> {
  for (let known = reads().get(key), tried; known && known !== tried; known = reads().get(key)) {
    if (hasEnded(seen, await known.snapshot)) return resultOf<Result>(known);
    tried = known;
  }
  return resultOf<Result>(begin(key, read));
}

/** The key determines the type of the result. */
const resultOf = <Result>({ result }: SharedRead) => result as Promise<Result>;

function begin(key: string, read: () => Promise<unknown>): SharedRead {
  const snapshot = readSnapshot();
  const begun = { snapshot, result: snapshot.then(read) };
  reads().set(key, begun);
  const forget = () => void (reads().get(key) === begun && reads().delete(key));
  setTimeout(forget, CACHED_MS).unref();
  begun.result.catch(forget);
  return begun;
}

async function readSnapshot(): Promise<Snapshot> {
  const [row] = await rowsOf<{ snapshot: string }>(db, Prisma.sql`SELECT pg_current_snapshot()::text AS snapshot`);
  const [min = "0", max = "0", running = ""] = row?.snapshot.split(":") ?? [];
  return { min: BigInt(min), max: BigInt(max), running: running.split(",").filter(Boolean).map(BigInt) };
}

const hasEnded = (transaction: bigint, { min, max, running }: Snapshot): boolean =>
  transaction < min || (transaction < max && !running.includes(transaction));
