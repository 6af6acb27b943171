import { daysLater, startOfDay } from "@/lib/dates/dates-on-screen";
import { Invalid } from "@/lib/errors";
import type { ReadReport } from "@/lib/reports/inputs";
import type { Calendar } from "@/lib/users/calendar";

/** Days of the reader, `YYYY-MM-DD`, both included, and the moments at which the first begins and the last ends. */
export interface ReportRange {
  first: string;
  last: string;
  from: Date;
  to: Date;
}

type Days = Pick<ReadReport, "start" | "end">;

export const MOST_DAYS = 366;
const DAY = 24 * 60 * 60 * 1000;

/** Without dates, the last seven days. @throws Invalid for a range that is too long or ends before it begins */
export function rangeOf({ start, end }: Days, { today, timeZone }: Pick<Calendar, "today" | "timeZone">): ReportRange {
  const [first, last] = [start ?? daysLater(today, -6), end ?? today];
  const days = (Date.parse(last) - Date.parse(first)) / DAY + 1;
  if (days < 1) throw new Invalid(ENDS_FIRST, { params: { end_date: ENDS_FIRST } });
  if (days > MOST_DAYS) throw new Invalid(TOO_LONG, { params: { end_date: TOO_LONG } });
  return { first, last, from: startOfDay(first, timeZone), to: startOfDay(daysLater(last, 1), timeZone) };
}

const ENDS_FIRST = "The end date is before the start date.";
const TOO_LONG = `A report covers at most ${MOST_DAYS} days.`;
