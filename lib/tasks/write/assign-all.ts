import "server-only";
import { recordActivity } from "@/lib/activity/record";
import type { Tx } from "@/lib/db";
import { notifyEachAssigned } from "@/lib/notifications/assignment";
import type { TaskPerson } from "@/lib/notifications/record";
import { assignableIds } from "@/lib/tasks/write/assignable";
import { startWatchingEach } from "@/lib/tasks/write/watch-all";
import type { CurrentUser } from "@/lib/users/current-user";

/**
 * Assigns people to all of these tasks of a board as `assignPeople` does to one, in as many statements for two tasks as for
 * ten thousand; who may not be assigned is left out. The tasks must be locked. Tells which of them changed.
 */
export async function assignToAll(
  tx: Tx,
  boardId: number,
  taskIds: number[],
  userIds: number[],
  actor: CurrentUser,
): Promise<number[]> {
  const may = await assignableIds(tx, boardId, userIds);
  const added = may.length > 0 ? await assign(tx, taskIds, may) : [];
  if (added.length === 0) return [];

  await startWatchingEach(tx, boardId, added, "watch_on_assigning");
  await recordLines(tx, boardId, added, actor);
  await notifyEachAssigned(tx, actor, boardId, added);
  return [...new Set(added.map(({ taskId }) => taskId))];
}

/** In the order of the tasks as they were named. */
const assign = (tx: Tx, taskIds: number[], userIds: number[]) => tx.$queryRaw<TaskPerson[]>`
  WITH added AS (
    INSERT INTO task_assignee (task_id, user_id) SELECT task.id, person.id FROM unnest(${taskIds}::int[]) AS task(id) CROSS JOIN unnest(${userIds}::int[]) AS person(id)
    ON CONFLICT DO NOTHING RETURNING task_id, user_id)
  SELECT task_id AS "taskId", user_id AS "userId" FROM added JOIN unnest(${taskIds}::int[]) WITH ORDINALITY AS asked(id, place) ON asked.id = task_id ORDER BY place, user_id`;

/** Joining stands under `task`, others under `assignee` with the name (observed.md, 11). */
async function recordLines(tx: Tx, boardId: number, added: TaskPerson[], actor: CurrentUser) {
  const people = await tx.user.findMany({
    where: { id: { in: added.map(({ userId }) => userId) } },
    select: { id: true, displayName: true },
  });
  const names = new Map(people.map(({ id, displayName }) => [id, displayName]));
  const lines = added.map(({ taskId, userId }) => ({
    boardId,
    taskId,
    ...(userId === actor.id
      ? { action: "joined", column: "task" }
      : { action: "added", column: "assignee", newValue: names.get(userId) }),
  }));
  await recordActivity(tx, actor, ...lines);
}
