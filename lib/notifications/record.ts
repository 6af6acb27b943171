import "server-only";
import { Prisma, type NotificationAction } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import type { CurrentUser } from "@/lib/users/current-user";

interface Happening {
  boardId: number;
  taskId: number;
  action: NotificationAction;
  description: string | null;
  settings?: Prisma.InputJsonObject;
  /** Instead of the task's assignees and watchers. */
  to?: number[];
}

/**
 * Tells the task's assignees and watchers what happened, in one statement: never the actor, nobody who lost access to the
 * board, nobody who switched the board's notifications off. With nobody to tell nothing is written.
 */
export async function recordNotification(tx: Tx, actor: Pick<CurrentUser, "id">, { boardId, taskId, action, description, settings, to }: Happening): Promise<void> {
  const people = to
    ? Prisma.sql`SELECT unnest(${to}::int[]) AS user_id`
    : Prisma.sql`SELECT user_id FROM task_assignee WHERE task_id = ${taskId} UNION SELECT user_id FROM task_watcher WHERE task_id = ${taskId}`;
  await tx.$executeRaw`
    WITH receivers AS (
      SELECT DISTINCT p.user_id
      FROM (${people}) p JOIN "user" u ON u.id = p.user_id LEFT JOIN board_member m ON m.user_id = u.id AND m.board_id = ${boardId}
      WHERE u.id <> ${actor.id} AND (m.user_id IS NOT NULL OR u.role = 'administrator' OR u.is_service_admin)
        AND coalesce(m.preferences -> 'dashboard_notification', 'true') <> 'false'
    ), told AS (
      INSERT INTO notification (board_id, task_id, action, description, settings, activity_by)
      SELECT ${boardId}, ${taskId}, ${action}::notification_action, ${description}, ${settings ? JSON.stringify(settings) : null}::jsonb, ${actor.id}
      WHERE EXISTS (SELECT 1 FROM receivers)
      RETURNING id
    )
    INSERT INTO notification_recipient (notification_id, user_id) SELECT told.id, receivers.user_id FROM told, receivers`;
}
