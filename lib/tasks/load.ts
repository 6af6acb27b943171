import "server-only";
import { type Label, Prisma } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { loadTaskPeople, type TaskPerson } from "@/lib/tasks/people";
import { loadTaskRows, type TaskRow, type Which } from "@/lib/tasks/rows";

/** Tasks of one board with the people and labels that their ids mean. */
export interface LoadedTasks {
  rows: TaskRow[];
  people: Map<number, TaskPerson>;
  labels: Map<number, Label>;
  /** Task id to this reader's unread notifications of it. */
  unread: Map<number, number>;
}

/** At most four statements, however many tasks. */
export async function loadTasks(tx: Tx, boardId: number, readerId: number, which: Which): Promise<LoadedTasks> {
  const rows = await loadTaskRows(tx, which);
  const [people, labels, unread] = await Promise.all([
    loadTaskPeople(tx, boardId, linked(rows, "assignees", "watchers")),
    loadLabels(tx, linked(rows, "labels")),
    rows.length > 0 ? loadUnread(tx, boardId, readerId) : new Map<number, number>(),
  ]);
  return { rows, people, labels, unread };
}

/** One task; null when it has gone meanwhile. */
export async function loadTask(tx: Tx, boardId: number, readerId: number, taskId: number): Promise<LoadedTasks | null> {
  const loaded = await loadTasks(tx, boardId, readerId, { where: Prisma.sql`t.id = ${taskId} AND t.board_id = ${boardId}` });
  return loaded.rows.length > 0 ? loaded : null;
}

function linked(rows: TaskRow[], ...links: ("assignees" | "watchers" | "labels")[]): number[] {
  const ids = new Set<number>();
  for (const row of rows) for (const link of links) for (const [id] of row[link] ?? []) ids.add(id);
  return [...ids];
}

async function loadLabels(tx: Tx, ids: number[]): Promise<Map<number, Label>> {
  if (ids.length === 0) return new Map();

  const labels = await tx.label.findMany({ where: { id: { in: ids } } });
  return new Map(labels.map((label) => [label.id, label]));
}

async function loadUnread(tx: Tx, boardId: number, userId: number): Promise<Map<number, number>> {
  const counts = await tx.$queryRaw<{ taskId: number; unread: number }[]>`
    SELECT n.task_id AS "taskId", count(*)::int AS unread
    FROM notification_recipient r JOIN notification n ON n.id = r.notification_id
    WHERE r.user_id = ${userId} AND r.marked_read_at IS NULL AND n.board_id = ${boardId} AND n.task_id IS NOT NULL
    GROUP BY n.task_id`;
  return new Map(counts.map(({ taskId, unread }) => [taskId, unread]));
}
