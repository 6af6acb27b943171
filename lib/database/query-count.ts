import { AsyncLocalStorage } from "node:async_hooks";
import { oncePerProcess } from "@/lib/once";

/** Statements sent to the database, and how often their answers were waited for. */
export interface QueryCount {
  queries: number;
  trips: number;
}

const counter = oncePerProcess("query-count", () => new AsyncLocalStorage<QueryCount>());

export const noQueries = (): QueryCount => ({ queries: 0, trips: 0 });

export function withQueryCount<T>(count: QueryCount, work: () => Promise<T>): Promise<T> {
  return counter.run(count, work);
}

/** The count of the present request. */
export const queryCount = (): QueryCount | undefined => counter.getStore();

/** For statements that run beside a request, which its answer does not wait for. */
export function withoutQueryCount(work: () => void) {
  counter.exit(work);
}
