import pino from "pino";
import { vi } from "vitest";
import { logger } from "@/lib/logger";

export async function logOf(work: () => Promise<unknown>): Promise<string> {
  const lines: string[] = [];
  const log = logger();
  const stream = (log as unknown as Record<symbol, { write: (line: string) => boolean }>)[pino.symbols.streamSym];
  const [level, write] = [
    log.level,
    vi
      .spyOn(stream as { write: (line: string) => boolean }, "write")
      .mockImplementation((line) => lines.push(line) > 0),
  ];
  log.level = "trace";
  await work().finally(() => {
    log.level = level;
    write.mockRestore();
  });
  return lines.join("");
}

export const linesOf = async (work: () => Promise<unknown>): Promise<Record<string, unknown>[]> =>
  (await logOf(work))
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
