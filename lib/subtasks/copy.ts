import "server-only";
import { Prisma, type SubtaskGroup, type Task } from "@/generated/prisma/client";
import { type Copy, copyIds } from "@/lib/copies/copy";
import { insertAllInto } from "@/lib/database/record";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";
import { countSubtasks } from "@/lib/subtasks/counters";
import { groupColumns, groupOfRow, type GroupRow } from "@/lib/subtasks/group";
import { reminderColumns, taskColumns, taskOfRecord, type TaskRecord } from "@/lib/tasks/record";

type Overrides = Pick<Task, "createdById"> &
  Partial<
    Pick<Task, "boardId" | "type" | "status" | "lastCompletedAt" | "dueAt" | "startedAt" | "remindAt" | "remindedAt">
  >;

type ToCopy<Original> = Original & { copyId: number };

export interface SubtasksToCopy {
  groups: ToCopy<SubtaskGroup>[];
  subtasks: ToCopy<Task>[];
}

/** The active subtasks and the groups of tasks, with ids for their copies. */
export async function subtasksToCopy(tx: Tx, parentIds: number[]): Promise<SubtasksToCopy> {
  const [groups, subtasks] = await Promise.all([
    rowsOf<ToCopy<GroupRow>>(
      tx,
      Prisma.sql`
      SELECT ${groupColumns}, nextval(pg_get_serial_sequence('subtask_group', 'id'))::int AS "copyId"
      FROM (SELECT * FROM subtask_group WHERE task_id = ANY(${parentIds}::int[]) ORDER BY position) g`,
    ),
    rowsOf<ToCopy<TaskRecord>>(
      tx,
      Prisma.sql`
      SELECT ${taskColumns}, nextval(pg_get_serial_sequence('task', 'id'))::int AS "copyId"
      FROM (SELECT * FROM task WHERE parent_id = ANY(${parentIds}::int[]) AND archived_at IS NULL ORDER BY id) t`,
    ),
  ]);
  return {
    groups: groups.map((row) => ({ ...groupOfRow(row), copyId: row.copyId })),
    subtasks: subtasks.map((row) => ({ ...taskOfRecord(row), copyId: row.copyId })),
  };
}

/** @param parents the tasks and their copies; what belongs to other tasks is left out */
export async function copySubtasks(
  tx: Tx,
  parents: Copy[],
  found: SubtasksToCopy,
  overrides: (subtask: Task) => Overrides,
): Promise<Copy[]> {
  const parentIds = copyIds(parents);
  const groups = found.groups.filter(({ taskId }) => parentIds.has(taskId));
  if (groups.length === 0) return [];

  const subtasks = found.subtasks.filter(({ parentId }) => parentIds.has(parentId ?? 0));
  const groupIds = new Map(groups.map(({ id, copyId }) => [id, copyId]));
  const groupCopies = groups.map(({ copyId, taskId, title, position }) => ({
    ...{ id: copyId, taskId: parentIds.get(taskId), title, position },
  }));
  await sendAlong(tx, insertAllInto("subtask_group", groupCopies));
  const now = new Date();
  const copies = subtasks.map((subtask) => ({
    ...ownColumns(subtask),
    id: subtask.copyId,
    parentId: parentIds.get(subtask.parentId ?? 0),
    subtaskGroupId: groupIds.get(subtask.subtaskGroupId ?? 0),
    position: subtask.position,
    ...overrides(subtask),
    createdAt: now,
    updatedAt: now,
  }));
  if (copies.length > 0) await sendAlong(tx, insertAllInto("task", copies));
  await countSubtasks(tx, ...parentIds.values());
  return subtasks.map(({ id, copyId }) => ({ from: id, to: copyId }));
}

/** Where a task is, who made it, and what others added to it. */
const NOT_COPIED = [
  ...["id", "stageId", "parentId", "subtaskGroupId", "position"],
  ...["source", "sourceId", "authorName", "authorEmail", "createdById", "createdAt", "updatedAt"],
  ...["commentsCount", "subtaskCount", "subtaskCompletedCount", "attachmentCount", "voteCount", "loggedMinutes"],
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

/** The same as the database stores them. */
export const ownColumns = (task: Task) => reminderColumns({ ...ownFields(task), leadValue: task.leadValue.toFixed(2) });
