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
  /** With them. */
  besides?: number[];
  /** Whatever they are to the task: they hear of it in another way. */
  except?: number[];
}

/** Of `p.user_id`: not the actor, nobody who lost access to the board, nobody who switched its notifications off. */
const whoMayBeTold = (boardId: number, actor: Pick<CurrentUser, "id">) => Prisma.sql`
  JOIN "user" u ON u.id = p.user_id LEFT JOIN board_member m ON m.user_id = u.id AND m.board_id = ${boardId}
  WHERE u.id <> ${actor.id} AND (m.user_id IS NOT NULL OR u.role = 'administrator' OR u.is_service_admin)
    AND coalesce(m.preferences -> 'dashboard_notification', 'true') <> 'false'`;

/**
 * Tells the task's assignees and watchers what happened, in one statement: never the actor, nobody who lost access to the
 * board, nobody who switched the board's notifications off. With nobody to tell nothing is written.
 */
export async function recordNotification(tx: Tx, actor: Pick<CurrentUser, "id">, { boardId, taskId, action, description, settings, to, besides = [], except = [] }: Happening): Promise<void> {
  const people = to
    ? Prisma.sql`SELECT unnest(${to}::int[]) AS user_id`
    : Prisma.sql`SELECT user_id FROM task_assignee WHERE task_id = ${taskId} UNION SELECT user_id FROM task_watcher WHERE task_id = ${taskId} UNION SELECT unnest(${besides}::int[])`;
  await tx.$executeRaw`
    WITH receivers AS (
      SELECT DISTINCT p.user_id
      FROM (${people}) p ${whoMayBeTold(boardId, actor)} AND p.user_id <> ALL(${except}::int[])
    ), told AS (
      INSERT INTO notification (board_id, task_id, action, description, settings, activity_by)
      SELECT ${boardId}, ${taskId}, ${action}::notification_action, ${description}, ${settings ? JSON.stringify(settings) : null}::jsonb, ${actor.id}
      WHERE EXISTS (SELECT 1 FROM receivers)
      RETURNING id
    )
    INSERT INTO notification_recipient (notification_id, user_id) SELECT told.id, receivers.user_id FROM told, receivers`;
}

/** Who is told of which task. */
export interface TaskPerson {
  taskId: number;
  userId: number;
}

interface ManyHappenings {
  boardId: number;
  taskIds: number[];
  action: NotificationAction;
  /** Instead of each task's title. */
  description?: string;
  /** Instead of each task's assignees and watchers. */
  to?: TaskPerson[];
}

/** The same for many tasks to which the same happened: one statement for all of them. */
export async function recordNotificationOfEach(tx: Tx, actor: Pick<CurrentUser, "id">, { boardId, taskIds, action, description, to }: ManyHappenings): Promise<void> {
  const people = to
    ? Prisma.sql`SELECT * FROM unnest(${to.map(({ taskId }) => taskId)}::int[], ${to.map(({ userId }) => userId)}::int[]) AS person(task_id, user_id)`
    : Prisma.sql`SELECT task_id, user_id FROM task_assignee WHERE task_id = ANY(${taskIds}) UNION SELECT task_id, user_id FROM task_watcher WHERE task_id = ANY(${taskIds})`;
  await tx.$executeRaw`
    WITH people AS (
      ${people}
    ), receivers AS (
      SELECT p.task_id, p.user_id FROM people p ${whoMayBeTold(boardId, actor)}
    ), told AS (
      INSERT INTO notification (board_id, task_id, action, description, activity_by)
      SELECT ${boardId}, id, ${action}::notification_action, coalesce(${description ?? null}, title), ${actor.id} FROM task WHERE id IN (SELECT task_id FROM receivers) ORDER BY id
      RETURNING id, task_id
    )
    INSERT INTO notification_recipient (notification_id, user_id) SELECT told.id, receivers.user_id FROM told JOIN receivers ON receivers.task_id = told.task_id`;
}
