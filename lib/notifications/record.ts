import "server-only";
import { Prisma, type MailEventKind, type NotificationAction } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { newsJob } from "@/lib/mail/news/job";
import { isOwnMailKey, MAIL_WAITS_MINUTES, MAILED, PREFERENCE_OF } from "@/lib/notifications/mailed";
import { mailPreferenceSql, preferenceSql } from "@/lib/notifications/preference-sql";
import { isActive } from "@/lib/users/active";
import type { CurrentUser } from "@/lib/users/current-user";

interface Happening {
  boardId: number;
  taskId: number;
  action: NotificationAction;
  description: string | null;
  settings?: { comment_id: number; reply_id?: number };
  /** Instead of the task's assignees and watchers. */
  to?: number[];
  /** With them by mail alone. */
  mailedTo?: number[];
  /** Whatever they are to the task: they hear of it in another way. */
  except?: number[];
  /** Of an assignment: that it ended. */
  isRemoval?: boolean;
}

type Actor = Pick<CurrentUser, "id">;

/**
 * Tells the task's assignees and watchers what happened, in one statement: never the actor, nobody who lost access to the
 * board, nobody who switched it off. With nobody to tell nothing is written. What goes by mail, too, waits in `mail_event`
 * for the job that tells a person all of what the actor did to the task (`tellByMail`).
 */
export async function recordNotification(
  tx: Tx,
  actor: Actor,
  { boardId, taskId, action, description, settings, to, mailedTo = [], except = [], isRemoval }: Happening,
): Promise<void> {
  const people = to
    ? Prisma.sql`SELECT unnest(${to}::int[]) AS user_id, true AS is_in_app`
    : Prisma.sql`SELECT user_id, true AS is_in_app FROM task_assignee WHERE task_id = ${taskId} UNION ALL SELECT user_id, true FROM task_watcher WHERE task_id = ${taskId} UNION ALL SELECT unnest(${mailedTo}::int[]), false`;
  const others = Prisma.sql`SELECT ${taskId}::int AS task_id, user_id, bool_or(is_in_app) AS is_in_app FROM (${people}) person WHERE user_id <> ALL(${except}::int[]) GROUP BY user_id`;
  const notification = Prisma.sql`SELECT ${boardId}, id, ${action}::notification_action, ${description}, ${settings ? JSON.stringify(settings) : null}::jsonb, ${actor.id}::int FROM task WHERE id = ${taskId} AND id IN (SELECT task_id FROM people WHERE is_told)`;
  const commentId = settings?.reply_id ?? settings?.comment_id ?? null;
  await deliver(tx, actor, { boardId, others, notification, kind: kindOf(action, isRemoval), commentId });
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
export async function recordNotificationOfEach(
  tx: Tx,
  actor: Actor,
  { boardId, taskIds, action, description, to }: ManyHappenings,
): Promise<void> {
  const others = to
    ? Prisma.sql`SELECT *, true AS is_in_app FROM unnest(${to.map(({ taskId }) => taskId)}::int[], ${to.map(({ userId }) => userId)}::int[]) AS person(task_id, user_id)`
    : Prisma.sql`SELECT task_id, user_id, true AS is_in_app FROM task_assignee WHERE task_id = ANY(${taskIds}) UNION SELECT task_id, user_id, true FROM task_watcher WHERE task_id = ANY(${taskIds})`;
  const notification = Prisma.sql`SELECT ${boardId}, id, ${action}::notification_action, coalesce(${description ?? null}, title), NULL::jsonb, ${actor.id}::int FROM task WHERE id IN (SELECT task_id FROM people WHERE is_told) ORDER BY id`;
  await deliver(tx, actor, { boardId, others, notification, kind: kindOf(action), commentId: null });
}

const kindOf = (action: NotificationAction, isRemoval = false): MailEventKind | undefined =>
  isRemoval ? "removed" : MAILED[action];

interface Delivery {
  boardId: number;
  /** `task_id, user_id, is_in_app`, each pair once. */
  others: Prisma.Sql;
  /** The rows of `notification`. */
  notification: Prisma.Sql;
  kind: MailEventKind | undefined;
  commentId: number | null;
}

/** Of `others` those who may be told, and how: not the actor, nobody who lost access to the board, nobody whose account is deactivated or goes meanwhile. */
async function deliver(tx: Tx, actor: Actor, { boardId, others, notification, kind, commentId }: Delivery) {
  const { isMailed, setting } = mailPreference(kind);
  await tx.$executeRaw`
    WITH people AS (
      SELECT p.task_id, p.user_id, p.is_in_app AND coalesce(m.preferences -> 'dashboard_notification', 'true') <> 'false' AS is_told, ${isMailed} AS is_mailed
      FROM (${others}) p JOIN "user" u ON u.id = p.user_id LEFT JOIN board_member m ON m.user_id = u.id AND m.board_id = ${boardId}
      LEFT JOIN user_setting s ON s.user_id = u.id AND s.key = ${setting}
      WHERE u.id <> ${actor.id} AND ${isActive} AND (m.user_id IS NOT NULL OR u.role = 'administrator' OR u.is_service_admin)
      FOR KEY SHARE OF u
    ), told AS (
      INSERT INTO notification (board_id, task_id, action, description, settings, activity_by) ${notification} RETURNING id, task_id
    ), recipients AS (
      INSERT INTO notification_recipient (notification_id, user_id) SELECT told.id, people.user_id FROM told JOIN people ON people.task_id = told.task_id AND people.is_told
    )
    ${kind ? mailing(actor, kind, commentId) : Prisma.sql`SELECT`}`;
}

/** Of the people `m` and their settings `s`: whether they want a mail of the kind, and under which key of theirs it is said. */
function mailPreference(kind: MailEventKind | undefined) {
  const key = kind && PREFERENCE_OF[kind];
  if (!key) return { isMailed: Prisma.sql`false`, setting: "" };
  return isOwnMailKey(key)
    ? { isMailed: mailPreferenceSql(key), setting: "mails" }
    : { isMailed: preferenceSql(key), setting: "notifications" };
}

/**
 * One job a receiver, task and actor. It runs two minutes after the first change, with all that came meanwhile; what somebody
 * was mentioned in goes at once and takes along what waits.
 */
function mailing(actor: Actor, kind: MailEventKind, commentId: number | null) {
  const isUrgent = kind === "mention";
  const job = newsJob(Prisma.sql`${actor.id}::int`, { runInMinutes: isUrgent ? 0 : MAIL_WAITS_MINUTES });
  return Prisma.sql`, events AS (
      INSERT INTO mail_event (user_id, task_id, actor_id, kind, comment_id)
      SELECT user_id, task_id, ${actor.id}::int, ${kind}::mail_event_kind, ${commentId}::int FROM people WHERE is_mailed RETURNING task_id, user_id
    ), waiting AS (
      SELECT array_agg(${job} ORDER BY task_id, user_id) AS jobs FROM events
    )
    SELECT count(*) FROM (SELECT graphile_worker.add_jobs(jobs, ${!isUrgent}) FROM waiting WHERE jobs IS NOT NULL) added`;
}
