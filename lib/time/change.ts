import "server-only";
import { Prisma, type Task, type TimeTrack } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { columnsOf, updateIn } from "@/lib/database/record";
import { differs } from "@/lib/database/differs";
import { rowsOf, sendAlong, transaction, type Tx } from "@/lib/db";
import { lockTask } from "@/lib/tasks/lock";
import { refuseFuture, savedMoment } from "@/lib/time/day-of-work";
import { presentDuration } from "@/lib/time/duration";
import { noTrack, type OnTrack } from "@/lib/time/find";
import type { LogTime } from "@/lib/time/inputs";
import { refuseTooMuch } from "@/lib/time/log";
import type { CurrentUser } from "@/lib/users/current-user";

/** Without a note the note is removed, without a day it is now. What a timer measured stays as working time.
 * @throws Invalid, or Unprocessable when the log is gone */
export async function changeTrack(
  found: Pick<OnTrack, "task" | "track" | "calendar">,
  { minutes, note, completedAt, startedAt }: LogTime,
  actor: CurrentUser,
): Promise<void> {
  refuseFuture(completedAt, found.calendar);
  await transaction(async (tx) => {
    const [task, track] = await lockTrack(tx, found);
    const change = {
      message: note,
      completedAt: completedAt ?? savedMoment(new Date()),
      startedAt: startedAt ?? undefined,
    };
    await updateTrack(tx, { task, track }, { minutes, ...change }, actor);
  });
}

type TrackChange = { minutes: number } & Partial<Pick<TimeTrack, "message" | "completedAt" | "startedAt">>;

/** What is omitted stays. Needs the task's lock. @throws Invalid */
export async function updateTrack(
  tx: Tx,
  { task, track }: { task: Task; track: TimeTrack },
  { minutes, ...change }: TrackChange,
  actor: CurrentUser,
): Promise<void> {
  const { id, billableMinutes: before, boardId, taskId } = track;
  refuseTooMuch(task, minutes - before);
  const amounts = { billableMinutes: minutes, workingMinutes: track.isManual ? minutes : undefined };
  if (!differs(track, { ...amounts, ...change })) return;
  await sendAlong(tx, updateIn("time_track", id, { ...amounts, ...change, updatedAt: new Date() }));
  const values = { oldValue: presentDuration(before), newValue: presentDuration(minutes) };
  await recordActivity(tx, actor, { boardId, taskId, event: "changed time log", ...values });
}

export async function removeTrack(found: Pick<OnTrack, "task" | "track">, actor: CurrentUser): Promise<void> {
  await transaction(async (tx) => {
    const [, { id, boardId, taskId, billableMinutes }] = await lockTrack(tx, found);
    await sendAlong(tx, Prisma.sql`DELETE FROM time_track WHERE id = ${id}`);
    const oldValue = presentDuration(billableMinutes);
    await recordActivity(tx, actor, { boardId, taskId, event: "removed time log", oldValue });
  });
}

/** The lock on the task serializes all changes of its logs. @throws Unprocessable when the log is gone */
async function lockTrack(tx: Tx, { task, track: { id } }: Pick<OnTrack, "task" | "track">) {
  const [locked, [track]] = await Promise.all([
    lockTask(tx, task),
    rowsOf<TimeTrack>(
      tx,
      Prisma.sql`SELECT ${trackColumns} FROM time_track l WHERE l.id = ${id} AND l.task_id = ${task.id} AND l.status = 'commited'`,
    ),
  ]);
  if (!track) throw noTrack();
  return [locked, track] as const;
}

export const trackColumns = columnsOf(Prisma.TimeTrackScalarFieldEnum, "l");
