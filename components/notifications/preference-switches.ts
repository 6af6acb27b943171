import type { BoardPreference, OwnMailPreference } from "@/lib/notifications/preferences";
import type { Messages } from "@/lib/i18n/messages";

/** Where the texts of a switch are in `notifications.switches`. */
export type SwitchKey = keyof Messages["notifications"]["switches"];

export const EMAIL_SWITCHES = {
  email_after_comment: "comment",
  email_after_task_assign: "assigned",
  email_after_remove_from_task: "removed",
  email_after_task_stage_change: "stage",
  email_after_task_due_date_change: "dueDate",
  email_after_task_archive: "archived",
} as const satisfies Readonly<Record<Extract<BoardPreference, `email_${string}`>, SwitchKey>>;

export const WATCH_SWITCHES = {
  watch_on_creating_task: "watchCreated",
  watch_on_commenting: "watchCommented",
  watch_on_assigning: "watchAssigned",
} as const satisfies Readonly<Record<Extract<BoardPreference, `watch_${string}`>, SwitchKey>>;

export const APP_SWITCHES = { dashboard_notification: "showInApp" } as const;

export const MAIL_SWITCHES = {
  mention: "mention",
  reminder: "reminder",
  daily_summary: "dailySummary",
  moderation: "moderation",
} as const satisfies Readonly<Record<OwnMailPreference, SwitchKey>>;
