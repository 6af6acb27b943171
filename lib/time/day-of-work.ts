import { Prisma } from "@/generated/prisma/client";
import { Invalid } from "@/lib/errors";
import { type DayRange, dayOfWork } from "@/lib/exports/timesheet-range";
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

/** When the work of `time_track l` was done; its index has the same expression. */
export const DONE_AT = Prisma.sql`coalesce(l.completed_at, l.started_at)`;

/** The day of work of `time_track l`. As `dayOfWork`: a whole day is the same in all time zones. */
export const dayOfWorkIn = (zone: string): Prisma.Sql =>
  Prisma.sql`(${DONE_AT} AT TIME ZONE CASE WHEN date_bin('1 day', ${DONE_AT}, TIMESTAMPTZ 'epoch') = ${DONE_AT} THEN 'UTC' ELSE ${zone} END)::date`;

/** A condition on `time_track l`. No zone is more than a day from UTC, so the index finds the logs, and a look at its day is
 * only needed for one at the edges. */
export const workedIn = ({ first, last }: DayRange, zone: string): Prisma.Sql => Prisma.sql`
  ${DONE_AT} >= ${midnight(first, -1)} AND ${DONE_AT} < ${midnight(last, 2)}
  AND (${DONE_AT} >= ${midnight(first, 1)} AND ${DONE_AT} < ${midnight(last, 0)} OR ${dayOfWorkIn(zone)} BETWEEN ${first}::date AND ${last}::date)`;

/** In UTC. */
const midnight = (day: string, later: number) =>
  Prisma.sql`(${day}::date + ${later}::int)::timestamp AT TIME ZONE 'UTC'`;
