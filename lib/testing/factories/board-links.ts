import type { Stage, Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aTask } from "@/lib/testing/factories/boards";

/** Links a person to a new task of the stage and makes them a default assignee and watcher of the stage. */
export async function linkToTaskAndStage(stage: Stage, { id: userId }: Pick<User, "id">): Promise<Task> {
  const task = await aTask(stage);
  await db.taskAssignee.create({ data: { taskId: task.id, userId } });
  await db.taskWatcher.create({ data: { taskId: task.id, userId } });
  await db.stageDefaultAssignee.create({ data: { stageId: stage.id, userId } });
  await db.stageDefaultWatcher.create({ data: { stageId: stage.id, userId } });
  return task;
}

/**
 * The person's numbers of memberships, assigned tasks, watched tasks, and stages with default assignees and watchers.
 */
export const boardLinks = async ({ id: userId }: Pick<User, "id">) =>
  Promise.all([
    db.boardMember.count({ where: { userId } }),
    db.taskAssignee.count({ where: { userId } }),
    db.taskWatcher.count({ where: { userId } }),
    db.stageDefaultAssignee.count({ where: { userId } }),
    db.stageDefaultWatcher.count({ where: { userId } }),
  ]);
