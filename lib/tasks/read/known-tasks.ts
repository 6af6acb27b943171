import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { type LoadedTasks, loadTasks } from "@/lib/tasks/read/load";
import { idsOf, type TaskSelection, type TaskVersion } from "@/lib/tasks/read/load-rows";
import type { TaskRow } from "@/lib/tasks/read/rows";

type Links = readonly (readonly [id: number, ...rest: unknown[]])[] | null;

interface Linked {
  assignees: Links;
  watchers: Links;
  labels: Links;
}

export interface KnownTasks<Task> extends Omit<LoadedTasks, "rows"> {
  tasks: Task[];
}

interface TaskCache<Task> {
  /** Only in this very version. */
  find: (version: TaskVersion) => Task | undefined;
  keep: (row: TaskRow) => Task;
}

/** Takes tasks whose version has not changed from a cache of this process and loads the others in one statement.
 * Never inside a transaction, where a row can change twice under one version. */
export async function loadUnknown<Task extends Linked>(
  boardId: number,
  readerId: number,
  { versions, ...selection }: Pick<TaskSelection, "where" | "withoutTexts"> & { versions: TaskVersion[] },
  { find, keep }: TaskCache<Task>,
): Promise<KnownTasks<Task>> {
  const tasks = new Map<number, Task>();
  for (const version of versions) {
    const task = find(version);
    if (task) tasks.set(version.id, task);
  }
  const missing = versions.filter(({ id }) => !tasks.has(id)).map(({ id }) => id);
  const { rows, ...loaded } = await loadTasks(db, boardId, readerId, {
    ...selection,
    where: Prisma.sql`${selection.where} AND t.id = ANY(${missing})`,
    additional: { people: idsOf(idsIn(tasks, ["assignees", "watchers"])), labels: idsOf(idsIn(tasks, ["labels"])) },
  });
  for (const row of rows) tasks.set(row.id, keep(row));
  return { ...loaded, tasks: versions.flatMap(({ id }) => tasks.get(id) ?? []) };
}

function idsIn(tasks: Map<number, Linked>, names: (keyof Linked)[]): number[] {
  const ids = new Set<number>();
  for (const task of tasks.values()) for (const name of names) for (const link of task[name] ?? []) ids.add(link[0]);
  return [...ids];
}
