import "server-only";
import type { Task } from "@/generated/prisma/client";
import { recordActivity, type TaskLine } from "@/lib/activity/record";
import type { Tx } from "@/lib/db";
import type { CurrentUser } from "@/lib/users/current-user";

type DependentTask = Pick<Task, "id" | "boardId" | "title">;

export interface Dependency {
  predecessor: DependentTask;
  successor: DependentTask;
}

/** Each task records a line that names the other. */
export async function recordDependencyChange(
  tx: Tx,
  { predecessor, successor }: Dependency,
  action: "added" | "removed",
  actor: CurrentUser,
): Promise<void> {
  await recordActivity(
    tx,
    actor,
    dependencyLine(successor, action, "predecessor", predecessor),
    dependencyLine(predecessor, action, "successor", successor),
  );
}

export const dependencyLine = (
  task: DependentTask,
  action: "added" | "removed",
  column: "predecessor" | "successor",
  other: DependentTask,
): TaskLine => ({
  boardId: task.boardId,
  taskId: task.id,
  event: `${action} ${column}`,
  newValue: other.title,
  settings: { task_id: other.id },
});
