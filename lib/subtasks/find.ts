import "server-only";
import type { SubtaskGroup, Task } from "@/generated/prisma/client";
import type { OnBoard } from "@/lib/boards/policy";
import { db } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import { groupOf } from "@/lib/subtasks/group";
import { type OnTask, taskOnBoard } from "@/lib/tasks/find";
import { finder } from "@/lib/users/caller-read";
import type { CurrentUser } from "@/lib/users/current-user";

/** The database guarantees that a task with a parent has one of its groups. */
export type Subtask = Task & { parentId: number; subtaskGroupId: number };

export interface OnSubtask extends OnBoard {
  subtask: Subtask;
}

const asTaskPath = (params: PathParams) => ({ ...params, task_id: params.subtask_id ?? params.task_id ?? "" });

/** @throws NotFound for a task of another board or without a parent */
export const subtaskOnBoard = finder<OnSubtask>({
  expression: (params) => taskOnBoard.expression(asTaskPath(params)),
  result: async (value, user, params) => {
    const { board, membership, task } = await taskOnBoard.result(value, user, asTaskPath(params));
    return { board, membership, subtask: asSubtask(task) };
  },
});

export interface OnGroup extends OnTask {
  group: SubtaskGroup;
}

/** @throws NotFound for another task's group */
export async function groupOnTask(params: PathParams, user: CurrentUser): Promise<OnGroup> {
  const found = await taskOnBoard(params, user);
  return { ...found, group: await groupOf(db, found.task.id, pathId(params.group_id)) };
}

/** @throws NotFound for a task without a parent */
export function asSubtask(task: Task): Subtask {
  if (!isSubtask(task)) throw new NotFound("Subtask");
  return task;
}

const isSubtask = (task: Task): task is Subtask => task.parentId !== null && task.subtaskGroupId !== null;
