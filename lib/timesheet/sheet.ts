/** Why a person cannot log time on a task. */
export type ReadOnlyReason = "archivedBoard" | "archivedTask" | "viewer" | "otherPerson";

export interface SheetTask {
  id: number;
  title: string;
  /** The task of which it is a subtask. */
  parent: string | null;
  boardId: number;
  board: string;
  readOnly: ReadOnlyReason | null;
}

export interface SheetLog {
  id: number;
  taskId: number;
  /** Where the reader lives, as `2027-01-31`. */
  day: string;
  minutes: number;
  /** One line of text. */
  note: string;
  /** As the server has it, with its markup. */
  storedNote: string;
  /** `YYYY-MM-DD hh:mm:ss` in UTC. */
  completedAt: string;
}

/** Minutes of a person by day. */
export interface SheetPerson {
  /** 0 for people whose account is gone. */
  id: number;
  name: string | null;
  photo: string;
  minutes: Readonly<Record<string, number>>;
}

export interface SheetBoard {
  id: number;
  title: string;
  canManage: boolean;
}

export interface WeekOfTasks {
  tasks: SheetTask[];
  logs: SheetLog[];
  /** Tasks that the person has added to this week. */
  added: number[];
  /** The tasks of the week before, with or without time. */
  lastWeek: number[];
}

/** The sums of a grid: of each row, of each day, and of the week. */
export interface Sums {
  rows: ReadonlyMap<number, number>;
  days: ReadonlyMap<string, number>;
  week: number;
}

interface Amount {
  row: number;
  day: string;
  minutes: number;
}

/** All sums are of the same amounts, so that they agree. */
export function sumsOf(amounts: readonly Amount[], days: readonly string[]): Sums {
  const sums = { rows: new Map<number, number>(), days: new Map<string, number>(), week: 0 };
  for (const { row, day, minutes } of amounts) {
    if (!days.includes(day)) continue;
    sums.rows.set(row, (sums.rows.get(row) ?? 0) + minutes);
    sums.days.set(day, (sums.days.get(day) ?? 0) + minutes);
    sums.week += minutes;
  }
  return sums;
}

/** `1:30`, in the digits of the language. */
export function clockText(minutes: number, locale: string): string {
  const part = (value: number, minimumIntegerDigits: number) =>
    new Intl.NumberFormat(locale, { minimumIntegerDigits, useGrouping: false }).format(value);
  return `${part(Math.floor(minutes / 60), 1)}:${part(minutes % 60, 2)}`;
}
