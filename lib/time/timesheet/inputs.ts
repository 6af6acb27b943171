import { z } from "zod";
import { dateFrom } from "@/lib/dates/dates";
import { daysLater } from "@/lib/dates/dates-on-screen";
import { Invalid } from "@/lib/errors";
import { DateRange, type DayRange, rangeOf } from "@/lib/exports/timesheet-range";
import { parameter } from "@/lib/http/input/parameter";
import { id, optional } from "@/lib/http/input/types";

/** No board has this id, so that a board that is no number gives an empty list (compatibility.md, C168). */
const NO_BOARD = 0;

const boardFilter = optional(
  parameter({ type: "integer" }).transform((value): number => id.safeParse(value).data ?? NO_BOARD),
);

/** GET timesheet/by-tasks and by-users. */
export const ShowTimesheet = z
  .object({ board_id: boardFilter, date_range: DateRange })
  .transform(({ board_id: boardId, date_range: dates }) => ({ boardId, dates }));
export type ShowTimesheet = z.infer<typeof ShowTimesheet>;

/** An invalid date counts as none. */
const dateOrNone = parameter({ type: "string" })
  .optional()
  .transform((value) => dateFrom(value) ?? null);

/** GET reports/timesheet. Dates apply only together. */
export const ReportTimesheet = z
  .object({ board_id: boardFilter, start_date: dateOrNone, end_date: dateOrNone })
  .transform(({ board_id: boardId, start_date: from, end_date: to }) => ({
    boardId,
    dates: from && to ? ([from, to] satisfies [Date, Date]) : null,
  }));
export type ReportTimesheet = z.infer<typeof ReportTimesheet>;

const MOST_DAYS = 366;

/** Without dates, the last seven days. @throws Invalid */
export function daysShown(dates: ShowTimesheet["dates"], zone: string): DayRange {
  const range = rangeOf(dates ?? [], zone);
  if (daysLater(range.first, MOST_DAYS) <= range.last)
    throw new Invalid(TOO_LONG, { params: { date_range: TOO_LONG } });
  return range;
}

const TOO_LONG = `A range may have ${MOST_DAYS} days at most.`;

/** The sums of so many days fit beside each other. */
export const MOST_SUMMED_DAYS = 14;

export function daysIn({ first, last }: DayRange): string[] {
  const days = [];
  for (let day = first; day <= last; day = daysLater(day, 1)) days.push(day);
  return days;
}
