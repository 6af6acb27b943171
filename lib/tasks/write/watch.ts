import "server-only";
import type { Tx } from "@/lib/db";
import { preferenceSql } from "@/lib/notifications/preference-sql";
import type { WatchRule } from "@/lib/notifications/preferences";
import { assignableIds, isOnBoard } from "@/lib/tasks/write/assignable";

interface OfBoard {
  id: number;
  boardId: number;
}

/** Makes these people watchers, each if he still is on the board, and his own rule (this board's, else his global one, else yes) says so. */
export async function startWatching(tx: Tx, task: OfBoard, userIds: number[], rule: WatchRule): Promise<void> {
  if (userIds.length === 0) return;

  await tx.$executeRaw`
    INSERT INTO task_watcher (task_id, user_id)
    SELECT ${task.id}, u.id
    FROM "user" u
    LEFT JOIN board_member m ON m.user_id = u.id AND m.board_id = ${task.boardId}
    LEFT JOIN user_setting s ON s.user_id = u.id AND s.key = 'notifications'
    WHERE ${isOnBoard(task.boardId, userIds)} AND ${preferenceSql(rule)}
    ON CONFLICT DO NOTHING`;
}

/** Watching because somebody said so, whatever the rules are. */
export async function watchTask(tx: Tx, taskId: number, userId: number): Promise<void> {
  await tx.taskWatcher.createMany({ data: { taskId, userId }, skipDuplicates: true });
}

/** A stage's default watchers; who is no member of the board any more is left out. */
export async function watchByDefault(tx: Tx, task: OfBoard, userIds: number[]): Promise<void> {
  const may = await assignableIds(tx, task.boardId, userIds);
  await tx.taskWatcher.createMany({ data: may.map((userId) => ({ taskId: task.id, userId })), skipDuplicates: true });
}

export async function unwatchTask(tx: Tx, taskId: number, userId: number): Promise<void> {
  await tx.taskWatcher.deleteMany({ where: { taskId, userId } });
}
