import "server-only";
import type { Stage, Task } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { assignPeople } from "@/lib/tasks/write/assign";
import { closeTask, reopenTask } from "@/lib/tasks/write/close";
import { watchByDefault } from "@/lib/tasks/write/watch";
import type { CurrentUser } from "@/lib/users/current-user";

/** What a stage does with a task that comes into it from another one, or from none: it closes or reopens it, and gives it its default people. */
export async function arriveInStage(
  tx: Tx,
  task: Task,
  from: Stage | null,
  stage: Stage,
  actor: CurrentUser,
): Promise<void> {
  if (stage.defaultTaskStatus === "closed" && task.status === "open") await closeTask(tx, task, actor);
  if (stage.defaultTaskStatus === "open" && from?.defaultTaskStatus === "closed" && task.status === "closed")
    await reopenTask(tx, task, actor);
  await greetWithDefaultPeople(tx, task, stage, actor);
}

/** Null is somebody whose account is gone. */
export async function greetWithDefaultPeople(
  tx: Tx,
  task: Task,
  stage: Stage,
  actor: Pick<CurrentUser, "id"> | null,
): Promise<void> {
  if (!stage.hasDefaultPeople) return;

  const assignees = await tx.stageDefaultAssignee.findMany({ where: { stageId: stage.id } });
  const watchers = await tx.stageDefaultWatcher.findMany({ where: { stageId: stage.id } });
  await assignPeople(
    tx,
    task,
    assignees.map(({ userId }) => userId),
    actor,
  );
  await watchByDefault(
    tx,
    task,
    watchers.map(({ userId }) => userId),
  );
}
