import { z } from "zod";
import { NOTIFICATION_ACTIONS } from "@/lib/events/notifications";
import { paging } from "@/lib/http/response/paginator";
import { flag, id, optional, word } from "@/lib/http/input/types";
import { BOARD_KEYS, GLOBAL_KEYS, OWN_MAIL_KEYS } from "@/lib/notifications/preferences";

const pages = paging(20);

/** GET notifications/unread (compatibility.md, C90). */
export const ListUnread = pages.transform(({ page, per_page }) => ({ page, perPage: per_page }));
export type ListUnread = z.infer<typeof ListUnread>;

export const ListNotifications = pages
  .extend({ action: optional(word("all", ...NOTIFICATION_ACTIONS)) })
  .transform(({ page, per_page, action }) => ({
    page,
    perPage: per_page,
    action: action === "all" ? undefined : action,
  }));
export type ListNotifications = z.infer<typeof ListNotifications>;

export const MarkRead = z
  .object({ notification_id: optional(id) })
  .transform(({ notification_id }) => ({ notificationId: notification_id }));
export type MarkRead = z.infer<typeof MarkRead>;

const SPELLINGS = new Set<unknown>([true, false, 1, 0, "true", "false", "1", "0"]);

/** compatibility.md, C93 lists the values of a preference; `"yes"` and an empty text are invalid. */
export const onOrOff = z.preprocess((value) => (SPELLINGS.has(value) ? value : "neither"), flag);

const optionalOf = <Key extends string>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, onOrOff.optional()])) as Record<Key, z.ZodOptional<typeof onOrOff>>;

/** PHP serializes an empty map as an empty list. */
const switches = <Key extends string>(keys: readonly Key[]) =>
  z.preprocess(
    (value) => (value === null || value === "" ? undefined : Array.isArray(value) && value.length === 0 ? {} : value),
    z.object(optionalOf(keys)).meta({ required: true }),
  );

/** POST update-global-notification-settings; missing keys are on. */
export const SaveGlobalPreferences = z
  .object({ updatedSettings: switches(GLOBAL_KEYS) })
  .transform(({ updatedSettings }) => updatedSettings);
export type SaveGlobalPreferences = z.infer<typeof SaveGlobalPreferences>;

/** PUT update-notification-settings of a board. Missing mails are on; missing watch rules follow the global ones. */
export const SaveBoardPreferences = z
  .object({ updatedSettings: switches(BOARD_KEYS) })
  .transform(({ updatedSettings }) => updatedSettings);
export type SaveBoardPreferences = z.infer<typeof SaveBoardPreferences>;

export const SaveMailPreferences = z.object(optionalOf(OWN_MAIL_KEYS));
export type SaveMailPreferences = z.infer<typeof SaveMailPreferences>;
