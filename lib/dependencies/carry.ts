import "server-only";
import type { TaskDependency } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";

/** Ends the dependencies of tasks that go to another board. Answers those among themselves, for that board: they go with them. */
export async function takeDependencies(tx: Tx, taskIds: number[], boardId: number): Promise<TaskDependency[]> {
  const ended = await tx.$queryRaw<TaskDependency[]>`
    DELETE FROM task_dependency WHERE predecessor_id = ANY(${taskIds}) OR successor_id = ANY(${taskIds})
    RETURNING predecessor_id AS "predecessorId", successor_id AS "successorId", board_id AS "boardId", created_at AS "createdAt"`;
  const going = new Set(taskIds);
  return ended.filter(({ predecessorId, successorId }) => going.has(predecessorId) && going.has(successorId)).map((dependency) => ({ ...dependency, boardId }));
}
