import "server-only";
import { randomUUID } from "node:crypto";
import { logger } from "@/lib/logger";
import { metrics, type Report } from "@/lib/metrics/metrics";

/** Milliseconds: longer than the start script (`scripts/start/metrics-exchange.mjs`) waits for one of the others. */
const LONGEST = 4_000;

interface Message {
  type: string;
  id: string;
}

const isOfType = (message: unknown, type: string): message is Message =>
  typeof message === "object" && message !== null && "type" in message && message.type === type;

const isAnswer = (message: unknown, id: string): message is Message & { reports: Report[] } =>
  isOfType(message, "metrics of others") && message.id === id;

const isStarted = () => process.env.BOARDS_STARTED_BY === String(process.ppid);

/** Tells the start script what this process measures, whenever it asks. */
export function reportToOthers(): void {
  if (!isStarted()) return;
  process.on("message", (message) => {
    if (isOfType(message, "report metrics")) void report(message.id);
  });
}

async function report(id: string): Promise<void> {
  process.send?.({ type: "metrics", id, report: await ownReport() });
}

/** Null when measuring fails: the others are shown without this process. */
async function ownReport(): Promise<Report | null> {
  try {
    return (await metrics()?.registry.getMetricsAsJSON()) ?? [];
  } catch (error) {
    logger().error({ err: error }, "this process could not be measured");
    return null;
  }
}

/** What the other processes of this instance measure. One that does not answer is left out. */
export function reportsOfOthers(): Promise<Report[]> {
  if (!isStarted()) return Promise.resolve([]);
  const id = randomUUID();
  return new Promise((resolve) => {
    const end = (reports: Report[]) => {
      clearTimeout(timer);
      process.off("message", receive);
      resolve(reports);
    };
    const receive = (message: unknown) => {
      if (isAnswer(message, id)) end(message.reports);
    };
    const timer = setTimeout(() => end([]), LONGEST);
    process.on("message", receive);
    process.send?.({ type: "collect metrics", id });
  });
}
