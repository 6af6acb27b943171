import "server-only";
import { Prisma, type Task } from "@/generated/prisma/client";
import { boardOfUser, boardOfUserWith } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { NotFound } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import { taskColumns, type TaskInJson, taskOfJson } from "@/lib/tasks/record";
import type { CurrentUser } from "@/lib/users/current-user";

export interface OnTask extends OnBoard {
  task: Task;
}

/** @throws Forbidden for a board that the user may not see, NotFound for a task of another board */
export async function taskOnBoard(params: PathParams, user: CurrentUser): Promise<OnTask> {
  const record = Prisma.sql`SELECT row_to_json(r) FROM (SELECT ${taskColumns} FROM task t WHERE t.id = ${pathId(params.task_id)} AND t.board_id = b.id) r`;
  const { more, ...found } = await boardOfUserWith<TaskInJson | null>(params, user, record);
  if (!more) throw new NotFound("Task");

  return { ...found, task: taskOfJson(more) };
}

/** For reads whose statement finds the task, and so is not run with a wrong input. */
export async function boardOfTaskPath(params: PathParams, user: CurrentUser): Promise<OnBoard> {
  pathId(params.task_id);
  return boardOfUser(params, user);
}
