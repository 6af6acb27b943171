import { z } from "zod";
import { NOTIFICATION_ACTIONS, NOTIFICATION_KINDS } from "@/lib/events/notifications";
import { BOARD_KEYS, GLOBAL_KEYS, OWN_MAIL_KEYS } from "@/lib/notifications/preferences";
import type { NotificationJson, presentDelivery, UnreadNotificationJson } from "@/lib/notifications/present";
import type { FeatureModulesJson } from "@/lib/modules/present";
import type { presentGeneralSettings } from "@/lib/settings/present";
import { Board, Stage } from "@/scripts/openapi/records/boards";
import { Nobody, Person } from "@/scripts/openapi/records/people";
import { extended, flag, id, PlainTime, record, text, textOrNull } from "@/scripts/openapi/records/record";
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
  stage: Stage.nullable().describe("Null for a subtask."),
  board: Board,
});

export const UnreadNotification = record<Of<UnreadNotificationJson>>()(
  "UnreadNotification",
  z.object({
    id,
    object_id: id.describe("The board."),
    object_type: z.literal("board_notification"),
    task_id: id.nullable(),
    action: z.enum(NOTIFICATION_ACTIONS),
    kind: z.enum(NOTIFICATION_KINDS).describe("Distinguishes assigning from unassigning, which share an action."),
    activity_by: id.nullable(),
    description: textOrNull,
    settings: z.object({ comment_id: id, reply_id: id.optional() }).nullable(),
    created_at: PlainTime,
    updated_at: PlainTime,
    activitist: z.union([Person, Nobody]),
    task: NotificationTask.nullable(),
  }),
);

export const Notification = record<Of<NotificationJson>>()(
  "Notification",
  extended(UnreadNotification, { read: flag }),
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

export const GlobalPreferences = z.record(z.enum(GLOBAL_KEYS), flag);
export const BoardPreferences = z.record(z.enum(BOARD_KEYS), flag);
export const MailPreferences = z.record(z.enum(OWN_MAIL_KEYS), flag);

const yesOrNo = z.enum(["yes", "no"]);
const OnBoards = z.object({ enabled: yesOrNo, all_boards: yesOrNo, selected_boards: z.array(id) });
const OnSite = z.object({ enabled: yesOrNo });

export const FeatureModules = record<FeatureModulesJson>()(
  "FeatureModules",
  z.object({
    timeTracking: OnBoards,
    recurring_task: OnBoards,
    roadmap: OnSite,
    frontend: OnSite.extend({
      slug: text,
      render_type: z.enum(["standalone", "shortcode"]),
      page_id: z.union([id, z.literal("")]),
    }),
    menu_settings: z.object({ in_crm: yesOrNo, menu_position: z.number() }),
    panel_url: text,
  }),
);

const trueOrFalse = z.enum(["true", "false"]);

export const GeneralSettings = record<ReturnType<typeof presentGeneralSettings>>()(
  "GeneralSettings",
  z.object({
    daily_reminder_enabled: trueOrFalse,
    daily_remind_at: z.string().regex(/^\d\d:\d\d$/),
    business_name: text,
    business_address: text,
    business_logo: text,
    allow_members_to_create_boards: trueOrFalse,
  }),
);
