import { Readable } from "node:stream";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { db } from "@/lib/db";
import { boardDocument } from "@/lib/exports/document";
import { jsonOf } from "@/lib/exports/json";
import { SEES_ALL } from "@/lib/exports/site";
import { runImport } from "@/lib/imports/run";
import { startImport } from "@/lib/imports/start";
import { receiveAssembled } from "@/lib/storage/receive";
import { LARGE } from "@/scripts/bench/seed";

/** Exports the board with 10,000 tasks, and imports it again: how long it takes, and how much memory is in use at most. */
export async function measureImports(): Promise<Record<string, string>[]> {
  const user = await db.user.findFirstOrThrow({ orderBy: { id: "asc" } });
  const out = await measured("10,000 tasks as JSON", exportLarge);
  const back = await measured("the same, imported", async () => {
    const { id } = await startImport(user, {
      source: "native",
      title: "Large",
      file: out.result,
      options: { size: out.result.size },
    });
    const { status, completed, boardId, message } = await runImport(id);
    if (status !== "completed" || completed < LARGE.tasks) throw new Error(`The import ended as ${status}: ${message}`);
    await db.board.deleteMany({ where: { id: boardId ?? 0 } });
  });
  return [out.row, back.row];
}

async function exportLarge() {
  const document = await boardDocument({ id: LARGE.board }, { viewerContext: SEES_ALL });
  const content = Readable.from(jsonOf(document), { objectMode: false });
  return receiveAssembled("board.json", content, { limit: () => Number.MAX_SAFE_INTEGER });
}

const MEBIBYTE = 1024 * 1024;
const INTERVAL = 250;

async function measured<Result>(what: string, work: () => Promise<Result>) {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  const before = process.memoryUsage().heapUsed;
  let most = 0;
  const timer = setInterval(() => {
    collect();
    most = Math.max(most, process.memoryUsage().heapUsed - before);
  }, INTERVAL);
  const began = performance.now();
  const result = await work().finally(() => clearInterval(timer));
  const seconds = (performance.now() - began) / 1000;
  return { result, row: { what, seconds: seconds.toFixed(1), "megabytes of memory": (most / MEBIBYTE).toFixed(0) } };
}
