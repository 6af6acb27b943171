import "server-only";
import { Prisma, type SubtaskGroup, type Task } from "@/generated/prisma/client";
import { boardOfCaller, foundBoard } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import type { InJson } from "@/lib/database/record";
import { NotFound } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import { groupAsJson, type GroupInJson, groupOfJson } from "@/lib/subtasks/group";
import { type OnTask, taskOnBoard } from "@/lib/tasks/find";
import { taskAsJson, taskOfJson, type TaskRecord } from "@/lib/tasks/record";
import { finder } from "@/lib/users/caller-read";

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
export const groupOnTask = finder<OnGroup>({
  expression: ({ board_id, task_id, group_id }) =>
    boardOfCaller(
      pathId(board_id),
      Prisma.sql`(
        SELECT json_build_array(${taskAsJson}, (SELECT ${groupAsJson} FROM subtask_group g WHERE g.id = ${pathId(group_id)} AND g.task_id = t.id))
        FROM task t WHERE t.id = ${pathId(task_id)} AND t.board_id = b.id)`,
    ),
  result: (value, user) => {
    const { more, ...found } = foundBoard<[InJson<TaskRecord>, GroupInJson | null] | null>(value, user);
    if (!more) throw new NotFound("Task");
    const [task, group] = more;
    if (!group) throw new NotFound("Subtask group");
    return { ...found, task: taskOfJson(task), group: groupOfJson(group) };
  },
});

/** @throws NotFound for a task without a parent */
export function asSubtask(task: Task): Subtask {
  if (!isSubtask(task)) throw new NotFound("Subtask");
  return task;
}

const isSubtask = (task: Task): task is Subtask => task.parentId !== null && task.subtaskGroupId !== null;
