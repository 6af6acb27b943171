import "server-only";
import type { DayRange } from "@/lib/exports/timesheet-range";
import { daysShown, type ReportTimesheet, type ShowTimesheet } from "@/lib/time/timesheet/inputs";
import { type LoadedWork, loadWork } from "@/lib/time/timesheet/load";
import type { Calendar } from "@/lib/users/calendar";
import type { CurrentUser } from "@/lib/users/current-user";

export interface Timesheet {
  work: LoadedWork;
  range: DayRange;
}

/** @throws Invalid for a range that ends before it begins, or is too long */
export async function showTimesheet(
  { boardId, dates }: ShowTimesheet,
  { timeZone: zone }: Calendar,
  user: CurrentUser,
): Promise<Timesheet> {
  const range = daysShown(dates, zone);
  return { work: await loadWork({ boardId, range, zone }, user), range };
}

/** Without dates, all time. @throws Invalid */
export const reportTimesheet = (
  { boardId, dates }: ReportTimesheet,
  { timeZone: zone }: Calendar,
  user: CurrentUser,
): Promise<LoadedWork> => loadWork({ boardId, range: dates && daysShown(dates, zone), zone }, user);
