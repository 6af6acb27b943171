import { z } from "zod";
import type { NotificationRecipient, Prisma } from "@/generated/prisma/client";
import { guestNameIn } from "@/lib/activity/actor";
import { viewerContextOf } from "@/lib/boards/policy";
import { presentBoardFor } from "@/lib/boards/present/board";
import { entryOf, type NotificationKind } from "@/lib/events/notifications";
import { plainDate, plainDateOrNull } from "@/lib/dates/dates";
import type { NotificationList, NotificationRecord } from "@/lib/notifications/list";
import { presentStage } from "@/lib/stages/present";
import { presentFacts, presentGroup, presentMarks, presentTexts } from "@/lib/tasks/present/facts";
import type { CurrentUser } from "@/lib/users/current-user";
import { nobodyOr } from "@/lib/users/nobody";
import { presentPerson } from "@/lib/users/present";

export type UnreadNotificationJson = ReturnType<typeof presentUnread>;
export type NotificationJson = ReturnType<typeof presentNotification>;

export const presentNotification = (notification: NotificationRecord, list: NotificationList, user: CurrentUser) => ({
  ...presentUnread(notification, list, user),
  read: notification.recipient.markedReadAt !== null,
});

export function presentUnread(notification: NotificationRecord, list: NotificationList, user: CurrentUser) {
  const kind = notification.kind as NotificationKind;
  return {
    id: notification.id,
    object_id: notification.boardId,
    object_type: "board_notification",
    task_id: notification.taskId,
    action: entryOf(kind).action,
    kind,
    activity_by: notification.actorId,
    description: notification.description,
    settings: presentSettings(notification.settings),
    created_at: plainDate(notification.createdAt),
    updated_at: plainDate(notification.updatedAt),
    activitist: notification.actor
      ? presentPerson(notification.actor, viewerContextOf(user, notification))
      : nobodyOr(guestNameIn(notification.settings)),
    task: presentTask(notification, list, user),
  };
}

const Settings = z.object({ comment_id: z.number(), reply_id: z.number().optional() });
export const presentSettings = (saved: Prisma.JsonValue) => Settings.nullable().catch(null).parse(saved);

function presentTask(
  { taskId, ...onBoard }: NotificationRecord,
  { tasks, stages }: NotificationList,
  user: CurrentUser,
) {
  const row = taskId === null ? undefined : tasks.get(taskId);
  if (!row) return null;

  const stage = row.stageId === null ? undefined : stages.get(row.stageId);
  return {
    ...presentFacts(row),
    ...presentTexts(row),
    ...presentMarks(row),
    ...presentGroup(row),
    stage: stage ? presentStage(stage) : null,
    board: presentBoardFor(user, onBoard),
  };
}

export function presentDelivery({
  id,
  notificationId,
  userId,
  markedReadAt,
  createdAt,
  updatedAt,
}: NotificationRecipient) {
  return {
    id,
    notification_id: notificationId,
    user_id: userId,
    marked_read_at: plainDateOrNull(markedReadAt),
    created_at: plainDate(createdAt),
    updated_at: plainDate(updatedAt),
  };
}
