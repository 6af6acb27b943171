import { z } from "zod";
import { NotificationKind } from "@/generated/prisma/enums";
import { NOTIFICATION_ACTIONS } from "@/lib/events/notifications";
import { BOARD_KEYS, GLOBAL_KEYS, OWN_MAIL_KEYS } from "@/lib/notifications/preferences";
import type { NotificationJson, presentDelivery, UnreadNotificationJson } from "@/lib/notifications/present";
import type { presentGeneralSettings } from "@/lib/settings/present";
import { Board, Stage } from "@/scripts/openapi/records/boards";
import { Nobody, Person } from "@/scripts/openapi/records/people";
import { extended, id, PlainTime, record } from "@/scripts/openapi/records/record";
import { Task, type Whole } from "@/scripts/openapi/records/tasks";

type Of<Json extends { task: { settings: object } | null }> = Omit<Json, "task"> & {
  task: Whole<NonNullable<Json["task"]>> | null;
};

export const NotificationTask = Task.omit({
  isOverdue: true,
  isUpcoming: true,
  notifications: true,
  task_custom_fields: true,
  is_watching: true,
  assignees: true,
  watchers: true,
  labels: true,
}).extend({
  stage: Stage.nullable().meta({ description: "None for a subtask." }),
  board: Board,
});

export const UnreadNotification = record<Of<UnreadNotificationJson>>()(
  "UnreadNotification",
  z.object({
    id,
    object_id: id.meta({ description: "The board." }),
    object_type: z.literal("board_notification"),
    task_id: id.nullable(),
    action: z.enum(NOTIFICATION_ACTIONS),
    kind: z.enum(NotificationKind).meta({ description: "Tells an assignment from its end, which share an action." }),
    activity_by: id.nullable(),
    description: z.string().nullable(),
    settings: z.object({ comment_id: id, reply_id: id.optional() }).nullable(),
    created_at: PlainTime,
    updated_at: PlainTime,
    activitist: z.union([Person, Nobody]),
    task: NotificationTask.nullable(),
  }),
);

export const Notification = record<Of<NotificationJson>>()(
  "Notification",
  extended(UnreadNotification, { read: z.boolean() }),
);

export const NotificationDelivery = record<ReturnType<typeof presentDelivery>>()(
  "NotificationDelivery",
  z.object({
    id,
    notification_id: id,
    user_id: id,
    marked_read_at: PlainTime.nullable(),
    created_at: PlainTime,
    updated_at: PlainTime,
  }),
);

export const GlobalPreferences = z.record(z.enum(GLOBAL_KEYS), z.boolean());
export const BoardPreferences = z.record(z.enum(BOARD_KEYS), z.boolean());
export const MailPreferences = z.record(z.enum(OWN_MAIL_KEYS), z.boolean());

const trueOrFalse = z.enum(["true", "false"]);

export const GeneralSettings = record<ReturnType<typeof presentGeneralSettings>>()(
  "GeneralSettings",
  z.object({
    daily_reminder_enabled: trueOrFalse,
    daily_remind_at: z.string().regex(/^\d\d:\d\d$/),
    business_name: z.string(),
    business_address: z.string(),
    business_logo: z.string(),
    allow_members_to_create_boards: trueOrFalse,
  }),
);
