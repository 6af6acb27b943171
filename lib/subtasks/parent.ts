import "server-only";
import type { Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import type { Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { recordNotification } from "@/lib/notifications/record";
import { countSubtasks } from "@/lib/subtasks/counters";
import { endOfGroup } from "@/lib/subtasks/place";
import { lockTask } from "@/lib/tasks/lock";
import type { CurrentUser } from "@/lib/users/current-user";

const DEFAULT_GROUP = "Default Subtask Group";

export interface PlaceUnderParent {
  parentId: number;
  subtaskGroupId: number;
  position: string;
}

/**
 * The end of a task's default group, which is made where there is none. Holds the task until the transaction ends.
 *
 * @throws NotFound for a parent elsewhere, Invalid where a third level would come of it.
 */
export async function placeUnder(tx: Tx, boardId: number, parentId: number): Promise<PlaceUnderParent> {
  const parent = await lockTask(tx, { id: parentId, boardId });
  if (parent.parentId !== null) throw new Invalid("A subtask can't have subtasks.");

  const subtaskGroupId = await defaultGroup(tx, parent.id);
  return { parentId: parent.id, subtaskGroupId, position: await endOfGroup(tx, subtaskGroupId) };
}

/** A new subtask is counted on its parent, stands in its feed and is told to its people. */
export async function noteNewSubtask(tx: Tx, parentId: number, { boardId, title }: Pick<Task, "boardId" | "title">, actor: CurrentUser): Promise<void> {
  await countSubtasks(tx, parentId);
  await recordActivity(tx, actor, { boardId, taskId: parentId, action: "added", column: "subtask", newValue: title });
  await recordNotification(tx, actor, { boardId, taskId: parentId, action: "subtask_added", description: title });
}

/** Needs the lock of the task, or two at once would each make one. */
async function defaultGroup(tx: Tx, taskId: number): Promise<number> {
  const known = await tx.subtaskGroup.findFirst({ where: { taskId, title: DEFAULT_GROUP } });
  if (known) return known.id;

  const last = await tx.subtaskGroup.aggregate({ where: { taskId }, _max: { position: true } });
  const group = await tx.subtaskGroup.create({ data: { taskId, title: DEFAULT_GROUP, position: (last._max.position?.toNumber() ?? 0) + 1 } });
  return group.id;
}
