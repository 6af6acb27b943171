import "server-only";
import type { Board, Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { reader, transaction, type Tx } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import { firstRun } from "@/lib/recurrence/first-run";
import type { RepeatTask } from "@/lib/recurrence/inputs";
import { refuseIfDisabled } from "@/lib/recurrence/module";
import { readSiteSettings } from "@/lib/settings/site";
import { type ChangedTasks, loadChanged } from "@/lib/tasks/present/changed";
import { lockTask } from "@/lib/tasks/lock";
import type { CurrentUser } from "@/lib/users/current-user";

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
    await refuseIfDisabled(tx, board);
    const task = await lockTask(tx, found);
    if (task.parentId !== null) throw new Invalid("A subtask can't repeat by itself.");
    await refuseOtherStage(tx, board, input.stageId);
    const rule = await ruleOf(tx, input, actor, now);

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

async function refuseOtherStage(tx: Tx, board: Board, stageId: number | null) {
  if (stageId === null) return;

  const stage = await tx.stage.findFirst({ where: { id: stageId, boardId: board.id } });
  if (!stage) throw new NotFound("Stage");
  if (stage.archivedAt) throw new Invalid("This stage is archived. Please restore the stage first.");
  if (stage.defaultTaskStatus === "closed") throw new Invalid(CLOSES, { params: { selected_stage: CLOSES } });
}

async function ruleOf(tx: Tx, input: RepeatTask, actor: CurrentUser, now: Date) {
  const zone = input.timezone ?? actor.timezone ?? (await readSiteSettings(tx)).timezone;
  const { schedule, nextAt } = firstRun(input, zone, now);
  if (nextAt.getUTCFullYear() > 9999)
    throw new Invalid("Invalid parameter(s): next_repeat_date", {
      params: { next_repeat_date: "The next_repeat_date is not a valid date." },
    });

  return { ...schedule, nextAt, createNew: input.createNew, whenComplete: input.whenComplete, stageId: input.stageId };
}
