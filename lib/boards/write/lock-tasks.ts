import "server-only";
import type { Board, Task } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";

export type Original = Pick<Task, "id" | "stageId" | "parentId" | "subtaskGroupId" | "status"> & { position: string };

export interface LockedTasks {
  top: Original[];
  subtasks: Original[];
  groups: { id: number }[];
}

/** Reads a consistent snapshot of the active tasks. Others may still move and edit them, but not delete them. */
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
