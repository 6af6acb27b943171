import "server-only";
import type { BoardMember, Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { effectivePreferences, globalPreferences, mailPreferences } from "@/lib/notifications/preferences";
import type { CurrentUser } from "@/lib/users/current-user";

/** What somebody prefers wherever no board says otherwise: nine (document 2, 4.2). */
export const readGlobalPreferences = async (user: CurrentUser) => globalPreferences(await saved(user, "notifications"));

/** What holds for somebody on a board, of which he need not be a member: ten. */
export const readBoardPreferences = async (membership: BoardMember | null, user: CurrentUser) => effectivePreferences(membership?.preferences, await saved(user, "notifications"));

/** Which mails of our own he wants. */
export const readMailPreferences = async (user: CurrentUser) => mailPreferences(await saved(user, "mails"));

async function saved({ id: userId }: CurrentUser, key: string): Promise<Prisma.JsonValue | undefined> {
  const setting = await db.userSetting.findUnique({ where: { userId_key: { userId, key } } });
  return setting?.value;
}
