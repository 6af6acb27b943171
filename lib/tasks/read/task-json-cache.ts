import "server-only";
import { LRUCache } from "lru-cache";
import { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { oncePerProcess } from "@/lib/once";
import { type LoadedTasks, loadTasks } from "@/lib/tasks/read/load";
import { loadTaskVersions, type TaskSelection } from "@/lib/tasks/read/load-rows";
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

/** Takes tasks whose version has not changed from this process's cache and loads the others: two statements in all.
 * Never inside a transaction, where a row can change twice under one version. */
export async function loadSerialized(
  boardId: number,
  readerId: number,
  selection: TaskSelection,
): Promise<SerializedTasks> {
  const versions = await loadTaskVersions(db, selection);
  const tasks = new Map<number, CachedTask>();
  for (const { id, version } of versions) {
    const task = cache().get(id);
    if (task?.version === version) tasks.set(id, task);
  }
  const missing = versions.filter(({ id }) => !tasks.has(id)).map(({ id }) => id);
  const { rows, ...loaded } = await loadTasks(db, boardId, readerId, {
    where: Prisma.sql`${selection.where} AND t.id = ANY(${missing})`,
    additional: { people: idsIn(tasks, ["assignees", "watchers"]), labels: idsIn(tasks, ["labels"]) },
  });
  for (const row of rows) {
    const task = { ...serializeTask(row), version: row.version };
    cache().set(row.id, task);
    tasks.set(row.id, task);
  }
  return { ...loaded, tasks: versions.flatMap(({ id }) => tasks.get(id) ?? []) };
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
