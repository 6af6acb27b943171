import "server-only";
import { db } from "@/lib/db";
import type { PathParams } from "@/lib/http/params";
import { readGeneralSettings } from "@/lib/settings/general";
import type { CurrentUser } from "@/lib/users/current-user";

/** Whether somebody may make boards: admins; members of a board when the site's setting says so. */
export async function boardCreation(_params: PathParams, user: CurrentUser): Promise<{ mayCreate: boolean }> {
  if (user.isAdmin) return { mayCreate: true };

  const { allow_members_to_create_boards } = await readGeneralSettings();
  return { mayCreate: allow_members_to_create_boards === "yes" && (await db.boardMember.count({ where: { userId: user.id } })) > 0 };
}

export const canCreateBoard = (_user: CurrentUser, { mayCreate }: { mayCreate: boolean }): boolean => mayCreate;
