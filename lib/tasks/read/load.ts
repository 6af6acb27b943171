import "server-only";
import { byId } from "@/lib/by-id";
import type { Tx } from "@/lib/db";
import { SiteSettings } from "@/lib/settings/site";
import { loadReaderRow, loadTaskRows, type TaskSelection } from "@/lib/tasks/read/load-rows";
import type { LabelRow, PersonRow, ReaderRow, TaskRow, TaskRows } from "@/lib/tasks/read/rows";

export interface LoadedTasks {
  rows: TaskRow[];
  people: Map<number, PersonRow>;
  labels: Map<number, LabelRow>;
  reader: Reader;
}

export interface Reader {
  unread: Map<number, number>;
  timeZone: string;
}

export async function loadTasks(
  tx: Tx,
  boardId: number,
  readerId: number,
  selection: TaskSelection,
): Promise<LoadedTasks> {
  return loadedTasks(await loadTaskRows(tx, boardId, readerId, selection));
}

export const loadedTasks = ({ rows, ...related }: TaskRows): LoadedTasks => ({ rows, ...loadedRelated(related) });

export const loadedRelated = ({ people, labels, reader }: Omit<TaskRows, "rows">): Omit<LoadedTasks, "rows"> => ({
  people: byId(people),
  labels: byId(labels),
  reader: readerOf(reader),
});

export const loadReader = async (tx: Tx, boardId: number, readerId: number): Promise<Reader> =>
  readerOf(await loadReaderRow(tx, boardId, readerId));

export const noReader = (): Reader => readerOf({ unread: [], timeZone: null });

export const readerOf = ({ unread, timeZone }: ReaderRow): Reader => ({
  unread: new Map(unread),
  timeZone: timeZone ?? SiteSettings.parse({}).timezone,
});
