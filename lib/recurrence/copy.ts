import "server-only";
import type { Stage, Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { recordFileCopies } from "@/lib/attachments/copy";
import { countTasks } from "@/lib/boards/read/counters";
import type { Copy } from "@/lib/copies/copy";
import { copyFieldValues } from "@/lib/custom-fields/transfer";
import type { Tx } from "@/lib/db";
import { copyLabels } from "@/lib/labels/transfer";
import { notifyAssigned } from "@/lib/notifications/assignment";
import { actorOf } from "@/lib/recurrence/actor";
import { shiftedDates } from "@/lib/recurrence/dates";
import type { Run } from "@/lib/recurrence/run";
import { copySubtasks, ownFields, subtasksToCopy } from "@/lib/subtasks/copy";
import { giveDefaultPeople } from "@/lib/tasks/move/arrive";
import { loadStage } from "@/lib/stages/load";
import { copyAssignees, copyWatchers } from "@/lib/tasks/write/copy-people";
import { positionAt } from "@/lib/tasks/move/place";

const OPEN = { status: "open", lastCompletedAt: null } as const;

/** Copies the task, reopened, to the top of the stage. Returns the id of the task that has the rule from now on. */
export async function repeatAsCopy(tx: Tx, { rule, task, stage, days, files }: Run): Promise<number> {
  const overrides = (each: Task) => ({
    ...shiftedDates(each, days, rule.timezone),
    ...OPEN,
    createdById: task.createdById,
  });
  const { position } = await positionAt(tx, stage.id, { index: 1 }, null);
  const copy = await tx.task.create({ data: { ...ownFields(task), ...overrides(task), stageId: stage.id, position } });

  const own = [{ from: task.id, to: copy.id }];
  const copies = [...own, ...(await copySubtasks(tx, own, await subtasksToCopy(tx, [task.id]), overrides))];
  await copyLabels(tx, copies);
  await copyFieldValues(tx, copies);
  await recordFileCopies(tx, files, copies, [], { createdById: task.createdById });
  await copyAssignees(tx, task.boardId, copies);
  await copyWatchers(tx, task.boardId, copies);
  await tx.task.update({ where: { id: task.id }, data: { updatedAt: new Date() } });
  await countTasks(tx, task.boardId, { tasks: 1 });
  await recordCopy(tx, copy, stage, copies);
  if (stage.id !== task.stageId) await giveDefaultPeople(tx, await loadStage(tx, stage.id), [copy.id], actorOf(task));
  return copy.id;
}

async function recordCopy(tx: Tx, { id, boardId, title, createdById }: Task, stage: Stage, copies: Copy[]) {
  const actor = actorOf({ createdById });
  const line = { boardId, event: "created task" as const, newValue: title };
  await recordActivity(
    tx,
    actor,
    { ...line, taskId: id },
    { ...line, description: `on stage ${stage.title}`, settings: { task_id: id } },
  );

  const assigned = await tx.taskAssignee.findMany({ where: { taskId: copies[0]?.to } });
  if (actor && assigned.length > 0) await notifyAssigned(tx, actor, boardId, assigned);
}
