import type { Notification, NotificationRecipient, Prisma, Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";

type NotificationInput = Partial<Omit<Notification, "settings">> & {
  settings?: Prisma.InputJsonObject;
  markedReadAt?: Date;
};

export async function aNotification(
  task: Pick<Task, "id" | "boardId" | "title">,
  { id: userId }: Pick<User, "id">,
  { markedReadAt, ...given }: NotificationInput = {},
): Promise<NotificationRecipient> {
  const { id: notificationId } = await db.notification.create({
    data: { taskId: task.id, boardId: task.boardId, kind: "task_title_updated", description: task.title, ...given },
  });
  return db.notificationRecipient.create({ data: { notificationId, userId, markedReadAt } });
}

export const unreadOf = ({ id: userId }: Pick<User, "id">) =>
  db.notificationRecipient.count({ where: { userId, markedReadAt: null } });

/** Every notification: board, task, kind, description, actor, and the recipients' ids. */
export const sentNotifications = async () =>
  (await db.notification.findMany({ include: { recipients: true }, orderBy: { id: "asc" } })).map(
    ({ boardId, taskId, kind, description, actorId, recipients }) => [
      boardId,
      taskId,
      kind,
      description,
      actorId,
      recipients.map(({ userId }) => userId),
    ],
  );
