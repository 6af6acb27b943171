import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

export interface Measurement {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  count: number;
  statuses: Record<string, number>;
  bytes: number;
}

export interface Load {
  port: number;
  calls: { method: string; path: string; body?: string; headers: Record<string, string> }[];
  clients: number;
  seconds: number;
  warmUp?: number;
}

const run = promisify(execFile);
const script = path.join(import.meta.dirname, "load.mjs");

/** One round of load from a process of its own. @throws when a response was not a success. */
export async function measure(load: Load): Promise<Measurement> {
  const { stdout } = await run(process.execPath, [script, JSON.stringify(load)], { maxBuffer: 64 * 1024 * 1024 });
  const measured = JSON.parse(stdout) as Measurement;
  if (Object.keys(measured.statuses).some((status) => !status.startsWith("2")))
    throw new Error(`unexpected responses: ${JSON.stringify(measured.statuses)}`);
  return measured;
}

export function median(numbers: number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
