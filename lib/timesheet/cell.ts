import "server-only";
import { z } from "zod";
import { Prisma, type Task, type TimeTrack } from "@/generated/prisma/client";
import { rowsOf, transaction, type Tx } from "@/lib/db";
import { Conflict } from "@/lib/errors";
import { ids, line } from "@/lib/http/input/types";
import { lockTask } from "@/lib/tasks/lock";
import { trackColumns, updateTrack } from "@/lib/time/change";
import { refuseFuture, savedMoment, workedIn } from "@/lib/time/day-of-work";
import type { OnTimedTask } from "@/lib/time/find";
import { minutes } from "@/lib/time/inputs";
import { addTrack } from "@/lib/time/log";
import { dayOfAddress } from "@/lib/timesheet/week-days";
import type { CurrentUser } from "@/lib/users/current-user";

const MINUTES_OF_DAY = 24 * 60;

export const SetTimesheetCell = z
  .object({
    day: line.refine((text) => dayOfAddress(text) !== null, { params: { rule: "date" } }),
    minutes: minutes(1, MINUTES_OF_DAY),
    seen_ids: ids,
  })
  .transform(({ seen_ids, ...cell }) => ({ ...cell, seenIds: seen_ids }));
type SetTimesheetCell = z.infer<typeof SetTimesheetCell>;

/** Sets the caller's time on a task and a day that have one log at most, and returns that log. Time that is already as wanted stays, so that
 * a repeat does no harm. @throws Conflict if there are other logs than the caller has seen, Invalid */
export async function setTimesheetCell(
  { task, calendar }: Pick<OnTimedTask, "task" | "calendar">,
  cell: SetTimesheetCell,
  actor: CurrentUser,
): Promise<Pick<TimeTrack, "id">[]> {
  const completedAt = new Date(`${cell.day}T00:00:00Z`);
  refuseFuture(completedAt, calendar);
  return transaction(async (tx) => {
    const locked = await lockTask(tx, task);
    const logs = await logsOn(tx, locked, cell.day, calendar.timeZone, actor);
    if (logs.reduce((sum, { billableMinutes }) => sum + billableMinutes, 0) === cell.minutes) return logs;

    refuseUnseen(logs, cell);
    const [log] = logs;
    if (!log) {
      const times = { startedAt: savedMoment(new Date()), completedAt, note: null, isManual: true };
      return [await addTrack(tx, locked, { ...times, minutes: cell.minutes }, actor)];
    }
    await updateTrack(tx, { task: locked, track: log }, { minutes: cell.minutes }, actor);
    return [log];
  });
}

function refuseUnseen(logs: TimeTrack[], { seenIds }: SetTimesheetCell) {
  const isSeen = logs.length === seenIds.length && logs.every(({ id }) => seenIds.includes(id));
  if (!isSeen || logs.length > 1)
    throw new Conflict("Your time on this day has changed meanwhile. Please check it and enter it again.");
}

const logsOn = (tx: Tx, { id }: Task, day: string, timeZone: string, actor: CurrentUser): Promise<TimeTrack[]> =>
  rowsOf<TimeTrack>(
    tx,
    Prisma.sql`
    SELECT ${trackColumns} FROM time_track l
    WHERE l.task_id = ${id} AND l.user_id = ${actor.id} AND l.status = 'commited' AND ${workedIn({ first: day, last: day }, timeZone)}
    ORDER BY l.id`,
  );
