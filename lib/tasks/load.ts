import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { type LabelRow, loadTaskRows, loadUnreadRows, type PersonRow, type TaskRow, type Which } from "@/lib/tasks/rows";

/** Tasks of one board with the people and labels that their ids mean. */
export interface LoadedTasks {
  rows: TaskRow[];
  people: Map<number, PersonRow>;
  labels: Map<number, LabelRow>;
  /** Task id to this reader's unread notifications of it. */
  unread: Map<number, number>;
}

/** One statement, however many tasks. */
export async function loadTasks(tx: Tx, boardId: number, readerId: number, which: Which): Promise<LoadedTasks> {
  const { rows, people, labels, unread } = await loadTaskRows(tx, boardId, readerId, which);
  return { rows, people: byId(people), labels: byId(labels), unread: new Map(unread) };
}

/** A reader's unread notifications of the tasks of a board. */
export const loadUnread = async (tx: Tx, boardId: number, readerId: number): Promise<LoadedTasks["unread"]> => new Map(await loadUnreadRows(tx, boardId, readerId));

/** One task, or the parent of a subtask; nothing when it is not on that board. */
export function loadTaskOrParent(tx: Tx, boardId: number, readerId: number, taskId: number): Promise<LoadedTasks> {
  const wanted = Prisma.sql`(SELECT coalesce(f.parent_id, f.id) FROM task f WHERE f.id = ${taskId} AND f.board_id = ${boardId})`;
  return loadTasks(tx, boardId, readerId, { where: Prisma.sql`t.id = ${wanted}` });
}

const byId = <Row extends { id: number }>(rows: Row[]): Map<number, Row> => new Map(rows.map((row) => [row.id, row]));
