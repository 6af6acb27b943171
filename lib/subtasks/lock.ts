import "server-only";
import type { SubtaskGroup, Task } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import { asSubtask, type Subtask } from "@/lib/subtasks/find";
import { chooseGroup, type GroupChoice } from "@/lib/subtasks/group";
import { lockTask } from "@/lib/tasks/lock";

type Found = Pick<Task, "id" | "boardId">;

/** The parent's row serializes changes of its groups and subtasks.
 * @throws NotFound when it is gone, Invalid for a subtask, which can't have subtasks */
export async function lockParent(tx: Tx, found: Found): Promise<Task> {
  const parent = await lockTask(tx, found);
  if (parent.parentId !== null) throw new Invalid("A subtask can't have subtasks.");
  return parent;
}

/** The same, with one of its groups. @throws NotFound for another task's group */
export async function lockWithGroup(
  tx: Tx,
  found: Found,
  choice: GroupChoice,
): Promise<{ parent: Task; group: SubtaskGroup }> {
  const [parent, group] = await Promise.all([lockParent(tx, found), chooseGroup(tx, found, choice)]);
  if (!group) throw new NotFound("Subtask group");
  return { parent, group };
}

/** Locks the parent first. @throws NotFound when it is gone, or no longer a subtask */
export const lockSubtask = async (tx: Tx, found: Subtask): Promise<Subtask> => asSubtask(await lockTask(tx, found));

/** Archived subtasks have no place. @throws Invalid */
export function refuseArchived(...subtasks: Pick<Task, "archivedAt">[]): void {
  if (subtasks.some(({ archivedAt }) => archivedAt !== null))
    throw new Invalid("What is archived can't be moved. Please restore it first.");
}
