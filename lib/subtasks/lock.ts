import "server-only";
import type { Task } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { asSubtask, type Subtask } from "@/lib/subtasks/find";
import { lockTask } from "@/lib/tasks/lock";

type Found = Pick<Task, "id" | "boardId">;

/**
 * The task as it is now, under which subtasks may stand: its row orders its groups and what is in them. Held until the
 * transaction ends.
 *
 * @throws NotFound when it is gone, Invalid where a third level would come of it.
 */
export async function lockParent(tx: Tx, found: Found): Promise<Task> {
  const parent = await lockTask(tx, found);
  if (parent.parentId !== null) throw new Invalid("A subtask can't have subtasks.");
  return parent;
}

/** The subtask as it is now, held behind its parent until the transaction ends. @throws NotFound when it is gone or a task of its own by now. */
export const lockSubtask = async (tx: Tx, found: Subtask): Promise<Subtask> => asSubtask(await lockTask(tx, found));

/** What is archived has no place. @throws Invalid */
export function refuseArchived(...subtasks: Pick<Task, "archivedAt">[]): void {
  if (subtasks.some(({ archivedAt }) => archivedAt !== null))
    throw new Invalid("What is archived can't be moved. Please restore it first.");
}
