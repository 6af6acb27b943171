import "server-only";
import type { SubtaskGroup } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";

/** Where a task goes that becomes a subtask. */
const DEFAULT = "Default Subtask Group";

/** Where a subtask goes that is made under a task without groups. */
const UNTITLED = "Untitled Group";

/** A group of this task. @throws NotFound for another task's, too. */
export async function groupOf(tx: Tx, taskId: number, id: number): Promise<SubtaskGroup> {
  const group = await tx.subtaskGroup.findFirst({ where: { id, taskId } });
  if (!group) throw new NotFound("Subtask group");
  return group;
}

/** Needs the lock of the task, or two at once would each make one. */
export async function firstGroup(tx: Tx, taskId: number): Promise<SubtaskGroup> {
  return (
    (await tx.subtaskGroup.findFirst({ where: { taskId }, orderBy: { position: "asc" } })) ??
    newGroup(tx, taskId, UNTITLED)
  );
}

/** Needs the lock of the task, or two at once would each make one. */
export async function defaultGroup(tx: Tx, taskId: number): Promise<SubtaskGroup> {
  return (
    (await tx.subtaskGroup.findFirst({ where: { taskId, title: DEFAULT }, orderBy: { position: "asc" } })) ??
    newGroup(tx, taskId, DEFAULT)
  );
}

/** A group behind the task's others. Needs the lock of the task. */
export async function newGroup(tx: Tx, taskId: number, title: string): Promise<SubtaskGroup> {
  const last = await tx.subtaskGroup.aggregate({ where: { taskId }, _max: { position: true } });
  return tx.subtaskGroup.create({ data: { taskId, title, position: (last._max.position?.toNumber() ?? 0) + 1 } });
}
