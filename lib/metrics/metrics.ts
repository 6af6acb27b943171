import "server-only";
import type { Histogram, Registry } from "prom-client";
import { openStreams } from "@/lib/live/connections";
import { oncePerProcess } from "@/lib/once";

export interface Metrics {
  registry: Registry;
  /** In seconds; `status` is a class such as `2xx`. */
  requests: Histogram<"method" | "route" | "status">;
  /** In seconds. */
  statements: Histogram;
}

/** What one process measures. */
export type Report = Awaited<ReturnType<Registry["getMetricsAsJSON"]>>;

const place = oncePerProcess("metrics", () => ({ current: null as Metrics | null }));

/** Null while nothing is measured. */
export const metrics = (): Metrics | null => place.current;

const REQUEST_SECONDS = [0.01, 0.05, 0.2, 0.5, 1, 5];
const STATEMENT_SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2];

/** From now on this process measures what it does. The library is loaded only then. */
export async function startMetrics(): Promise<Metrics> {
  const { collectDefaultMetrics, Gauge, Histogram: NewHistogram, Registry: NewRegistry } = await import("prom-client");
  const registry = new NewRegistry();
  // A counter of all processes together would fall when one of them restarts.
  registry.setDefaultLabels({ process: process.env.BOARDS_PROCESS ?? "1" });
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Gauge({
    name: "boards_live_streams",
    help: "Open streams of live changes.",
    registers,
    collect() {
      this.set(openStreams());
    },
  });
  const requests = new NewHistogram({
    name: "boards_http_request_duration_seconds",
    help: "Requests, from their headers to the end of the response.",
    labelNames: ["method", "route", "status"] as const,
    buckets: REQUEST_SECONDS,
    registers,
  });
  const statements = new NewHistogram({
    name: "boards_database_statement_duration_seconds",
    help: "Statements sent to the database, from sending to the result.",
    buckets: STATEMENT_SECONDS,
    registers,
  });
  return (place.current = { registry, requests, statements });
}

/** Until nothing is measured any more, as before `startMetrics`. */
export function stopMetrics(): void {
  place.current = null;
}
