import "server-only";
import type { SubtaskGroup } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";

const DEFAULT = "Default Subtask Group";

const UNTITLED = "Untitled Group";

/** @throws NotFound for another task's group */
export async function groupOf(tx: Tx, taskId: number, id: number): Promise<SubtaskGroup> {
  const group = await tx.subtaskGroup.findFirst({ where: { id, taskId } });
  if (!group) throw new NotFound("Subtask group");
  return group;
}

/** Needs the task's lock, since concurrent calls would each create a group. */
export async function firstGroup(tx: Tx, taskId: number): Promise<SubtaskGroup> {
  return (
    (await tx.subtaskGroup.findFirst({ where: { taskId }, orderBy: { position: "asc" } })) ??
    newGroup(tx, taskId, UNTITLED)
  );
}

/** Needs the task's lock, since concurrent calls would each create a group. */
export async function defaultGroup(tx: Tx, taskId: number): Promise<SubtaskGroup> {
  return (
    (await tx.subtaskGroup.findFirst({ where: { taskId, title: DEFAULT }, orderBy: { position: "asc" } })) ??
    newGroup(tx, taskId, DEFAULT)
  );
}

/** Adds the group at the end. Needs the task's lock. */
export async function newGroup(tx: Tx, taskId: number, title: string): Promise<SubtaskGroup> {
  const last = await tx.subtaskGroup.aggregate({ where: { taskId }, _max: { position: true } });
  return tx.subtaskGroup.create({ data: { taskId, title, position: (last._max.position?.toNumber() ?? 0) + 1 } });
}
