import "server-only";
import type { Metrics, Report } from "@/lib/metrics/metrics";
import { reportsOfOthers } from "@/lib/metrics/processes";
import { queueReport } from "@/lib/metrics/queue-metrics";

interface MetricsText {
  text: string;
  contentType: string;
}

/** What all processes of this instance measure, and the state of the queue, in the text format of Prometheus. */
export async function metricsText({ registry }: Metrics): Promise<MetricsText> {
  const { AggregatorRegistry } = await import("prom-client");
  const [own, others, queue] = await Promise.all([registry.getMetricsAsJSON(), reportsOfOthers(), queueReport()]);
  const all = AggregatorRegistry.aggregate([own, ...others, queue].map(asTheyAre));
  return { text: await all.metrics(), contentType: all.contentType };
}

/**
 * Each series has the number of its process, so nothing is added up; by default the library leaves some of them out. On
 * its way between processes NaN becomes null, such as the mean of no values.
 */
const asTheyAre = (report: Report) =>
  report.map((metric) => ({
    ...metric,
    values: metric.values.filter(({ value }) => Number.isFinite(value)),
    aggregator: "sum" as const,
  }));
