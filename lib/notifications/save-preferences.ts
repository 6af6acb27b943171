import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { sendAlong, transaction } from "@/lib/db";
import type { SaveBoardPreferences, SaveGlobalPreferences, SaveMailPreferences } from "@/lib/notifications/inputs";
import { globalPreferences, mailPreferences } from "@/lib/notifications/preferences";
import type { CurrentUser } from "@/lib/users/current-user";
import { mergeSetting } from "@/lib/users/settings";

export async function saveGlobalPreferences(to: SaveGlobalPreferences, { id: userId }: CurrentUser): Promise<void> {
  const value = globalPreferences(to);
  await transaction(async (tx) => {
    await tx.userSetting.upsert({
      where: { userId_key: { userId, key: "notifications" } },
      create: { userId, key: "notifications", value },
      update: { value },
    });
    await sendAlong(
      tx,
      Prisma.sql`UPDATE board_member SET preferences = preferences || ${JSON.stringify(value)}::jsonb, updated_at = now() WHERE user_id = ${userId}`,
    );
  });
}

/** Has no effect for people who are not members: the preferences belong to the membership. */
export async function saveBoardPreferences(
  { id: boardId }: Board,
  to: SaveBoardPreferences,
  { id: userId }: CurrentUser,
): Promise<void> {
  await transaction((tx) => tx.boardMember.updateMany({ where: { boardId, userId }, data: { preferences: to } }));
}

export async function saveMailPreferences(to: SaveMailPreferences, { id: userId }: CurrentUser) {
  return mailPreferences(await transaction((tx) => mergeSetting(tx, userId, "mails", to)));
}
