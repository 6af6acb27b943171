import { groupedBy } from "@/lib/by-id";
import { escapeHtml } from "@/lib/text/escape-html";
import type { SheetLog } from "@/lib/timesheet/sheet";

/** A change of the time logs, shown until the server confirms it. With `isCell` the log is all time of its task and day. */
export type SheetEdit =
  | { kind: "add"; log: SheetLog; boardId: number; key: string; isCell?: boolean }
  | { kind: "change"; log: SheetLog; boardId: number; minutes: number; note: string; isCell?: boolean }
  | { kind: "delete"; log: SheetLog; boardId: number };

/** What is saved with the pending edits applied. An edit may be of another week. */
export const withEdits = (
  saved: readonly SheetLog[],
  edits: readonly SheetEdit[],
  days: readonly string[],
): SheetLog[] => edits.filter(({ log }) => days.includes(log.day)).reduce(withEdit, [...saved]);

export function withEdit(logs: SheetLog[], edit: SheetEdit): SheetLog[] {
  const { log } = edit;
  switch (edit.kind) {
    case "add":
      return [...logs.filter(({ id }) => id !== log.id), log];
    case "change":
      return logs.map((each) =>
        each.id === log.id
          ? {
              ...each,
              minutes: edit.minutes,
              note: edit.note,
              storedNote: edit.note === log.note ? each.storedNote : escapeHtml(edit.note),
            }
          : each,
      );
    case "delete":
      return logs.filter(({ id }) => id !== log.id);
  }
}

export const cellKey = (taskId: number, day: string): string => `${taskId} ${day}`;

/** The logs of each cell. */
export const logsByCell = (logs: readonly SheetLog[]): ReadonlyMap<string, SheetLog[]> =>
  groupedBy(logs, ({ taskId, day }) => cellKey(taskId, day));
