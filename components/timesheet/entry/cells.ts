import type { ReadOnlyReason, SheetLog, SheetTask } from "@/lib/timesheet/sheet";
import { minutesFrom } from "@/lib/time/duration";

export type Refusal = ReadOnlyReason | "future";

export const refusalOf = ({ readOnly }: SheetTask, day: string, today: string): Refusal | null =>
  readOnly ?? (day > today ? "future" : null);

const MINUTES_OF_DAY = 24 * 60;

/** What was typed into a cell: minutes, with 0 for an empty one, or what is wrong with it. */
export function typedMinutes(text: string): number | "unreadable" | "tooLong" {
  if (text.trim() === "") return 0;
  const minutes = minutesFrom(text);
  if (minutes === null) return "unreadable";
  return minutes > MINUTES_OF_DAY ? "tooLong" : minutes;
}

/** `1:30`, which can be typed and pasted in every language. */
export const typedText = (minutes: number): string =>
  minutes === 0 ? "" : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

export const minutesOf = (logs: readonly SheetLog[]): number => logs.reduce((sum, { minutes }) => sum + minutes, 0);
