import "server-only";
import type { Readable } from "node:stream";
import { concurrencyLimit } from "@/lib/database/concurrency-limit";
import { readSnapshot, type Tx } from "@/lib/db";
import { Spool } from "@/lib/exports/spool";
import { oncePerProcess } from "@/lib/once";

/** Each takes a connection of the pool. */
const AT_ONCE = 2;

const limited = () => oncePerProcess("exports", () => concurrencyLimit(AT_ONCE));

export interface TextExport {
  /** Of tasks, subtasks not counted. */
  total: number;
  texts: AsyncIterable<string>;
}

/**
 * Streams texts that are read page by page, all from one moment of the database. It is over for the database as soon as
 * everything is read, however slowly the client downloads.
 * @throws what `open` throws
 */
export function streamedFromSnapshot(
  open: (tx: Tx) => Promise<TextExport>,
): Promise<Pick<TextExport, "total"> & { stream: Readable }> {
  return new Promise((started, failed) => {
    const work = async (tx: Tx) => {
      const { total, texts } = await open(tx);
      const spool = await Spool.open();
      started({ total, stream: spool.stream });
      await spool.fill(texts);
    };
    limited()(() => readSnapshot(work)).catch(failed);
  });
}
