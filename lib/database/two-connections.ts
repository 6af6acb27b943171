import "server-only";
import { concurrencyLimit } from "@/lib/database/concurrency-limit";
import { env } from "@/lib/env";
import { oncePerProcess } from "@/lib/once";

/**
 * For work in a transaction that also reads outside of it, and so uses up to two connections: half of the pool stays
 * free, so that none of them waits for ever.
 */
export const withTwoConnections = <Result>(work: () => Promise<Result>): Promise<Result> =>
  oncePerProcess("work with two connections", () => concurrencyLimit(Math.max(1, Math.floor(env().DATABASE_POOL / 2))))(
    work,
  );
