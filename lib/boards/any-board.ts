import "server-only";
import { db } from "@/lib/db";
import type { PathParams } from "@/lib/http/request/params";
import type { CurrentUser } from "@/lib/users/current-user";

export async function anyBoardMembership(_params: PathParams, user: CurrentUser): Promise<{ belongsToBoard: boolean }> {
  return {
    belongsToBoard:
      user.isAdmin ||
      (await db.boardMember.findFirst({ where: { userId: user.id }, select: { userId: true } })) !== null,
  };
}

export const isOnAnyBoard = (_user: CurrentUser, { belongsToBoard }: { belongsToBoard: boolean }): boolean =>
  belongsToBoard;
