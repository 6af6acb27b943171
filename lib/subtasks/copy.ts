import "server-only";
import { Prisma, type Task } from "@/generated/prisma/client";
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

/** Where a task is, who made it, and what others added to it. */
const NOT_COPIED = [
  ...["id", "stageId", "parentId", "subtaskGroupId", "position"],
  ...["source", "sourceId", "authorName", "authorEmail", "createdById", "createdAt", "updatedAt"],
  ...["commentsCount", "subtaskCount", "subtaskCompletedCount", "attachmentCount", "voteCount"],
  ...["isPinned", "coverAttachmentId", "titleChangedAt", "descriptionChangedAt"],
  ...["archivedAt", "archivedById", "archivedWithStage", "archivedPosition"],
] as const satisfies (keyof Task)[];

type OwnFields = Omit<Task, (typeof NOT_COPIED)[number]>;

const OWN_FIELDS = Object.keys(Prisma.TaskScalarFieldEnum).filter(
  (name) => !(NOT_COPIED as readonly string[]).includes(name),
) as (keyof OwnFields)[];

/** All columns that a copy keeps. */
export const ownFields = (task: Task): OwnFields =>
  Object.fromEntries(OWN_FIELDS.map((name) => [name, task[name]])) as unknown as OwnFields;
