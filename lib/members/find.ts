import "server-only";
import { boardOfUser } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { db } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/params";
import type { MemberRecord } from "@/lib/members/present";
import type { CurrentUser } from "@/lib/users/current-user";
import { asPerson } from "@/lib/users/present";

/** A member of the board, beside the caller's own membership. */
export interface OnMember extends OnBoard {
  member: MemberRecord;
}

/** The person of the path as a member of the board of the path. @throws NotFound for everybody else. */
export async function memberOnBoard(params: PathParams, user: CurrentUser): Promise<OnMember> {
  const { board, membership } = await boardOfUser(params, user);
  const key = { boardId: board.id, userId: pathId(params.user_id) };
  const member = await db.boardMember.findUnique({ where: { boardId_userId: key }, include: { user: asPerson } });
  if (!member) throw new NotFound("User");

  return { board, membership, member };
}
