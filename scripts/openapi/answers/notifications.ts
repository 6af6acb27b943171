import { z } from "zod";
import { VIEW_KEYS } from "@/lib/view-settings/views";
import { type Answers, done, justDone, pageOf } from "@/scripts/openapi/answers/shapes";
import {
  BoardPreferences,
  GeneralSettings,
  GlobalPreferences,
  MailPreferences,
  Notification,
  NotificationDelivery,
  UnreadNotification,
} from "@/scripts/openapi/records/notifications";
import { address, count, id } from "@/scripts/openapi/records/record";

export const NOTIFICATION_ANSWERS: Answers = {
  "GET /boards/v2/notifications": pageOf("NotificationPage", Notification),
  "GET /boards/v2/notifications/unread": pageOf("UnreadNotificationPage", UnreadNotification),
  "GET /boards/v2/notifications/unread-count": z.object({ total_unread: count }),
  "PUT /boards/v2/notifications/read": done({ notification: NotificationDelivery.nullable() }),
  "GET /boards-app/v1/boards/{board_id}/notifications/unread": z.object({
    tasks: z
      .record(z.string(), count)
      .meta({ description: "Task id to how many notifications of it you have not read." }),
  }),
  "PUT /boards-app/v1/boards/{board_id}/tasks/{task_id}/notifications/read": done({ marked: count }),

  "GET /boards/v2/get-global-notification-settings": z.object({ currentSettings: GlobalPreferences }),
  "POST /boards/v2/update-global-notification-settings": justDone,
  "GET /boards/v2/projects/{board_id}/notification-settings": z.object({ currentSettings: BoardPreferences }),
  "PUT /boards/v2/projects/{board_id}/update-notification-settings": justDone,
  "GET /boards-app/v1/mail-preferences": z.object({ mail_preferences: MailPreferences }),
  "PUT /boards-app/v1/mail-preferences": done({ mail_preferences: MailPreferences }),
  "GET /boards/v2/get-dashboard-view-settings": z.object({
    currentSettings: z.union([
      z.record(z.enum(VIEW_KEYS.kanbanview), z.boolean()),
      z.record(z.enum(VIEW_KEYS.tableview), z.boolean()),
    ]),
  }),
  "PUT /boards/v2/update-dashboard-view-settings": justDone,
  "GET /boards/v2/admin/pages": z.object({ pages: z.array(z.object({ id, title: z.string(), url: address })) }),
  "GET /boards/v2/admin/general-settings": z.object({ settings: GeneralSettings, server_timezone: z.string() }),
  "POST /boards/v2/admin/general-settings": done({ settings: GeneralSettings }),
};
