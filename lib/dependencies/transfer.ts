import "server-only";
import type { TaskDependency } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { changeTime } from "@/lib/database/change-time";
import type { Tx } from "@/lib/db";
import { dependencyLine } from "@/lib/dependencies/record";
import type { CurrentUser } from "@/lib/users/current-user";

interface Ended extends TaskDependency {
  predecessor: string;
  successor: string;
}

interface Transferred {
  moved: TaskDependency[];
  changedIds: number[];
}

/** Ends dependencies with tasks that stay; these record it and count as changed. */
export async function transferDependencies(
  tx: Tx,
  taskIds: number[],
  boardId: number,
  actor: CurrentUser,
): Promise<Transferred> {
  const ended = await tx.$queryRaw<Ended[]>`
    WITH ended AS (DELETE FROM task_dependency WHERE predecessor_id = ANY(${taskIds}) OR successor_id = ANY(${taskIds}) RETURNING *)
    SELECT predecessor_id AS "predecessorId", successor_id AS "successorId", ended.board_id AS "boardId", ended.created_at AS "createdAt", p.title AS predecessor, s.title AS successor
    FROM ended JOIN task p ON p.id = predecessor_id JOIN task s ON s.id = successor_id ORDER BY ended.created_at, predecessor_id, successor_id`;
  const moving = new Set(taskIds);
  const lines = ended.flatMap((dependency) => linesOf(dependency).filter(({ taskId }) => !moving.has(taskId)));
  await recordActivity(tx, actor, ...lines);

  const moved = ended.filter(({ predecessorId, successorId }) => moving.has(predecessorId) && moving.has(successorId));
  return {
    moved: moved.map(({ predecessorId, successorId, createdAt }) => ({
      predecessorId,
      successorId,
      createdAt,
      boardId,
    })),
    changedIds:
      lines.length > 0
        ? await touchTasks(
            tx,
            lines.map(({ taskId }) => taskId),
          )
        : [],
  };
}

function linesOf({ predecessorId, successorId, boardId, ...titles }: Ended): ReturnType<typeof dependencyLine>[] {
  const [predecessor, successor] = [
    { id: predecessorId, boardId, title: titles.predecessor },
    { id: successorId, boardId, title: titles.successor },
  ];
  return [
    dependencyLine(successor, "removed", "predecessor", predecessor),
    dependencyLine(predecessor, "removed", "successor", successor),
  ];
}

async function touchTasks(tx: Tx, ids: number[]): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number; parentId: number | null }[]>`
    UPDATE task SET updated_at = ${changeTime()} WHERE id IN (SELECT id FROM task WHERE id = ANY(${ids}) ORDER BY id FOR NO KEY UPDATE) RETURNING id, parent_id AS "parentId"`;
  return rows.filter(({ parentId }) => parentId === null).map(({ id }) => id);
}
