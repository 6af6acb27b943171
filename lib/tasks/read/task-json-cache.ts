import "server-only";
import { LRUCache } from "lru-cache";
import { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { oncePerProcess } from "@/lib/once";
import { type LoadedTasks, loadTasks } from "@/lib/tasks/read/load";
import { loadTaskVersions, type TaskVersion, type Which } from "@/lib/tasks/read/load-rows";
import {
  type SerializedCard,
  type SerializedLink,
  type SerializedTask,
  serializeTask,
} from "@/lib/tasks/present/serialize";

/** Tasks of one board that are written already. */
export interface SerializedTasks extends Omit<LoadedTasks, "rows"> {
  tasks: SerializedTask[];
}

interface CachedTask extends SerializedTask, TaskVersion {}

/** In bytes, about. */
const ROOM = 64 * 1024 * 1024;

const cache = () =>
  oncePerProcess("written tasks", () => new LRUCache<number, CachedTask>({ maxSize: ROOM, sizeCalculation: sizeOf }));

/**
 * Tasks as this process wrote them when it last read them, where their rows have not changed since; the others are read.
 * Two statements, however many tasks, outside of any transaction: within one a row can change without another version.
 */
export async function loadSerialized(boardId: number, readerId: number, which: Which): Promise<SerializedTasks> {
  const versions = await loadTaskVersions(db, which);
  const known = new Map(versions.flatMap((version) => ifCurrent(version) ?? []).map((task) => [task.id, task]));
  const missing = versions.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  const { rows, ...loaded } = await loadTasks(db, boardId, readerId, {
    where: missing.length > versions.length / 2 ? which.where : Prisma.sql`${which.where} AND t.id = ANY(${missing})`,
    besides: { people: idsIn(known, ["assignees", "watchers"]), labels: idsIn(known, ["labels"]) },
  });
  for (const row of rows) {
    const task = { ...serializeTask(row), version: row.version, updatedAt: row.updatedAt };
    cache().set(row.id, task);
    known.set(row.id, task);
  }
  return { ...loaded, tasks: versions.flatMap(({ id }) => known.get(id) ?? []) };
}

/** Numbers of transactions come again when a database is put back to an earlier state: times don't. */
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
