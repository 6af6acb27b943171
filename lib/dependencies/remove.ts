import "server-only";
import { recordDependencyChange } from "@/lib/dependencies/record";
import type { OnDependency } from "@/lib/dependencies/find";
import { transaction } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { lockInSequence, lockTask } from "@/lib/tasks/lock";
import type { CurrentUser } from "@/lib/users/current-user";

/** Ends the dependency in either direction. @throws NotFound when there is none */
export async function removeDependency(
  { board, task, related }: Pick<OnDependency, "board" | "task" | "related">,
  actor: CurrentUser,
): Promise<void> {
  await transaction(async (tx) => {
    await lockInSequence(tx, board.id, task.id, related.id);
    for (const { id } of [task, related]) await lockTask(tx, { id, boardId: board.id });
    const [ended] = await tx.$queryRaw<{ predecessorId: number }[]>`
      DELETE FROM task_dependency WHERE (predecessor_id, successor_id) IN ((${task.id}, ${related.id}), (${related.id}, ${task.id})) RETURNING predecessor_id AS "predecessorId"`;
    if (!ended) throw new NotFound("Dependency");

    const dependency =
      ended.predecessorId === task.id
        ? { predecessor: task, successor: related }
        : { predecessor: related, successor: task };
    await recordDependencyChange(tx, dependency, "removed", actor);
  });
}
