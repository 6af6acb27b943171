import "server-only";
import { type Board, type Task, Prisma } from "@/generated/prisma/client";
import { type Dependency, recordDependencyChange } from "@/lib/dependencies/record";
import type { AddDependency } from "@/lib/dependencies/inputs";
import { sendAlong, transaction, type Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { lockInSequence, lockTask } from "@/lib/tasks/lock";
import type { CurrentUser } from "@/lib/users/current-user";

/** Refuses circular dependencies. */
export async function addDependency(
  board: Board,
  found: Task,
  input: AddDependency,
  actor: CurrentUser,
): Promise<void> {
  const [predecessorId, successorId] = [input.predecessorId ?? found.id, input.successorId ?? found.id];
  if (predecessorId === successorId) throw new Invalid("A task can't depend on itself.");
  if (predecessorId !== found.id && successorId !== found.id)
    throw new Invalid("One of the two has to be the task of the address.");

  await transaction(async (tx) => {
    await lockDependencies(tx, board.id);
    const dependency = await lockedTasks(tx, board.id, predecessorId, successorId);
    if (await tx.taskDependency.count({ where: { predecessorId, successorId } }))
      throw new Invalid("This dependency already exists.");
    if (await isAfter(tx, successorId, predecessorId))
      throw new Invalid("This would make the tasks wait for each other in a circle.");

    await tx.taskDependency.create({ data: { predecessorId, successorId, boardId: board.id } });
    await recordDependencyChange(tx, dependency, "added", actor);
  });
}

async function lockedTasks(tx: Tx, boardId: number, predecessorId: number, successorId: number): Promise<Dependency> {
  await lockInSequence(tx, boardId, predecessorId, successorId);
  return {
    predecessor: await lockTask(tx, { id: predecessorId, boardId }),
    successor: await lockTask(tx, { id: successorId, boardId }),
  };
}

/** Whether the task waits for the earlier one, directly or through others. */
async function isAfter(tx: Tx, earlierId: number, taskId: number): Promise<boolean> {
  const [found] = await tx.$queryRaw<{ is: boolean }[]>`
    WITH RECURSIVE behind (id) AS (
      SELECT successor_id FROM task_dependency WHERE predecessor_id = ${earlierId}
      UNION SELECT d.successor_id FROM task_dependency d JOIN behind ON d.predecessor_id = behind.id)
    SELECT EXISTS (SELECT FROM behind WHERE id = ${taskId}) AS is`;
  return found?.is ?? false;
}

/** The first half of the advisory lock's key; the second is the board's id. */
const DEPENDENCIES = 4_003;

/** Serializes changes, since two at once could close a circle that neither sees. Comes before the tasks' locks. */
async function lockDependencies(tx: Tx, boardId: number): Promise<void> {
  await sendAlong(tx, Prisma.sql`SELECT pg_advisory_xact_lock(${DEPENDENCIES}::int, ${boardId}::int)`);
}
