import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { Copy } from "@/lib/copies/copy";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";
import { notifyAssigned } from "@/lib/notifications/assignment";
import type { TaskPerson } from "@/lib/notifications/record";
import type { StageRecord } from "@/lib/stages/load";
import { isOnBoard } from "@/lib/tasks/write/assignable";
import { copyAssignees } from "@/lib/tasks/write/copy-people";
import { startWatching } from "@/lib/tasks/write/watch";
import { isActive } from "@/lib/users/active";
import type { CurrentUser } from "@/lib/users/current-user";

interface NewTask {
  id: number;
  stage: Pick<StageRecord, "defaultAssigneeIds" | "defaultWatcherIds">;
}

/** The originals' assignees, or else those of the stages; people begin to watch as with other new tasks. */
export async function givePeople(
  tx: Tx,
  boardId: number,
  tasks: NewTask[],
  copies: Copy[] | null,
  actor: CurrentUser,
): Promise<void> {
  if (copies) await copyAssignees(tx, boardId, copies);
  else await addPeople(tx, "task_assignee", boardId, pairsOf(tasks, "defaultAssigneeIds"));
  const assigned = await rowsOf<TaskPerson>(
    tx,
    Prisma.sql`SELECT task_id AS "taskId", user_id AS "userId" FROM task_assignee WHERE task_id = ANY(${tasks.map(({ id }) => id)}::int[]) ORDER BY task_id, user_id`,
  );
  const created = tasks.map(({ id }) => ({ taskId: id, userId: actor.id }));
  await startWatching(tx, boardId, created, "watch_on_creating_task");
  await startWatching(tx, boardId, assigned, "watch_on_assigning");
  await addPeople(tx, "task_watcher", boardId, pairsOf(tasks, "defaultWatcherIds"));
  if (assigned.length > 0) await notifyAssigned(tx, actor, boardId, assigned);
}

const pairsOf = (tasks: NewTask[], who: keyof NewTask["stage"]): TaskPerson[] =>
  tasks.flatMap(({ id, stage }) => stage[who].map((userId) => ({ taskId: id, userId })));

/** People who have left the board are left out. */
async function addPeople(tx: Tx, table: "task_assignee" | "task_watcher", boardId: number, pairs: TaskPerson[]) {
  if (pairs.length === 0) return;

  const userIds = pairs.map(({ userId }) => userId);
  await sendAlong(
    tx,
    Prisma.sql`
    INSERT INTO ${Prisma.raw(table)} (task_id, user_id)
    SELECT added.task_id, u.id FROM unnest(${pairs.map(({ taskId }) => taskId)}::int[], ${userIds}::int[]) AS added(task_id, user_id) JOIN "user" u ON u.id = added.user_id
    WHERE ${isOnBoard(boardId, [...new Set(userIds)])} AND ${isActive} ON CONFLICT DO NOTHING`,
  );
}
