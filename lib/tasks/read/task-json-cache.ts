import "server-only";
import { LRUCache } from "lru-cache";
import type { Prisma } from "@/generated/prisma/client";
import { oncePerProcess } from "@/lib/once";
import { type KnownTasks, loadUnknown } from "@/lib/tasks/read/known-tasks";
import type { TaskVersion } from "@/lib/tasks/read/load-rows";
import type { TaskRow } from "@/lib/tasks/read/rows";
import { type SerializedTask, serializeTask } from "@/lib/tasks/present/serialize";

export type SerializedTasks = KnownTasks<SerializedTask>;

interface CachedTask extends SerializedTask {
  version: string;
}

const MAX_BYTES = 64 * 1024 * 1024;

const cache = () =>
  oncePerProcess(
    "serialized tasks",
    () => new LRUCache<number, CachedTask>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf }),
  );

export const loadSerialized = (
  boardId: number,
  readerId: number,
  where: Prisma.Sql,
  versions: TaskVersion[],
): Promise<SerializedTasks> =>
  loadUnknown(boardId, readerId, { where, versions }, { find: cachedTask, keep: serializedOnce });

/** Null when one of them has changed since this process read it. */
export function cachedTasks(versions: TaskVersion[]): SerializedTask[] | null {
  const tasks = versions.flatMap((version) => cachedTask(version) ?? []);
  return tasks.length === versions.length ? tasks : null;
}

export function cachedTask({ id, version }: TaskVersion): CachedTask | undefined {
  const task = cache().get(id);
  return task?.version === version ? task : undefined;
}

/** Not for rows that were read inside a transaction. */
export function serializedOnce(row: TaskRow): SerializedTask & { version: string } {
  const known = cachedTask(row);
  if (known) return known;

  const task = { ...serializeTask(row), version: row.version };
  cache().set(row.id, task);
  return task;
}

const BYTES_OF_LINK = 250;

const sizeOf = ({ facts, marks, details, assignees, watchers, labels }: SerializedTask): number =>
  500 +
  facts.length +
  marks.length +
  details.length +
  BYTES_OF_LINK * (assignees.length + watchers.length + labels.length);
