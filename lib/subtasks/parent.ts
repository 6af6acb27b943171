import "server-only";
import type { Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import type { Tx } from "@/lib/db";
import { recordNotification } from "@/lib/notifications/record";
import { countSubtasks } from "@/lib/subtasks/counters";
import { chosenGroup } from "@/lib/subtasks/group";
import { lockWithGroup } from "@/lib/subtasks/lock";
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
  const [found, choice] = [{ id: parentId, boardId }, groupId ?? "default"] as const;
  const [{ parent, group }, position] = await Promise.all([
    lockWithGroup(tx, found, choice),
    endOfGroup(tx, chosenGroup(found, choice)),
  ]);
  return { parentId: parent.id, subtaskGroupId: group.id, position };
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
