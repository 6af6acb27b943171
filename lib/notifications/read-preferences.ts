import "server-only";
import type { BoardMember } from "@/generated/prisma/client";
import { effectivePreferences, globalPreferences, mailPreferences } from "@/lib/notifications/preferences";
import type { CurrentUser } from "@/lib/users/current-user";
import { readSetting } from "@/lib/users/settings";

/** Nine keys (compatibility.md, C93). */
export const readGlobalPreferences = async (user: CurrentUser) =>
  globalPreferences(await readSetting(user, "notifications"));

export const readBoardPreferences = async (membership: BoardMember | null, user: CurrentUser) =>
  effectivePreferences(membership?.preferences, await readSetting(user, "notifications"));

export const readMailPreferences = async (user: CurrentUser) => mailPreferences(await readSetting(user, "mails"));
