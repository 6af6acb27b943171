import "server-only";
import { Prisma, type Task, type TimeTrack } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { columnsOf, insertInto } from "@/lib/database/record";
import { rowsOf, transaction, type Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { LARGEST_ID } from "@/lib/http/input/types";
import { lockTask } from "@/lib/tasks/lock";
import { refuseFuture, savedMoment } from "@/lib/time/day-of-work";
import { presentDuration } from "@/lib/time/duration";
import type { OnTimedTask } from "@/lib/time/find";
import type { LogTime } from "@/lib/time/inputs";
import type { CurrentUser } from "@/lib/users/current-user";

/** Of the person who calls. @throws Invalid for a day in the future */
export async function logTime(
  { task, calendar }: Pick<OnTimedTask, "task" | "calendar">,
  { minutes, note, completedAt, startedAt }: LogTime,
  actor: CurrentUser,
): Promise<TimeTrack> {
  refuseFuture(completedAt, calendar);
  return transaction(async (tx) => {
    const locked = await lockTask(tx, task);
    const now = savedMoment(new Date());
    const times = { startedAt: startedAt ?? now, completedAt: completedAt ?? now };
    return addTrack(tx, locked, { ...times, minutes, note, isManual: true }, actor);
  });
}

export interface NewTrack extends Pick<TimeTrack, "startedAt" | "completedAt" | "isManual"> {
  minutes: number;
  note: string | null;
}

/** Adds a log with its line of activity. Needs the task's lock. @throws Invalid */
export async function addTrack(
  tx: Tx,
  task: Task,
  { minutes, note, ...times }: NewTrack,
  actor: CurrentUser,
): Promise<TimeTrack> {
  const { id: taskId, boardId } = task;
  refuseTooMuch(task, minutes);
  await recordActivity(tx, actor, { boardId, taskId, event: "logged time", newValue: presentDuration(minutes) });
  const now = new Date();
  const amounts = { workingMinutes: minutes, billableMinutes: minutes };
  const row = {
    boardId,
    taskId,
    userId: actor.id,
    ...times,
    ...amounts,
    message: note,
    createdAt: now,
    updatedAt: now,
  };
  const insert = insertInto("time_track", row);
  const [track] = await rowsOf<TimeTrack>(tx, Prisma.sql`${insert} RETURNING ${trackColumns}`);
  if (!track) throw new Error("An insert returns its row.");
  return track;
}

const trackColumns = columnsOf(Prisma.TimeTrackScalarFieldEnum, "time_track");

/** The sum of a task is an integer column. @throws Invalid */
export function refuseTooMuch({ loggedMinutes }: Pick<Task, "loggedMinutes">, added: number): void {
  if (loggedMinutes + added > LARGEST_ID) throw new Invalid(TOO_MUCH, { params: { billable_minutes: TOO_MUCH } });
}

const TOO_MUCH = "No more time can be logged on this task.";
