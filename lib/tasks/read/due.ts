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

  const { from, to } = daysOf(word, calendar);
  const [begin, end] = [startOfDay(from, calendar.timeZone), startOfDay(to, calendar.timeZone)];
  return Prisma.sql`((${isWholeDay} AND ${isWithin(midnightOf(from), midnightOf(to))}) OR (NOT ${isWholeDay} AND ${isWithin(begin, end)}))`;
}

const isWithin = (begin: Date, end: Date) => Prisma.sql`t.due_at >= ${begin} AND t.due_at < ${end}`;

const midnightOf = (date: string) => new Date(`${date}T00:00:00Z`);
