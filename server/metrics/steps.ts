import "server-only";
import { env } from "@/lib/env";
import type { Guard } from "@/server/guards";
import { answerMetrics } from "@/server/metrics/answer";
import { measureRequests } from "@/server/metrics/measure";
import { type FindRoute, routeFinder } from "@/server/routes";

/** None without `METRICS_TOKEN`. @param pages their paths in Next's notation */
export function metricsSteps(findRoute: FindRoute, pages: readonly string[]): Guard[] {
  if (env().METRICS_TOKEN === undefined) return [];
  return [measureRequests(findRoute, routeFinder(pages.map((path) => [path, null]))), answerMetrics];
}
