import { Prisma } from "@/generated/prisma/client";
import { startOfDay } from "@/lib/dates/dates-on-screen";
import { type DueWord, daysOf } from "@/lib/tasks/due-days";
import type { Calendar } from "@/lib/users/calendar";

/** Midnight in UTC stands for the whole day in every time zone; any other time is a moment in the reader's time
 * zone. */
const isWholeDay = Prisma.sql`t.due_at = date_trunc('day', t.due_at, 'UTC')`;

/** A condition on `task t`. Closed tasks are neither overdue nor upcoming; a whole day is overdue once it is over. */
export function isDue(word: DueWord, calendar: Calendar): Prisma.Sql {
  const today = midnightOf(calendar.today);
  if (word === "no-dates") return Prisma.sql`t.due_at IS NULL`;
  if (word === "overdue")
    return Prisma.sql`(t.status = 'open' AND ((${isWholeDay} AND t.due_at < ${today}) OR (NOT ${isWholeDay} AND t.due_at <= ${calendar.now})))`;
  if (word === "upcoming")
    return Prisma.sql`(t.status = 'open' AND ((${isWholeDay} AND t.due_at >= ${today}) OR (NOT ${isWholeDay} AND t.due_at > ${calendar.now})))`;

  return isDueOn(daysOf(word, calendar), calendar);
}

/** A condition on `task t`: due from the first of these days on, until before the last one. Null is open. */
export function isDueOn({ from, to }: { from: string | null; to: string | null }, { timeZone }: Calendar): Prisma.Sql {
  const between = (start: (day: string) => Date) =>
    isWithin(from === null ? null : start(from), to === null ? null : start(to));
  const [whole, moment] = [between(midnightOf), between((day) => startOfDay(day, timeZone))];
  return Prisma.sql`((${isWholeDay} AND ${whole}) OR (NOT ${isWholeDay} AND ${moment}))`;
}

const isWithin = (begin: Date | null, end: Date | null) =>
  Prisma.sql`${begin ? Prisma.sql`t.due_at >= ${begin}` : Prisma.sql`true`} AND ${end ? Prisma.sql`t.due_at < ${end}` : Prisma.sql`true`}`;

const midnightOf = (date: string) => new Date(`${date}T00:00:00Z`);
