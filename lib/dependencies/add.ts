import "server-only";
import { type Board, type Task, Prisma } from "@/generated/prisma/client";
import { behind, lockDependencies } from "@/lib/dependencies/circles";
import { type Dependency, recordDependencyChange } from "@/lib/dependencies/record";
import type { AddDependency } from "@/lib/dependencies/inputs";
import { insertInto } from "@/lib/database/record";
import { rowsOf, sendAlong, transaction, type Tx } from "@/lib/db";
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
    const { exists, isCircular } = await existing(tx, predecessorId, successorId);
    if (exists) throw new Invalid("This dependency already exists.");
    if (isCircular) throw new Invalid("This would make the tasks wait for each other in a circle.");

    await sendAlong(tx, insertInto("task_dependency", { predecessorId, successorId, boardId: board.id }));
    await recordDependencyChange(tx, dependency, "added", actor);
  });
}

async function lockedTasks(tx: Tx, boardId: number, predecessorId: number, successorId: number): Promise<Dependency> {
  await lockInSequence(tx, boardId, predecessorId, successorId);
  const [predecessor, successor] = await Promise.all([
    lockTask(tx, { id: predecessorId, boardId }),
    lockTask(tx, { id: successorId, boardId }),
  ]);
  return { predecessor, successor };
}

/** It is circular when the predecessor waits for the successor, directly or through others. */
async function existing(tx: Tx, predecessorId: number, successorId: number) {
  const [found] = await rowsOf<{ exists: boolean; isCircular: boolean }>(
    tx,
    Prisma.sql`
    WITH RECURSIVE ${behind(Prisma.sql`SELECT ${successorId}::int`)}
    SELECT EXISTS (SELECT FROM behind WHERE id = ${predecessorId}) AS "isCircular",
      EXISTS (SELECT FROM task_dependency WHERE predecessor_id = ${predecessorId} AND successor_id = ${successorId}) AS exists`,
  );
  return found ?? { exists: false, isCircular: false };
}
