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

export const GLOBAL_KEYS = [...EMAIL_KEYS, ...WATCH_KEYS] as const;

export const BOARD_KEYS = [...GLOBAL_KEYS, "dashboard_notification"] as const;

export const OWN_MAIL_KEYS = ["mention", "reminder", "daily_summary", "moderation"] as const;

export const MAIL_KEYS = [...EMAIL_KEYS, ...OWN_MAIL_KEYS] as const;

export type WatchRule = (typeof WATCH_KEYS)[number];
export type GlobalPreference = (typeof GLOBAL_KEYS)[number];
export type BoardPreference = (typeof BOARD_KEYS)[number];
export type OwnMailPreference = (typeof OWN_MAIL_KEYS)[number];

export type MailPreference = (typeof MAIL_KEYS)[number];

export const isOwnMailKey = (key: MailPreference): key is OwnMailPreference =>
  OWN_MAIL_KEYS.some((kind) => kind === key);

type Saved = Prisma.JsonValue | undefined;

export const boardPreferences = (saved: Saved) => preferencesOf([...EMAIL_KEYS, "dashboard_notification"], saved);

export const globalPreferences = (saved: Saved) => preferencesOf(GLOBAL_KEYS, saved);

/** Ten keys (compatibility.md, C93): saved on the board, else on. Watch rules fall back to the global ones first, and so do all
 * keys of people who are not members (undefined or null). `preferenceSql` is the same rule for one key. */
export function effectivePreferences(onBoard: Saved, global: Saved) {
  const isMember = onBoard !== undefined && onBoard !== null;
  return preferencesOf(BOARD_KEYS, {
    ...preferencesOf(isMember ? WATCH_KEYS : GLOBAL_KEYS, global),
    ...setOf(onBoard),
  });
}

export const mailPreferences = (saved: Saved) => preferencesOf(OWN_MAIL_KEYS, saved);

function preferencesOf<Name extends BoardPreference | OwnMailPreference>(
  keys: readonly Name[],
  saved: Saved,
): Record<Name, boolean> {
  const set = setOf(saved);
  return Object.fromEntries(keys.map((key) => [key, set[key] !== false])) as Record<Name, boolean>;
}

const setOf = (saved: Saved): Prisma.JsonObject =>
  typeof saved === "object" && saved !== null && !Array.isArray(saved) ? saved : {};
