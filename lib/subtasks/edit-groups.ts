import "server-only";
import type { SubtaskGroup, Task } from "@/generated/prisma/client";
import { type ActivityLine, recordActivity } from "@/lib/activity/record";
import { transaction, type Tx } from "@/lib/db";
import type { AddGroup, DeleteGroup, RenameGroup } from "@/lib/subtasks/inputs";
import { lockWithGroup } from "@/lib/subtasks/lock";
import { deleteTasks } from "@/lib/tasks/write/delete";
import type { CurrentUser } from "@/lib/users/current-user";

/** Adds the group at the end (compatibility.md, C64). */
export async function addGroup(found: Task, { title }: AddGroup, actor: CurrentUser): Promise<SubtaskGroup> {
  return transaction(async (tx) => {
    const { parent, group } = await lockWithGroup(tx, found, { newTitle: title });
    await recordChange(tx, parent, { event: "created subtask group", newValue: title }, actor);
    return group;
  });
}

/** An unchanged title records nothing. @throws NotFound for another task's group */
export async function renameGroup(
  found: Task,
  { groupId, title }: RenameGroup,
  actor: CurrentUser,
): Promise<SubtaskGroup> {
  return transaction(async (tx) => {
    const { parent, group } = await lockWithGroup(tx, found, groupId);
    if (group.title === title) return group;

    await recordChange(tx, parent, { event: "updated subtask group", oldValue: group.title, newValue: title }, actor);
    return tx.subtaskGroup.update({ where: { id: group.id }, data: { title } });
  });
}

/** Deletes its subtasks with it. @throws NotFound for another task's group */
export async function deleteGroup(found: Task, { groupId }: DeleteGroup, actor: CurrentUser): Promise<void> {
  await transaction(async (tx) => {
    const { parent, group } = await lockWithGroup(tx, found, groupId);
    await deleteTasks(
      tx,
      parent.boardId,
      await tx.task.findMany({ where: { subtaskGroupId: group.id }, orderBy: { id: "asc" } }),
      actor,
    );
    await tx.subtaskGroup.delete({ where: { id: group.id } });
    await recordChange(tx, parent, { event: "deleted subtask group", oldValue: group.title }, actor);
  });
}

type GroupEvent = "created subtask group" | "updated subtask group" | "deleted subtask group";

const recordChange = (
  tx: Tx,
  { id, boardId }: Task,
  line: Pick<ActivityLine, "oldValue" | "newValue"> & { event: GroupEvent },
  actor: CurrentUser,
) => recordActivity(tx, actor, { boardId, taskId: id, ...line });
