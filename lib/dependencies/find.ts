import "server-only";
import { Prisma, type Task } from "@/generated/prisma/client";
import { boardOfCaller, foundBoard } from "@/lib/boards/find";
import type { InJson } from "@/lib/database/record";
import { NotFound } from "@/lib/errors";
import { pathId } from "@/lib/http/request/params";
import type { OnTask } from "@/lib/tasks/find";
import { taskAsJson, taskOfJson, type TaskRecord } from "@/lib/tasks/record";
import { finder } from "@/lib/users/caller-read";

export interface OnDependency extends OnTask {
  related: Task;
}

type FoundTask = InJson<TaskRecord> | null;

const taskOf = (id: number) => Prisma.sql`(SELECT ${taskAsJson} FROM task t WHERE t.id = ${id} AND t.board_id = b.id)`;

export const relatedTasksOnBoard = finder<OnDependency>({
  expression: ({ board_id, task_id, related_task_id }) =>
    boardOfCaller(
      pathId(board_id),
      Prisma.sql`json_build_array(${taskOf(pathId(task_id))}, ${taskOf(pathId(related_task_id))})`,
    ),
  result: (value, user) => {
    const {
      more: [task, related],
      ...found
    } = foundBoard<[FoundTask, FoundTask]>(value, user);
    if (!task || !related) throw new NotFound("Task");
    return { ...found, task: taskOfJson(task), related: taskOfJson(related) };
  },
});
