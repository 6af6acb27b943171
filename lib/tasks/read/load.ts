import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { byId } from "@/lib/by-id";
import type { Tx } from "@/lib/db";
import { SiteSettings } from "@/lib/settings/site";
import { loadReaderRow, loadTaskRows, type Which } from "@/lib/tasks/read/load-rows";
import type { LabelRow, PersonRow, ReaderRow, TaskRow } from "@/lib/tasks/read/rows";

/** Tasks of one board with the people and labels that their ids mean. */
export interface LoadedTasks {
  rows: TaskRow[];
  people: Map<number, PersonRow>;
  labels: Map<number, LabelRow>;
  reader: Reader;
}

/** What differs from reader to reader. */
export interface Reader {
  /** Task id to the reader's unread notifications of it and of its subtasks. */
  unread: Map<number, number>;
  /** By which days are cut. */
  timeZone: string;
}

/** One statement, however many tasks. */
export async function loadTasks(tx: Tx, boardId: number, readerId: number, which: Which): Promise<LoadedTasks> {
  const { rows, people, labels, reader } = await loadTaskRows(tx, boardId, readerId, which);
  return { rows, people: byId(people), labels: byId(labels), reader: readerOf(reader) };
}

export const loadReader = async (tx: Tx, boardId: number, readerId: number): Promise<Reader> =>
  readerOf(await loadReaderRow(tx, boardId, readerId));

/** For tasks that are read for nobody. */
export const nobody = (): Reader => readerOf({ unread: [], timeZone: null });

/** As tasks are presented by it. */
export const readerOf = ({ unread, timeZone }: ReaderRow): Reader => ({
  unread: new Map(unread),
  timeZone: timeZone ?? SiteSettings.parse({}).timezone,
});

/** One task, or the parent of a subtask; nothing when it is not on that board. */
export function loadTaskOrParent(tx: Tx, boardId: number, readerId: number, taskId: number): Promise<LoadedTasks> {
  const wanted = Prisma.sql`(SELECT coalesce(f.parent_id, f.id) FROM task f WHERE f.id = ${taskId} AND f.board_id = ${boardId})`;
  return loadTasks(tx, boardId, readerId, { where: Prisma.sql`t.id = ${wanted}` });
}
