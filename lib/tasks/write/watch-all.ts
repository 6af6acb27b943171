import "server-only";
import type { Tx } from "@/lib/db";
import type { TaskPerson } from "@/lib/notifications/record";
import { preferenceSql } from "@/lib/notifications/preference-sql";
import type { WatchRule } from "@/lib/notifications/preferences";
import { assignableIds } from "@/lib/tasks/write/assignable";

/** Makes each of these a watcher of his task if his own rule says so, as `startWatching` does for one task. */
export async function startWatchingEach(tx: Tx, boardId: number, people: TaskPerson[], rule: WatchRule): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO task_watcher (task_id, user_id)
    SELECT p.task_id, p.user_id
    FROM unnest(${people.map(({ taskId }) => taskId)}::int[], ${people.map(({ userId }) => userId)}::int[]) AS p(task_id, user_id)
    LEFT JOIN board_member m ON m.user_id = p.user_id AND m.board_id = ${boardId}
    LEFT JOIN user_setting s ON s.user_id = p.user_id AND s.key = 'notifications'
    WHERE ${preferenceSql(rule)}
    ON CONFLICT DO NOTHING`;
}

/** Makes a stage's default watchers watch all of these tasks; who may not is left out. The tasks must be locked. Tells which of them changed. */
export async function watchAllByDefault(
  tx: Tx,
  boardId: number,
  taskIds: number[],
  userIds: number[],
): Promise<number[]> {
  const may = await assignableIds(tx, boardId, userIds);
  if (may.length === 0) return [];

  const added = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO task_watcher (task_id, user_id) SELECT task.id, person.id FROM unnest(${taskIds}::int[]) AS task(id) CROSS JOIN unnest(${may}::int[]) AS person(id)
    ON CONFLICT DO NOTHING RETURNING task_id AS id`;
  return [...new Set(added.map(({ id }) => id))];
}
