import "server-only";
import type { Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import { type OnTask, taskOnBoard } from "@/lib/tasks/find";
import type { CurrentUser } from "@/lib/users/current-user";

export interface OnDependency extends OnTask {
  related: Task;
}

export async function relatedTasksOnBoard(params: PathParams, user: CurrentUser): Promise<OnDependency> {
  const found = await taskOnBoard(params, user);
  const related = await db.task.findFirst({ where: { id: pathId(params.related_task_id), boardId: found.board.id } });
  if (!related) throw new NotFound("Task");

  return { ...found, related };
}
