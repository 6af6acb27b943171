import "server-only";
import type { BoardMember } from "@/generated/prisma/client";
import { effectivePreferences, globalPreferences, mailPreferences } from "@/lib/notifications/preferences";
import type { CurrentUser } from "@/lib/users/current-user";
import { readSetting } from "@/lib/users/settings";

/** What somebody prefers wherever no board says otherwise: nine (document 2, 4.2). */
export const readGlobalPreferences = async (user: CurrentUser) =>
  globalPreferences(await readSetting(user, "notifications"));

/** What holds for somebody on a board, of which he need not be a member: ten. */
export const readBoardPreferences = async (membership: BoardMember | null, user: CurrentUser) =>
  effectivePreferences(membership?.preferences, await readSetting(user, "notifications"));

/** Which mails of our own he wants. */
export const readMailPreferences = async (user: CurrentUser) => mailPreferences(await readSetting(user, "mails"));
