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

/** What somebody sets for all boards, and again for one of them. */
export const GLOBAL_KEYS = [...EMAIL_KEYS, ...WATCH_KEYS] as const;

export const BOARD_KEYS = [...GLOBAL_KEYS, "dashboard_notification"] as const;

/** Mails that no preference of the contract is about. */
export const OWN_MAIL_KEYS = ["mention", "reminder", "daily_summary"] as const;

export type WatchRule = (typeof WATCH_KEYS)[number];
export type GlobalPreference = (typeof GLOBAL_KEYS)[number];
export type BoardPreference = (typeof BOARD_KEYS)[number];
export type OwnMailPreference = (typeof OWN_MAIL_KEYS)[number];

type Saved = Prisma.JsonValue | undefined;

/** The seven of a board's membership row; whatever was never set is on. */
export const boardPreferences = (saved: Saved) => preferencesOf([...EMAIL_KEYS, "dashboard_notification"], saved);

/** The nine of a person. */
export const globalPreferences = (saved: Saved) => preferencesOf(GLOBAL_KEYS, saved);

/**
 * The ten that hold on a board (document 2, 4.2): what was saved there, else on; when to begin to watch follows the person's
 * own for all boards before that. Who is no member (nothing, or null) has only the latter. `preferenceSql` says the same of
 * one of them.
 */
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
