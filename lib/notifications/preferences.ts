import type { Prisma } from "@/generated/prisma/client";

export const EMAIL_KEYS = [
  "email_after_comment",
  "email_after_task_assign",
  "email_after_task_stage_change",
  "email_after_task_due_date_change",
  "email_after_remove_from_task",
  "email_after_task_archive",
] as const;

export const WATCH_KEYS = ["watch_on_creating_task", "watch_on_commenting", "watch_on_assigning"] as const;

export type WatchRule = (typeof WATCH_KEYS)[number];

type Key = (typeof EMAIL_KEYS)[number] | WatchRule | "dashboard_notification";

/** The seven of a board's membership row; whatever was never set is on. */
export const boardPreferences = (saved: Prisma.JsonValue) => preferencesOf([...EMAIL_KEYS, "dashboard_notification"], saved);

function preferencesOf<Name extends Key>(keys: readonly Name[], saved: Prisma.JsonValue): Record<Name, boolean> {
  const set = typeof saved === "object" && saved !== null && !Array.isArray(saved) ? saved : {};
  return Object.fromEntries(keys.map((key) => [key, set[key] !== false])) as Record<Name, boolean>;
}
