import { daysLater, firstOfWeek } from "@/lib/dates/dates-on-screen";

const DAYS = ["today", "this-week", "next-week", "this-month"] as const;
export type DaysWord = (typeof DAYS)[number];

export const DUE_WORDS = ["overdue", "no-dates", "upcoming", ...DAYS] as const;
export type DueWord = (typeof DUE_WORDS)[number];

/** `YYYY-MM-DD`; `to` is exclusive. */
export interface Days {
  from: string;
  to: string;
}

export function daysOf(word: DaysWord, { today, startOfWeek }: { today: string; startOfWeek: number }): Days {
  if (word === "today") return { from: today, to: daysLater(today, 1) };
  if (word === "this-month") return { from: monthOf(today), to: monthOf(daysLater(monthOf(today), 31)) };

  const first = firstOfWeek(today, startOfWeek);
  const from = word === "this-week" ? first : daysLater(first, 7);
  return { from, to: daysLater(from, 7) };
}

const monthOf = (date: string) => `${date.slice(0, 8)}01`;
