import "server-only";
import type { Board, Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { reader, transaction, type Tx } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import type { RepeatTask } from "@/lib/recurrence/inputs";
import { readSiteSettings } from "@/lib/settings/site";
import type { StageRow } from "@/lib/stages/present";
import { readStage } from "@/lib/stages/read";
import { type ChangedTasks, loadChanged } from "@/lib/tasks/present/changed";
import { lockTask } from "@/lib/tasks/lock";
import type { CurrentUser } from "@/lib/users/current-user";
import { nextRun, type Schedule, withDefaults } from "@/lib/recurrence/schedule";
import { type Day, dayIn, calendarDayOf, minuteIn } from "@/lib/recurrence/zoned";
import { refuseIfOff } from "@/lib/modules/refuse";

export interface RepeatedTask extends ChangedTasks {
  isNew: boolean;
}

export async function repeatTask(
  board: Board,
  found: Task,
  input: RepeatTask,
  actor: CurrentUser,
  now = new Date(),
): Promise<RepeatedTask> {
  const isNew = await transaction(async (tx) => {
    const [, task, stage, zone] = await Promise.all([
      refuseIfOff(tx, "recurring_task", board),
      lockTask(tx, found),
      input.stageId === null ? null : readStage(tx, board.id, input.stageId),
      input.timezone ?? actor.timezone ?? zoneOfSite(tx),
    ]);
    if (task.parentId !== null) throw new Invalid("A subtask can't repeat by itself.");
    if (stage !== null) refuseOther(stage);
    const rule = ruleOf(input, zone, now);

    const { count } = await tx.repeatRule.updateMany({ where: { taskId: task.id }, data: rule });
    if (count === 0) await tx.repeatRule.create({ data: { ...rule, taskId: task.id, boardId: board.id } });
    await recordActivity(tx, actor, {
      boardId: board.id,
      taskId: task.id,
      event: count === 0 ? "added repeat" : "changed repeat",
      newValue: input.unit,
    });
    return count === 0;
  });
  return { ...(await loadChanged(reader(), board.id, actor.id, found.id)), isNew };
}

const CLOSES = "A task that comes again is to be done: this stage closes what comes into it.";

function refuseOther(stage: StageRow | undefined) {
  if (!stage) throw new NotFound("Stage");
  if (stage.archivedAt) throw new Invalid("This stage is archived. Please restore the stage first.");
  if (stage.defaultTaskStatus === "closed") throw new Invalid(CLOSES, { params: { selected_stage: CLOSES } });
}

const zoneOfSite = async (tx: Tx) => (await readSiteSettings(tx)).timezone;

function ruleOf(input: RepeatTask, zone: string, now: Date) {
  const { schedule, nextAt } = firstRun(input, zone, now);
  if (nextAt.getUTCFullYear() > 9999)
    throw new Invalid("Invalid parameter(s): next_repeat_date", {
      params: { next_repeat_date: "The next_repeat_date is not a valid date." },
    });

  return { ...schedule, nextAt, createNew: input.createNew, whenComplete: input.whenComplete, stageId: input.stageId };
}

function firstRun(input: RepeatTask, timezone: string, now: Date): { schedule: Schedule; nextAt: Date } {
  const { unit, every, weekDays, monthDays, monthType, month, first } = input;
  const time = input.time ?? timeOf(first, timezone);
  const startDay = first ? dayOf(first, time, timezone) : dayIn(timezone, now);
  const schedule = withDefaults({ unit, every, weekDays, monthDays, monthType, month, time, timezone }, startDay);
  return { schedule, nextAt: nextRun(schedule, startDay, now) };
}

type First = RepeatTask["first"];

function timeOf(first: First, zone: string): string | null {
  if (!first || calendarDayOf(first.date, "UTC") * DAY === first.date.getTime()) return null;

  const minute = minuteIn(zone, first.date);
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

const DAY = 86_400_000;

/** Midnight means a whole day, unless the client sends back a run that the server computed. */
function dayOf({ date, isDayOnly }: NonNullable<First>, time: string | null, zone: string): Day {
  const [hours = 0, minutes = 0] = (time ?? "").split(":").map(Number);
  return !isDayOnly && minuteIn(zone, date) === hours * 60 + minutes ? dayIn(zone, date) : calendarDayOf(date, zone);
}
