import "server-only";
import { Prisma, type Task } from "@/generated/prisma/client";
import { type ActivityLine, recordActivity } from "@/lib/activity/record";
import { rowsOf, type Tx } from "@/lib/db";
import { notifyAssigned, notifyUnassigned } from "@/lib/notifications/assignment";
import type { TaskPerson } from "@/lib/notifications/record";
import { isOnBoard, requireAssignable } from "@/lib/tasks/write/assignable";
import { startWatching } from "@/lib/tasks/write/watch";
import { isActive } from "@/lib/users/active";
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
  const added = userIds.length > 0 ? await insertAssignees(tx, boardId, taskIds, userIds) : [];
  await recordAdded(tx, boardId, added, actor);
  return [...new Set(added.map(({ taskId }) => taskId))];
}

async function recordAdded(tx: Tx, boardId: number, added: Assignment[], actor: Actor) {
  if (added.length === 0) return;

  await startWatching(tx, boardId, added, "watch_on_assigning");
  await recordAssignments(tx, boardId, added, actor, { own: "joined", others: "added" });
  if (actor) await notifyAssigned(tx, actor, boardId, added);
}

export async function unassignPeople(
  tx: Tx,
  boardId: number,
  taskIds: number[],
  userIds: number[],
  actor: CurrentUser,
): Promise<void> {
  const removed = await deleteAssignees(tx, taskIds, Prisma.sql`user_id = ANY(${userIds}::int[])`);
  await recordRemoved(tx, boardId, removed, actor);
}

/** Makes one person the only assignee. Needs the task's lock. @throws Invalid when the person may not be assigned */
export async function reassignTask(tx: Tx, { id, boardId }: Task, userId: number, actor: CurrentUser): Promise<void> {
  const [, removed, added] = await Promise.all([
    requireAssignable(tx, boardId, [userId], actor),
    deleteAssignees(tx, [id], Prisma.sql`user_id <> ${userId}`),
    insertAssignees(tx, boardId, [id], [userId]),
  ]);
  await recordRemoved(tx, boardId, removed, actor);
  await recordAdded(tx, boardId, added, actor);
}

async function recordRemoved(tx: Tx, boardId: number, removed: Assignment[], actor: CurrentUser) {
  if (removed.length === 0) return;

  await recordAssignments(tx, boardId, removed, actor, { own: "left", others: "removed" });
  await notifyUnassigned(tx, actor, boardId, removed);
}

type Assignment = TaskPerson & { displayName: string };

const deleteAssignees = (tx: Tx, taskIds: number[], who: Prisma.Sql) =>
  rowsOf<Assignment>(
    tx,
    Prisma.sql`
    WITH removed AS (DELETE FROM task_assignee WHERE task_id = ANY(${taskIds}::int[]) AND ${who} RETURNING task_id, user_id)
    SELECT task_id AS "taskId", user_id AS "userId", u.display_name AS "displayName" FROM removed JOIN "user" u ON u.id = user_id ORDER BY task_id, user_id`,
  );

const insertAssignees = (tx: Tx, boardId: number, taskIds: number[], userIds: number[]) =>
  rowsOf<Assignment>(
    tx,
    Prisma.sql`
    WITH allowed AS MATERIALIZED (SELECT u.id, u.display_name FROM "user" u WHERE ${isOnBoard(boardId, userIds)} AND ${isActive}), added AS (
      INSERT INTO task_assignee (task_id, user_id) SELECT task.id, allowed.id FROM unnest(${taskIds}::int[]) AS task(id) CROSS JOIN allowed
      ON CONFLICT DO NOTHING RETURNING task_id, user_id)
    SELECT task_id AS "taskId", user_id AS "userId", allowed.display_name AS "displayName"
    FROM added JOIN allowed ON allowed.id = user_id JOIN unnest(${taskIds}::int[]) WITH ORDINALITY AS named(id, place) ON named.id = task_id ORDER BY place, user_id`,
  );

interface Actions {
  /** The actor's own assignment has the column `task`, others have `assignee` and the name (compatibility.md, C83). */
  own: "joined" | "left";
  others: "added" | "removed";
}

async function recordAssignments(
  tx: Tx,
  boardId: number,
  assignments: Assignment[],
  actor: Actor,
  { own, others }: Actions,
) {
  const lines = assignments.map(({ taskId, userId, displayName }): ActivityLine =>
    userId === actor?.id
      ? { boardId, taskId, event: `${own} task` }
      : { boardId, taskId, event: `${others} assignee`, newValue: displayName },
  );
  await recordActivity(tx, actor, ...lines);
}
