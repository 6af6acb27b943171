import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { type ActivityLine, recordActivity } from "@/lib/activity/record";
import { rowsOf, type Tx } from "@/lib/db";
import { notifyAssigned, notifyUnassigned } from "@/lib/notifications/assignment";
import type { TaskPerson } from "@/lib/notifications/record";
import { isOnBoard } from "@/lib/tasks/write/assignable";
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
  const removed = await rowsOf<Assignment>(
    tx,
    Prisma.sql`
    WITH removed AS (
      DELETE FROM task_assignee WHERE task_id = ANY(${taskIds}::int[]) AND user_id = ANY(${userIds}::int[]) RETURNING task_id, user_id)
    SELECT task_id AS "taskId", user_id AS "userId", u.display_name AS "displayName" FROM removed JOIN "user" u ON u.id = user_id ORDER BY task_id, user_id`,
  );
  if (removed.length === 0) return;

  await recordAssignments(tx, boardId, removed, actor, { own: "left", others: "removed" });
  await notifyUnassigned(tx, actor, boardId, removed);
}

type Assignment = TaskPerson & { displayName: string };

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
