import "server-only";
import type { Task } from "@/generated/prisma/client";
import { copiesOf, type Copy, copyIds } from "@/lib/copies/copy";
import type { Tx } from "@/lib/db";
import { countSubtasks } from "@/lib/subtasks/counters";

type Overrides = Pick<Task, "createdById"> &
  Partial<Pick<Task, "status" | "lastCompletedAt" | "dueAt" | "startedAt" | "remindAt" | "remindedAt">>;

export async function copySubtasks(
  tx: Tx,
  { from, to }: Copy,
  overrides: (subtask: Task) => Overrides,
): Promise<Copy[]> {
  const groups = await tx.subtaskGroup.findMany({ where: { taskId: from }, orderBy: { position: "asc" } });
  if (groups.length === 0) return [];
  const subtasks = await tx.task.findMany({ where: { parentId: from, archivedAt: null }, orderBy: { id: "asc" } });

  const groupCopies = await copiesOf(tx, "subtask_group", groups);
  const copies = await copiesOf(tx, "task", subtasks);
  const [groupIds, ids] = [copyIds(groupCopies), copyIds(copies)];
  await tx.subtaskGroup.createMany({
    data: groups.map(({ id, title, position }) => ({ id: groupIds.get(id) ?? 0, taskId: to, title, position })),
  });
  await tx.task.createMany({
    data: subtasks.map((subtask) => ({
      ...ownFields(subtask),
      id: ids.get(subtask.id) ?? 0,
      parentId: to,
      subtaskGroupId: groupIds.get(subtask.subtaskGroupId ?? 0),
      position: subtask.position,
      ...overrides(subtask),
    })),
  });
  await countSubtasks(tx, to);
  return copies;
}

/** Neither its place nor what others added to it. */
export const ownFields = (task: Task) => ({
  boardId: task.boardId,
  title: task.title,
  slug: task.slug,
  type: task.type,
  status: task.status,
  lastCompletedAt: task.lastCompletedAt,
  priority: task.priority,
  description: task.description,
  leadValue: task.leadValue,
  crmContactId: task.crmContactId,
  estimatedMinutes: task.estimatedMinutes,
  isTemplate: task.isTemplate,
  coverColor: task.coverColor,
  logo: task.logo,
  integrationType: task.integrationType,
  startedAt: task.startedAt,
  dueAt: task.dueAt,
  reminderType: task.reminderType,
  remindAt: task.remindAt,
  remindedAt: task.remindedAt,
});
