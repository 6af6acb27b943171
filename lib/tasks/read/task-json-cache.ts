import "server-only";
import { LRUCache } from "lru-cache";
import { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { oncePerProcess } from "@/lib/once";
import { type LoadedTasks, loadTasks } from "@/lib/tasks/read/load";
import { idsOf, type TaskVersion } from "@/lib/tasks/read/load-rows";
import type { TaskRow } from "@/lib/tasks/read/rows";
import { type SerializedTask, serializeTask } from "@/lib/tasks/present/serialize";

export interface SerializedTasks extends Omit<LoadedTasks, "rows"> {
  tasks: SerializedTask[];
}

interface CachedTask extends SerializedTask {
  version: string;
}

const MAX_BYTES = 64 * 1024 * 1024;

const cache = () =>
  oncePerProcess(
    "serialized tasks",
    () => new LRUCache<number, CachedTask>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf }),
  );

/** Takes tasks whose version has not changed from this process's cache and loads the others in one statement.
 * Never inside a transaction, where a row can change twice under one version. */
export async function loadSerialized(
  boardId: number,
  readerId: number,
  where: Prisma.Sql,
  versions: TaskVersion[],
): Promise<SerializedTasks> {
  const tasks = new Map<number, CachedTask>();
  for (const version of versions) {
    const task = cachedTask(version);
    if (task) tasks.set(version.id, task);
  }
  const missing = versions.filter(({ id }) => !tasks.has(id)).map(({ id }) => id);
  const { rows, ...loaded } = await loadTasks(db, boardId, readerId, {
    where: Prisma.sql`${where} AND t.id = ANY(${missing})`,
    additional: { people: idsOf(idsIn(tasks, ["assignees", "watchers"])), labels: idsOf(idsIn(tasks, ["labels"])) },
  });
  for (const row of rows) tasks.set(row.id, serializedOnce(row));
  return { ...loaded, tasks: versions.flatMap(({ id }) => tasks.get(id) ?? []) };
}

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

function idsIn(tasks: Map<number, SerializedTask>, links: ("assignees" | "watchers" | "labels")[]): number[] {
  const ids = new Set<number>();
  for (const task of tasks.values()) for (const name of links) for (const [id] of task[name]) ids.add(id);
  return [...ids];
}

const BYTES_OF_LINK = 250;

const sizeOf = ({ facts, marks, details, assignees, watchers, labels }: SerializedTask): number =>
  500 +
  facts.length +
  marks.length +
  details.length +
  BYTES_OF_LINK * (assignees.length + watchers.length + labels.length);
