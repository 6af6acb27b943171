import "server-only";
import type { Board, Task } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";

/** Where a task stands. */
export type Original = Pick<Task, "id" | "stageId" | "parentId" | "subtaskGroupId" | "status"> & { position: string };

export interface LockedTasks {
  top: Original[];
  subtasks: Original[];
  groups: { id: number }[];
}

/**
 * The active tasks of these stages with their subtasks, as they stand at one moment. Others may go on to move and to edit
 * them; none of them, and none of their groups, is deleted until the transaction ends.
 */
export async function lockTasks(tx: Tx, { id }: Board, stageIds: number[]): Promise<LockedTasks> {
  const locked = await tx.$queryRaw<
    { id: number }[]
  >`SELECT id FROM task WHERE board_id = ${id} AND archived_at IS NULL ORDER BY id FOR KEY SHARE`;
  const groups = await tx.$queryRaw<{ id: number; taskId: number }[]>`
    SELECT g.id, g.task_id AS "taskId" FROM subtask_group g WHERE g.task_id = ANY(${locked.map((task) => task.id)}::int[]) ORDER BY g.id FOR KEY SHARE`;
  const tasks = await tx.$queryRaw<Original[]>`
    SELECT id, stage_id AS "stageId", parent_id AS "parentId", subtask_group_id AS "subtaskGroupId", status::text, position::text FROM task
    WHERE id = ANY(${locked.map((task) => task.id)}::int[]) AND board_id = ${id} AND archived_at IS NULL ORDER BY id`;
  return inStages(tasks, groups, new Set(stageIds));
}

/** What is archived stays behind, and so does what hangs on what stays behind. */
function inStages(tasks: Original[], groups: { id: number; taskId: number }[], stageIds: Set<number>): LockedTasks {
  const top = tasks.filter(({ stageId }) => stageId !== null && stageIds.has(stageId));
  const parents = new Set(top.map(({ id }) => id));
  const copiedGroups = groups.filter(({ taskId }) => parents.has(taskId));
  const groupIds = new Set(copiedGroups.map(({ id }) => id));
  return {
    top,
    subtasks: tasks.filter(({ subtaskGroupId }) => subtaskGroupId !== null && groupIds.has(subtaskGroupId)),
    groups: copiedGroups,
  };
}
