import "server-only";
import type { Task } from "@/generated/prisma/client";
import { boardOfUser } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { db } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import type { CurrentUser } from "@/lib/users/current-user";

export interface OnTask extends OnBoard {
  task: Task;
}

/** The task of the path, through the board of the path. @throws Forbidden for a stranger's board, NotFound for a task of another one. */
export async function taskOnBoard(params: PathParams, user: CurrentUser): Promise<OnTask> {
  const { board, membership } = await boardOfUser(params, user);
  const task = await db.task.findFirst({ where: { id: pathId(params.task_id), boardId: board.id } });
  if (!task) throw new NotFound("Task");

  return { board, membership, task };
}

/** For what reads the task with all that hangs on it anyway: the board of the path, and the id that is to be found on it. */
export async function idOfTaskOnBoard(params: PathParams, user: CurrentUser): Promise<OnBoard & { taskId: number }> {
  const taskId = pathId(params.task_id);
  return { ...(await boardOfUser(params, user)), taskId };
}
