import { AsyncLocalStorage } from "node:async_hooks";
import { oncePerProcess } from "@/lib/once";

const counter = oncePerProcess("query-count", () => new AsyncLocalStorage<{ queries: number }>());

export function withQueryCount<T>(count: { queries: number }, work: () => Promise<T>): Promise<T> {
  return counter.run(count, work);
}

export const countQuery = () => queryCounter()();

/** A `countQuery` for the present request, to be called from anywhere. */
export function queryCounter(): () => void {
  const count = counter.getStore();
  return () => {
    if (count) count.queries += 1;
  };
}

/** For statements that run beside a request, which its answer does not wait for. */
export function withoutQueryCount(work: () => void) {
  counter.exit(work);
}
