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

/** @throws Forbidden for a board that the user may not see, NotFound for a task of another board */
export async function taskOnBoard(params: PathParams, user: CurrentUser): Promise<OnTask> {
  const { board, membership } = await boardOfUser(params, user);
  const task = await db.task.findFirst({ where: { id: pathId(params.task_id), boardId: board.id } });
  if (!task) throw new NotFound("Task");

  return { board, membership, task };
}

/** For reads whose statement finds the task, and so is not run with a wrong input. */
export async function boardOfTaskPath(params: PathParams, user: CurrentUser): Promise<OnBoard> {
  pathId(params.task_id);
  return boardOfUser(params, user);
}
