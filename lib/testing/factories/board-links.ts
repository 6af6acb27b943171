import type { Stage, Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aTask } from "@/lib/testing/factories/boards";

export async function linkToTaskAndStage(stage: Stage, { id: userId }: Pick<User, "id">): Promise<Task> {
  const task = await aTask(stage);
  await db.taskAssignee.create({ data: { taskId: task.id, userId } });
  await db.taskWatcher.create({ data: { taskId: task.id, userId } });
  await db.stageDefaultAssignee.create({ data: { stageId: stage.id, userId } });
  await db.stageDefaultWatcher.create({ data: { stageId: stage.id, userId } });
  return task;
}

export const boardLinks = async ({ id: userId }: Pick<User, "id">) =>
  Promise.all([
    db.boardMember.count({ where: { userId } }),
    db.taskAssignee.count({ where: { userId } }),
    db.taskWatcher.count({ where: { userId } }),
    db.stageDefaultAssignee.count({ where: { userId } }),
    db.stageDefaultWatcher.count({ where: { userId } }),
  ]);
