import "server-only";
import type { Task } from "@/generated/prisma/client";
import { recordActivity, type TaskLine } from "@/lib/activity/record";
import type { Tx } from "@/lib/db";
import type { CurrentUser } from "@/lib/users/current-user";

type End = Pick<Task, "id" | "boardId" | "title">;

export interface Dependency {
  predecessor: End;
  successor: End;
}

/** Each of the two has a line that names the other. */
export async function noteDependency(
  tx: Tx,
  { predecessor, successor }: Dependency,
  action: "added" | "removed",
  actor: CurrentUser,
): Promise<void> {
  await recordActivity(
    tx,
    actor,
    lineOf(successor, action, "predecessor", predecessor),
    lineOf(predecessor, action, "successor", successor),
  );
}

export const lineOf = (
  task: End,
  action: "added" | "removed",
  column: "predecessor" | "successor",
  other: End,
): TaskLine => ({
  boardId: task.boardId,
  taskId: task.id,
  event: `${action} ${column}`,
  newValue: other.title,
  settings: { task_id: other.id },
});
