import "server-only";
import { LRUCache } from "lru-cache";
import { oncePerProcess } from "@/lib/once";
import type { TaskVersion } from "@/lib/tasks/read/load-rows";
import type { TaskRow } from "@/lib/tasks/read/rows";

const MAX_BYTES = 64 * 1024 * 1024;

const cache = () =>
  oncePerProcess("task rows", () => new LRUCache<number, TaskRow>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf }));

export function cachedRow({ id, version }: TaskVersion): TaskRow | undefined {
  const row = cache().get(id);
  return row?.version === version ? row : undefined;
}

/** Not for rows that were read inside a transaction, nor with long texts. */
export function keptRow(row: TaskRow): TaskRow {
  cache().set(row.id, row);
  return row;
}

const BYTES_OF_LINK = 150;

/** With what is presented of it. */
const sizeOf = ({ title, assignees, watchers, labels, customFields }: TaskRow): number =>
  3_000 +
  2 * title.length +
  BYTES_OF_LINK * [assignees, watchers, labels, customFields].reduce((sum, links) => sum + (links?.length ?? 0), 0);
