import "server-only";
import { Prisma, type Task } from "@/generated/prisma/client";
import { boardOfCaller, boardOfUser, foundBoard } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import type { InJson } from "@/lib/database/record";
import { NotFound } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import { taskAsJson, taskOfJson, type TaskRecord } from "@/lib/tasks/record";
import { finder } from "@/lib/users/caller-read";
import type { CurrentUser } from "@/lib/users/current-user";

export interface OnTask extends OnBoard {
  task: Task;
}

/** @throws Forbidden for a board that the user may not see, NotFound for a task of another board */
export const taskOnBoard = finder<OnTask>({
  expression: ({ board_id, task_id }) =>
    boardOfCaller(
      pathId(board_id),
      Prisma.sql`(SELECT ${taskAsJson} FROM task t WHERE t.id = ${pathId(task_id)} AND t.board_id = b.id)`,
    ),
  result: (value, user) => {
    const { more, ...found } = foundBoard<InJson<TaskRecord> | null>(value, user);
    if (!more) throw new NotFound("Task");
    return { ...found, task: taskOfJson(more) };
  },
});

/** For reads whose statement finds the task, and so is not run with a wrong input. */
export async function boardOfTaskPath(params: PathParams, user: CurrentUser): Promise<OnBoard> {
  pathId(params.task_id);
  return boardOfUser(params, user);
}
