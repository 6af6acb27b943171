import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { type Actor, guestSettings } from "@/lib/activity/actor";
import { sendAlong, type Tx } from "@/lib/db";
import { entryOf, type NotificationKind } from "@/lib/events/notifications";
import { mailEventsJob } from "@/lib/mail/news/job";
import { isOwnMailKey, type MailPreference } from "@/lib/notifications/preferences";
import { mailPreferenceSql, preferenceSql } from "@/lib/notifications/preference-sql";
import { addPushJobs, queuePushes } from "@/lib/push/queue";
import { isActive } from "@/lib/users/active";

/** One mail covers all changes of a task within this time. */
export const MAIL_WAITS_MINUTES = 2;

export interface TaskPerson {
  taskId: number;
  userId: number;
}

interface TaskEvent {
  boardId: number;
  taskIds: number[];
  kind: NotificationKind;
  description?: string | null;
  settings?: { comment_id: number; reply_id?: number };
  to?: TaskPerson[];
  /** People who get a mail but no notification. */
  mailedTo?: number[];
  /** People who are notified in another way. */
  except?: number[];
}

/** Notifies the assignees and watchers of all tasks in one statement, and queues mail events for `mailNews` and pushes to browsers. Leaves
 * out the actor, people without access to the board, and people who switched the notifications off. */
export async function recordNotification(tx: Tx, actor: Actor, event: TaskEvent): Promise<void> {
  const { boardId, taskIds, kind, description } = event;
  const settings = actor.id === null ? { ...event.settings, ...guestSettings(actor) } : event.settings;
  const text = description === undefined ? Prisma.sql`title` : Prisma.sql`${description}::text`;
  const notification = Prisma.sql`
    SELECT ${boardId}::int, id, ${kind}::text, ${text}, ${settings ? JSON.stringify(settings) : null}::jsonb, ${actor.id}::int
    FROM task WHERE id = ANY(${taskIds}) AND id IN (SELECT task_id FROM people WHERE is_notified) ORDER BY id`;
  const commentId = event.settings?.reply_id ?? event.settings?.comment_id ?? null;
  await deliver(tx, actor, { boardId, receivers: receiversOf(event), notification, kind, commentId });
}

function receiversOf({ taskIds, to, mailedTo = [], except = [] }: TaskEvent): Prisma.Sql {
  const people = to
    ? Prisma.sql`SELECT task_id, user_id, true AS is_in_app FROM unnest(${to.map(({ taskId }) => taskId)}::int[], ${to.map(({ userId }) => userId)}::int[]) AS receiver(task_id, user_id)`
    : Prisma.sql`SELECT task_id, user_id, true AS is_in_app FROM task_assignee WHERE task_id = ANY(${taskIds})
      UNION ALL SELECT task_id, user_id, true FROM task_watcher WHERE task_id = ANY(${taskIds})
      UNION ALL SELECT task_id, user_id, false FROM unnest(${taskIds}::int[]) AS task_id CROSS JOIN unnest(${mailedTo}::int[]) AS user_id`;
  return Prisma.sql`
    SELECT task_id, user_id, bool_or(is_in_app) AS is_in_app FROM (${people}) person WHERE user_id <> ALL(${except}::int[]) GROUP BY task_id, user_id`;
}

interface Delivery {
  boardId: number;
  receivers: Prisma.Sql;
  notification: Prisma.Sql;
  kind: NotificationKind;
  commentId: number | null;
}

/** Also leaves out accounts that are deactivated or being deleted. */
async function deliver(tx: Tx, actor: Actor, { boardId, receivers, notification, kind, commentId }: Delivery) {
  const { mail, push } = entryOf(kind);
  const { isMailed, setting } = wantsMail(mail?.preference);
  await sendAlong(
    tx,
    Prisma.sql`
    WITH people AS (
      SELECT p.task_id, p.user_id, p.is_in_app AND coalesce(m.preferences -> 'dashboard_notification', 'true') <> 'false' AS is_notified, ${isMailed} AS is_mailed
      FROM (${receivers}) p JOIN "user" u ON u.id = p.user_id LEFT JOIN board_member m ON m.user_id = u.id AND m.board_id = ${boardId}
      LEFT JOIN user_setting s ON s.user_id = u.id AND s.key = ${setting}
      WHERE u.id IS DISTINCT FROM ${actor.id}::int AND ${isActive} AND (m.user_id IS NOT NULL OR u.role = 'administrator' OR u.is_service_admin)
      FOR KEY SHARE OF u
    ), notified AS (
      INSERT INTO notification (board_id, task_id, kind, description, settings, actor_id) ${notification} RETURNING id, task_id
    ), recipients AS (
      INSERT INTO notification_recipient (notification_id, user_id) SELECT notified.id, people.user_id FROM notified JOIN people ON people.task_id = notified.task_id AND people.is_notified
      RETURNING id, user_id
    )
    ${mail ? queueMailEvents(actor, kind, commentId) : Prisma.empty}
    ${push ? queuePushes(push.preference) : Prisma.empty}
    ${addJobs([...(mail ? [addMailJobs(kind)] : []), ...(push ? [addPushJobs] : [])])}`,
  );
}

function wantsMail(preference: MailPreference | undefined) {
  if (!preference) return { isMailed: Prisma.sql`false`, setting: "" };
  return isOwnMailKey(preference)
    ? { isMailed: mailPreferenceSql(preference), setting: "mails" }
    : { isMailed: preferenceSql(preference), setting: "notifications" };
}

/** One job per receiver, task and actor. An urgent kind runs it at once, with the events that are pending. */
function queueMailEvents(actor: Actor, kind: NotificationKind, commentId: number | null) {
  const job = mailEventsJob(Prisma.sql`${actor.id}::int`, { runInMinutes: isUrgent(kind) ? 0 : MAIL_WAITS_MINUTES });
  return Prisma.sql`, events AS (
      INSERT INTO mail_event (user_id, task_id, actor_id, guest_name, kind, comment_id)
      SELECT user_id, task_id, ${actor.id}::int, ${guestSettings(actor).guest_name ?? null}::text, ${kind}::text, ${commentId}::int FROM people WHERE is_mailed RETURNING task_id, user_id
    ), waiting AS (
      SELECT array_agg(${job} ORDER BY task_id, user_id) AS jobs FROM events
    )`;
}

const isUrgent = (kind: NotificationKind): boolean => entryOf(kind).mail?.isUrgent === true;

const addMailJobs = (kind: NotificationKind): Prisma.Sql =>
  Prisma.sql`SELECT graphile_worker.add_jobs(jobs, ${!isUrgent(kind)}) FROM waiting WHERE jobs IS NOT NULL`;

const addJobs = (adding: Prisma.Sql[]): Prisma.Sql =>
  adding.length === 0
    ? Prisma.sql`SELECT`
    : Prisma.sql`SELECT count(*) FROM (${Prisma.join(adding, " UNION ALL ")}) added`;
