import "server-only";
import { LRUCache } from "lru-cache";
import { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { oncePerProcess } from "@/lib/once";
import { type LoadedTasks, loadTasks } from "@/lib/tasks/read/load";
import { loadTaskVersions, type TaskVersion, type TaskSelection } from "@/lib/tasks/read/load-rows";
import {
  type SerializedCard,
  type SerializedLink,
  type SerializedTask,
  serializeTask,
} from "@/lib/tasks/present/serialize";

export interface SerializedTasks extends Omit<LoadedTasks, "rows"> {
  tasks: SerializedTask[];
}

interface CachedTask extends SerializedTask, TaskVersion {}

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
  const cached = new Map(versions.flatMap((version) => ifCurrent(version) ?? []).map((task) => [task.id, task]));
  const missing = versions.filter(({ id }) => !cached.has(id)).map(({ id }) => id);
  const { rows, ...loaded } = await loadTasks(db, boardId, readerId, {
    where:
      missing.length > versions.length / 2
        ? selection.where
        : Prisma.sql`${selection.where} AND t.id = ANY(${missing})`,
    additional: { people: idsIn(cached, ["assignees", "watchers"]), labels: idsIn(cached, ["labels"]) },
  });
  for (const row of rows) {
    const task = { ...serializeTask(row), version: row.version, updatedAt: row.updatedAt };
    cache().set(row.id, task);
    cached.set(row.id, task);
  }
  return { ...loaded, tasks: versions.flatMap(({ id }) => cached.get(id) ?? []) };
}

/** Transaction ids repeat after a database is restored from a backup; times don't. */
function ifCurrent({ id, version, updatedAt }: TaskVersion): CachedTask | undefined {
  const task = cache().get(id);
  return task?.version === version && task.updatedAt === updatedAt ? task : undefined;
}

function idsIn(tasks: Map<number, CachedTask>, links: ("assignees" | "watchers" | "labels")[]): number[] {
  const ids = new Set<number>();
  for (const task of tasks.values()) for (const name of links) for (const [id] of task[name]) ids.add(id);
  return [...ids];
}

function sizeOf({ facts, marks, details, ...task }: CachedTask): number {
  const links = [task.assignees, task.watchers, task.labels]
    .flat()
    .reduce((size, [, pivot]: SerializedLink) => size + pivot.length + 80, 0);
  return 500 + marks.length + details.length + links + sizeOfFacts(facts);
}

const sizeOfFacts = (facts: SerializedCard["facts"]): number =>
  typeof facts === "string" ? facts.length : 1_000 + facts.title.length + (facts.description?.length ?? 0);
