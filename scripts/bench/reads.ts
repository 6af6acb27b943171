import type { RouteHandler } from "@/lib/http/route";
import { READS } from "@/scripts/bench/read-table";

export interface BenchRead {
  name: string;
  what: string;
  clients: number;
  path: string;
  params: Record<string, string>;
  handler: RouteHandler;
}

export async function readsToMeasure(task: number, stages: { small: number; large: number }): Promise<BenchRead[]> {
  const reads: BenchRead[] = [];
  for (const { address, route, ...read } of READS)
    reads.push({ ...read, ...address({ task, ...stages }), handler: (await route()).GET });
  return reads;
}
