import type { Messages } from "@/lib/i18n/messages";
import type { ViewKey } from "@/lib/view-settings/views";

/** The key of a setting's text in `viewSettings.names`. */
export type SettingName = keyof Messages["viewSettings"]["names"];

export const CARD_SETTINGS = {
  dashboard_view_label: "labels",
  dashboard_view_priority: "priority",
  dashboard_view_assignee: "assignees",
  dashboard_view_due_date: "dueDate",
  dashboard_view_subtask: "subtasks",
  dashboard_view_attachment: "attachments",
  dashboard_view_comment: "comments",
  dashboard_view_notification: "notifications",
  dashboard_view_time: "time",
} as const satisfies Readonly<Record<ViewKey<"kanbanview" | "listview">, SettingName>>;

export const TABLE_SETTINGS = {
  table_view_priority: "priority",
  table_view_status: "status",
  table_view_dates: "dates",
  table_view_assignees: "assignees",
  table_view_labels: "labels",
  table_view_subtasks: "subtasks",
  table_view_created_at: "created",
  table_view_activity: "activity",
} as const satisfies Readonly<Record<ViewKey<"tableview">, SettingName>>;

/** The settings of cards and of the list. */
export const cardSettings = (hasTime: boolean) =>
  keysOf(CARD_SETTINGS).filter((key) => hasTime || key !== "dashboard_view_time");

/** TypeScript types the keys of an object as strings. */
export const keysOf = <Key extends string>(settings: Readonly<Record<Key, SettingName>>) =>
  Object.keys(settings) as Key[];

/** The same for a computed key. */
export const settingOf = <Key extends string>(key: Key, isShown: boolean) =>
  ({ [key]: isShown }) as Partial<Record<Key, boolean>>;

export const allShown = <Key extends string>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, true])) as Record<Key, boolean>;
