import type { Board } from "@/generated/prisma/client";
import { transaction, type Tx } from "@/lib/db";

/** Days before today on which a board was created. */
const BOARD_AGE = 60;

/**
 * Moves everything that was just created into the last two months: tasks one after the other, and their activity
 * between their first day and today. Comments have their dates already.
 */
export async function backdateBoard({ id }: Pick<Board, "id">, now: Date): Promise<void> {
  await transaction(async (tx) => {
    await backdateTasks(tx, id, now);
    await backdateTaskActivity(tx, id, now);
    await backdateBoardActivity(tx, id, now);
    await sortActivityIds(tx, id);
    await backdateNotifications(tx, id, now);
  });
}

/**
 * Tasks with comments are dated already; a subtask is created an hour after its task. What is done was done by its due date, or
 * halfway between its first day and today.
 */
async function backdateTasks(tx: Tx, boardId: number, now: Date) {
  await tx.$executeRaw`UPDATE board SET created_at = ${now}::timestamptz - make_interval(days => ${BOARD_AGE}) WHERE id = ${boardId}`;
  await tx.$executeRaw`
    UPDATE task SET created_at = ${now}::timestamptz - make_interval(days => 2 + (id * 17) % ${BOARD_AGE - 5}, mins => (id * 37) % 540)
    WHERE board_id = ${boardId} AND parent_id IS NULL AND created_at > ${now}::timestamptz - interval '1 hour'`;
  await tx.$executeRaw`UPDATE task SET created_at = parent.created_at + interval '1 hour' FROM task parent WHERE parent.id = task.parent_id AND task.board_id = ${boardId}`;
  await tx.$executeRaw`
    UPDATE task SET last_completed_at = greatest(
      created_at + interval '5 hours',
      least(coalesce(due_at - make_interval(hours => id % 7), created_at + (${now}::timestamptz - created_at) / 2), ${now}::timestamptz - make_interval(hours => 2 + id % 30)))
    WHERE board_id = ${boardId} AND last_completed_at IS NOT NULL`;
}

/** At most nine hours lie between two changes. */
const backdateTaskActivity = (tx: Tx, boardId: number, now: Date) => tx.$executeRaw`
  UPDATE activity SET created_at = dated.at, updated_at = dated.at
  FROM (
    SELECT a.id, t.created_at + (row_number() OVER task_lines - 1) * least(interval '9 hours', (${now}::timestamptz - t.created_at) / (count(*) OVER (PARTITION BY a.task_id) + 1)) AS at
    FROM activity a JOIN task t ON t.id = a.task_id WHERE a.board_id = ${boardId}
    WINDOW task_lines AS (PARTITION BY a.task_id ORDER BY a.id)
  ) dated WHERE dated.id = activity.id`;

/**
 * A board's line about a task has the date of the task, archiving is a week old, and the rest is as old as the
 * board.
 */
const backdateBoardActivity = (tx: Tx, boardId: number, now: Date) => tx.$executeRaw`
  UPDATE activity SET created_at = dated.at, updated_at = dated.at
  FROM (
    SELECT a.id, CASE
      WHEN a.action = 'archived' THEN ${now}::timestamptz - interval '6 days' + row_number() OVER lines * interval '1 minute'
      ELSE coalesce(t.created_at, ${now}::timestamptz - make_interval(days => ${BOARD_AGE}) + row_number() OVER lines * interval '2 minutes') END AS at
    FROM activity a LEFT JOIN task t ON t.id = (a.settings ->> 'task_id')::int
    WHERE a.board_id = ${boardId} AND a.task_id IS NULL
    WINDOW lines AS (ORDER BY a.id)
  ) dated WHERE dated.id = activity.id`;

/** Feeds are sorted by id: reassigns the same ids in chronological order. */
async function sortActivityIds(tx: Tx, boardId: number) {
  await tx.$executeRaw`
    UPDATE activity SET id = -sorted.new_id
    FROM (
      SELECT by_time.id, by_id.id AS new_id
      FROM (SELECT id, row_number() OVER (ORDER BY created_at, id) AS place FROM activity WHERE board_id = ${boardId}) by_time
      JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM activity WHERE board_id = ${boardId}) by_id USING (place)
    ) sorted WHERE sorted.id = activity.id`;
  await tx.$executeRaw`UPDATE activity SET id = -id WHERE board_id = ${boardId} AND id < 0`;
}

/** Dated with the comment or the last change of the task. Notifications older than some days count as read. */
async function backdateNotifications(tx: Tx, boardId: number, now: Date) {
  await tx.$executeRaw`
    UPDATE notification n SET created_at = dated.at, updated_at = dated.at
    FROM (
      SELECT n.id, coalesce(c.created_at, (SELECT max(a.created_at) FROM activity a WHERE a.task_id = n.task_id)) AS at
      FROM notification n LEFT JOIN comment c ON c.id = coalesce(n.settings ->> 'reply_id', n.settings ->> 'comment_id')::int WHERE n.board_id = ${boardId}
    ) dated WHERE dated.id = n.id AND dated.at IS NOT NULL`;
  await tx.$executeRaw`
    UPDATE notification_recipient r SET created_at = n.created_at, marked_read_at = CASE WHEN n.created_at < ${now}::timestamptz - interval '4 days' THEN n.created_at + interval '3 hours' END
    FROM notification n WHERE n.id = r.notification_id AND n.board_id = ${boardId}`;
}
