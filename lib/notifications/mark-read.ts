import "server-only";
import { type NotificationRecipient, Prisma, type Task } from "@/generated/prisma/client";
import { transaction } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import type { MarkRead } from "@/lib/notifications/inputs";
import { isVisibleTo } from "@/lib/notifications/unread";
import type { CurrentUser } from "@/lib/users/current-user";

/** Returns the receiver's copy of a single notification, null for all (compatibility.md, C91). @throws Invalid */
export async function markOneOrAllRead(
  { notificationId }: MarkRead,
  user: CurrentUser,
): Promise<NotificationRecipient | null> {
  if (notificationId !== undefined) return markRead(notificationId, user);

  await markUnread(Prisma.sql`TRUE`, user);
  return null;
}

/** Keeps the time of the first mark. @throws Invalid for a notification that the user did not get or may no longer
 * see */
async function markRead(notificationId: number, user: CurrentUser): Promise<NotificationRecipient> {
  const [marked] = await transaction(
    (tx) => tx.$queryRaw<NotificationRecipient[]>`
    UPDATE notification_recipient r
    SET marked_read_at = coalesce(r.marked_read_at, now()), updated_at = CASE WHEN r.marked_read_at IS NULL THEN now() ELSE r.updated_at END
    FROM notification n WHERE n.id = r.notification_id AND n.id = ${notificationId} AND ${isVisibleTo(user)}
    RETURNING r.id, r.notification_id AS "notificationId", r.user_id AS "userId", r.marked_read_at AS "markedReadAt", r.created_at AS "createdAt", r.updated_at AS "updatedAt"`,
  );
  if (!marked) throw new Invalid("Notification could not be found");
  return marked;
}

export const markReadOfTask = ({ id }: Task, user: CurrentUser): Promise<number> =>
  markUnread(Prisma.sql`n.task_id IN (SELECT id FROM task WHERE id = ${id} OR parent_id = ${id})`, user);

const markUnread = (where: Prisma.Sql, user: CurrentUser): Promise<number> =>
  transaction(
    (tx) => tx.$executeRaw`
    UPDATE notification_recipient r SET marked_read_at = now(), updated_at = now()
    FROM notification n WHERE n.id = r.notification_id AND r.marked_read_at IS NULL AND ${isVisibleTo(user)} AND ${where}`,
  );
