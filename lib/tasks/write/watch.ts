import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { sendAlong, type Tx } from "@/lib/db";
import { preferenceSql } from "@/lib/notifications/preference-sql";
import type { WatchRule } from "@/lib/notifications/preferences";
import type { TaskPerson } from "@/lib/notifications/record";
import { assignableIds, isOnBoard } from "@/lib/tasks/write/assignable";

/** Makes people watch tasks of a board if they are still on it and their preference for the rule says so. */
export async function startWatching(tx: Tx, boardId: number, people: TaskPerson[], rule: WatchRule): Promise<void> {
  if (people.length === 0) return;

  const userIds = people.map(({ userId }) => userId);
  await sendAlong(
    tx,
    Prisma.sql`
    INSERT INTO task_watcher (task_id, user_id)
    SELECT watcher.task_id, u.id
    FROM unnest(${people.map(({ taskId }) => taskId)}::int[], ${userIds}::int[]) AS watcher(task_id, user_id) JOIN "user" u ON u.id = watcher.user_id
    LEFT JOIN board_member m ON m.user_id = u.id AND m.board_id = ${boardId}
    LEFT JOIN user_setting s ON s.user_id = u.id AND s.key = 'notifications'
    WHERE ${isOnBoard(boardId, [...new Set(userIds)])} AND ${preferenceSql(rule)}
    ON CONFLICT DO NOTHING`,
  );
}

export async function watchTask(tx: Tx, taskId: number, userId: number): Promise<void> {
  await tx.taskWatcher.createMany({ data: { taskId, userId }, skipDuplicates: true });
}

export async function unwatchTask(tx: Tx, taskId: number, userId: number): Promise<void> {
  await tx.taskWatcher.deleteMany({ where: { taskId, userId } });
}

/** Makes a stage's default watchers watch tasks; people who are no longer on the board are left out. Returns the
 * tasks that changed. */
export async function watchByDefault(tx: Tx, boardId: number, taskIds: number[], userIds: number[]): Promise<number[]> {
  const allowed = await assignableIds(tx, boardId, userIds);
  if (allowed.length === 0) return [];

  const added = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO task_watcher (task_id, user_id) SELECT task.id, person.id FROM unnest(${taskIds}::int[]) AS task(id) CROSS JOIN unnest(${allowed}::int[]) AS person(id)
    ON CONFLICT DO NOTHING RETURNING task_id AS id`;
  return [...new Set(added.map(({ id }) => id))];
}
