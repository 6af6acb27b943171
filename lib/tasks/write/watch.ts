import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";
import { preferenceSql } from "@/lib/notifications/preference-sql";
import type { WatchRule } from "@/lib/notifications/preferences";
import type { TaskPerson } from "@/lib/notifications/record";
import { isOnBoard } from "@/lib/tasks/write/assignable";
import { isActive } from "@/lib/users/active";

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

/** Makes a stage's default watchers watch tasks; people who are no longer on the board are left out. */
export async function watchByDefault(tx: Tx, boardId: number, taskIds: number[], userIds: number[]): Promise<void> {
  if (userIds.length > 0) await sendAlong(tx, insertWatchers(boardId, taskIds, userIds));
}

/** The same, but returns the tasks that changed. */
export async function addDefaultWatchers(
  tx: Tx,
  boardId: number,
  taskIds: number[],
  userIds: number[],
): Promise<number[]> {
  if (userIds.length === 0) return [];

  const added = await rowsOf<{ id: number }>(
    tx,
    Prisma.sql`${insertWatchers(boardId, taskIds, userIds)} RETURNING task_id AS id`,
  );
  return [...new Set(added.map(({ id }) => id))];
}

const insertWatchers = (boardId: number, taskIds: number[], userIds: number[]) => Prisma.sql`
    INSERT INTO task_watcher (task_id, user_id)
    SELECT task.id, u.id FROM unnest(${taskIds}::int[]) AS task(id) CROSS JOIN "user" u WHERE ${isOnBoard(boardId, userIds)} AND ${isActive}
    ON CONFLICT DO NOTHING`;
