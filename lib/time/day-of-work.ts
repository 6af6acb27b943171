import { Invalid } from "@/lib/errors";
import { dayOfWork } from "@/lib/exports/timesheet-range";
import type { Calendar } from "@/lib/users/calendar";

/** @throws Invalid for a day after the reader's today */
export function refuseFuture(at: Date | null, { timeZone, today }: Calendar): void {
  if (at && dayOfWork(at, timeZone) > today) throw new Invalid(FUTURE, { params: { completed_at: FUTURE } });
}

const FUTURE = "Time can't be logged for a day in the future.";

const DAY = 24 * 60 * 60 * 1000;

/** To the second, as times are sent. Midnight in UTC would be a whole day. */
export function savedMoment(now: Date): Date {
  const second = Math.floor(now.getTime() / 1000) * 1000;
  return new Date(second % DAY === 0 ? second + 1000 : second);
}
