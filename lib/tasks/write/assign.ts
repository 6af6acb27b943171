import "server-only";
import { type ActivityLine, recordActivity } from "@/lib/activity/record";
import { byId } from "@/lib/by-id";
import type { Tx } from "@/lib/db";
import { notifyAssigned, notifyUnassigned } from "@/lib/notifications/assignment";
import type { TaskPerson } from "@/lib/notifications/record";
import { assignableIds } from "@/lib/tasks/write/assignable";
import { startWatching } from "@/lib/tasks/write/watch";
import type { CurrentUser } from "@/lib/users/current-user";

/** Null stands for an account that was deleted. */
type Actor = Pick<CurrentUser, "id"> | null;

/** Assigns people to tasks of a board, with activity, notification and watching; existing assignments stay, and
 * people who may not be assigned are left out. Needs the tasks' locks. Returns the tasks that changed. */
export async function assignPeople(
  tx: Tx,
  boardId: number,
  taskIds: number[],
  userIds: number[],
  actor: Actor,
): Promise<number[]> {
  const allowed = await assignableIds(tx, boardId, userIds);
  const added = allowed.length > 0 ? await insertAssignees(tx, taskIds, allowed) : [];
  if (added.length === 0) return [];

  await startWatching(tx, boardId, added, "watch_on_assigning");
  await recordAssignments(tx, boardId, added, actor, { own: "joined", others: "added" });
  if (actor) await notifyAssigned(tx, actor, boardId, added);
  return [...new Set(added.map(({ taskId }) => taskId))];
}

export async function unassignPeople(
  tx: Tx,
  boardId: number,
  taskIds: number[],
  userIds: number[],
  actor: CurrentUser,
): Promise<void> {
  const removed = await tx.$queryRaw<TaskPerson[]>`
    WITH removed AS (
      DELETE FROM task_assignee WHERE task_id = ANY(${taskIds}) AND user_id = ANY(${userIds}) RETURNING task_id, user_id)
    SELECT task_id AS "taskId", user_id AS "userId" FROM removed ORDER BY task_id, user_id`;
  if (removed.length === 0) return;

  await recordAssignments(tx, boardId, removed, actor, { own: "left", others: "removed" });
  await notifyUnassigned(tx, actor, boardId, removed);
}

const insertAssignees = (tx: Tx, taskIds: number[], userIds: number[]) => tx.$queryRaw<TaskPerson[]>`
  WITH added AS (
    INSERT INTO task_assignee (task_id, user_id) SELECT task.id, person.id FROM unnest(${taskIds}::int[]) AS task(id) CROSS JOIN unnest(${userIds}::int[]) AS person(id)
    ON CONFLICT DO NOTHING RETURNING task_id, user_id)
  SELECT task_id AS "taskId", user_id AS "userId" FROM added JOIN unnest(${taskIds}::int[]) WITH ORDINALITY AS named(id, place) ON named.id = task_id ORDER BY place, user_id`;

interface Actions {
  /** The actor's own assignment has the column `task`, others have `assignee` and the name (compatibility.md, C83). */
  own: "joined" | "left";
  others: "added" | "removed";
}

async function recordAssignments(
  tx: Tx,
  boardId: number,
  assignments: TaskPerson[],
  actor: Actor,
  { own, others }: Actions,
) {
  const userIds = [...new Set(assignments.map(({ userId }) => userId))];
  const people = byId(
    await tx.user.findMany({ where: { id: { in: userIds } }, select: { id: true, displayName: true } }),
  );
  const lines = assignments.map(({ taskId, userId }): ActivityLine =>
    userId === actor?.id
      ? { boardId, taskId, event: `${own} task` }
      : { boardId, taskId, event: `${others} assignee`, newValue: people.get(userId)?.displayName },
  );
  await recordActivity(tx, actor, ...lines);
}
