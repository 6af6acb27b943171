import { z } from "zod";
import { VIEW_KEYS } from "@/lib/view-settings/views";
import { type Answers, BOARD, OWN_BOARD, done, justDone, pageOf } from "@/scripts/openapi/answers/shapes";
import {
  BoardPreferences,
  FeatureModules,
  GeneralSettings,
  GlobalPreferences,
  MailPreferences,
  Notification,
  NotificationDelivery,
  UnreadNotification,
} from "@/scripts/openapi/records/notifications";
import { address, count, flag, id, text } from "@/scripts/openapi/records/record";

export const NOTIFICATION_ANSWERS: Answers = {
  "GET /boards/v2/notifications": pageOf("NotificationPage", Notification),
  "GET /boards/v2/notifications/unread": pageOf("UnreadNotificationPage", UnreadNotification),
  "GET /boards/v2/notifications/unread-count": z.object({ total_unread: count }),
  "PUT /boards/v2/notifications/read": done({ notification: NotificationDelivery.nullable() }),
  [`GET ${OWN_BOARD}/notifications/unread`]: z.object({
    tasks: z.record(text, count).describe("The number of your unread notifications, by task id."),
  }),
  [`PUT ${OWN_BOARD}/tasks/{task_id}/notifications/read`]: done({ marked: count }),

  "GET /boards/v2/get-global-notification-settings": z.object({ currentSettings: GlobalPreferences }),
  "POST /boards/v2/update-global-notification-settings": justDone,
  [`GET ${BOARD}/notification-settings`]: z.object({ currentSettings: BoardPreferences }),
  [`PUT ${BOARD}/update-notification-settings`]: justDone,
  "GET /boards-app/v1/mail-preferences": z.object({ mail_preferences: MailPreferences }),
  "PUT /boards-app/v1/mail-preferences": done({ mail_preferences: MailPreferences }),
  "GET /boards/v2/get-dashboard-view-settings": z.object({
    currentSettings: z.union([
      z.record(z.enum(VIEW_KEYS.kanbanview), flag),
      z.record(z.enum(VIEW_KEYS.tableview), flag),
    ]),
  }),
  "PUT /boards/v2/update-dashboard-view-settings": justDone,
  "GET /boards/v2/admin/pages": z.object({ pages: z.array(z.object({ id, title: text, url: address })) }),
  "GET /boards/v2/admin/feature-modules": z.object({ addons: z.object({}), featureModules: FeatureModules }),
  "POST /boards/v2/admin/feature-modules": done({ featureModules: FeatureModules }),
  "GET /boards/v2/admin/general-settings": z.object({ settings: GeneralSettings, server_timezone: text }),
  "POST /boards/v2/admin/general-settings": done({ settings: GeneralSettings }),
};
