import { z } from "zod";
import { day } from "@/lib/dates/dates";
import { daysLater, todayIn } from "@/lib/dates/dates-on-screen";
import { Invalid } from "@/lib/errors";
import { date, optional } from "@/lib/http/input/types";
import { calendarDayOf } from "@/lib/recurrence/zoned";

/** Days as `2027-01-31`, both included. */
export interface DayRange {
  first: string;
  last: string;
}

/** `date_range[]` with the first and the last day. */
export const DateRange = optional(z.tuple([date, date], { error: "The range needs a first and a last day." }));
type DateRange = z.infer<typeof DateRange>;

const DAY = 24 * 60 * 60 * 1000;

/** The day in this zone; a whole day is the same in all of them. */
export const dayOfWork = (at: Date, zone: string): string => day(new Date(calendarDayOf(at, zone) * DAY));

/** Without dates, the last seven days. @throws Invalid for a range that ends before it begins */
export function rangeOf([from, to]: NonNullable<DateRange> | [], zone: string): DayRange {
  const today = todayIn(zone, new Date());
  const [first, last] = [from ? dayOfWork(from, zone) : daysLater(today, -6), to ? dayOfWork(to, zone) : today];
  if (first > last) throw new Invalid(WRONG, { params: { date_range: WRONG } });
  return { first, last };
}

const WRONG = "The range ends before it begins.";
