import "server-only";
import { boardOfUser } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { db } from "@/lib/db";
import type { PathParams } from "@/lib/http/request/params";
import { readGeneralSettings } from "@/lib/settings/general";
import type { CurrentUser } from "@/lib/users/current-user";

export async function boardCreationRight(_params: PathParams, user: CurrentUser): Promise<{ mayCreate: boolean }> {
  if (user.isAdmin) return { mayCreate: true };

  const { allow_members_to_create_boards } = await readGeneralSettings();
  return {
    mayCreate: allow_members_to_create_boards && (await db.boardMember.count({ where: { userId: user.id } })) > 0,
  };
}

export async function boardToCopy(params: PathParams, user: CurrentUser): Promise<OnBoard & { mayCreate: boolean }> {
  const found = await boardOfUser(params, user);
  return { ...found, ...(await boardCreationRight(params, user)) };
}

export const canCreateBoard = (_user: CurrentUser, { mayCreate }: { mayCreate: boolean }): boolean => mayCreate;
