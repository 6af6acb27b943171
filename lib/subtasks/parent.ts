import "server-only";
import type { Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import type { Tx } from "@/lib/db";
import { recordNotification } from "@/lib/notifications/record";
import { countSubtasks } from "@/lib/subtasks/counters";
import { defaultGroup, groupOf } from "@/lib/subtasks/group";
import { lockParent } from "@/lib/subtasks/lock";
import { endOfGroup } from "@/lib/subtasks/place";
import type { CurrentUser } from "@/lib/users/current-user";

export interface PlaceUnderParent {
  parentId: number;
  subtaskGroupId: number;
  position: string;
}

/** The end of a group, by default of the default group. Locks the parent.
 * @throws NotFound for a parent or group elsewhere, Invalid for a third level */
export async function placeUnder(
  tx: Tx,
  boardId: number,
  parentId: number,
  groupId: number | null = null,
): Promise<PlaceUnderParent> {
  const parent = await lockParent(tx, { id: parentId, boardId });
  const group = groupId === null ? await defaultGroup(tx, parent.id) : await groupOf(tx, parent.id, groupId);
  return { parentId: parent.id, subtaskGroupId: group.id, position: await endOfGroup(tx, group.id) };
}

/** Several new subtasks are sent as one notification. */
export async function recordNewSubtasks(
  tx: Tx,
  { id, boardId }: Pick<Task, "id" | "boardId">,
  titles: string[],
  actor: CurrentUser,
): Promise<void> {
  await countSubtasks(tx, id);
  await recordActivity(
    tx,
    actor,
    ...titles.map((title) => ({ boardId, taskId: id, event: "added subtask" as const, newValue: title })),
  );
  await recordNotification(tx, actor, {
    boardId,
    taskIds: [id],
    kind: "subtask_added",
    description: titles.join(", "),
  });
}
