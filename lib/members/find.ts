import "server-only";
import { boardOfUser } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { db } from "@/lib/db";
import { Forbidden, Invalid, NotFound } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import type { MemberRecord } from "@/lib/members/present";
import type { CurrentUser } from "@/lib/users/current-user";
import { asPerson, type Person } from "@/lib/users/present";

export interface OnMember extends OnBoard {
  member: MemberRecord;
}

/** @throws NotFound for everyone else */
export async function memberOnBoard(params: PathParams, user: CurrentUser): Promise<OnMember> {
  const { board, membership } = await boardOfUser(params, user);
  const key = { boardId: board.id, userId: pathId(params.user_id) };
  const member = await db.boardMember.findUnique({ where: { boardId_userId: key }, include: { user: asPerson } });
  if (!member) throw new NotFound("User");

  return { board, membership, member };
}

/** Everyone for admins, otherwise oneself and people on a shared board. Others get the same 403, known or not.
 * @throws Forbidden, or NotFound for admins */
export async function colleagueOfPath({ user_id, id }: PathParams, user: CurrentUser): Promise<{ person: Person }> {
  const wanted = pathId(user_id ?? id);
  const isOpen = user.isAdmin || wanted === user.id;
  const shared = { memberships: { some: { board: { isTemplate: false, members: { some: { userId: user.id } } } } } };
  const person = await db.user.findFirst({ ...asPerson, where: { id: wanted, ...(!isOpen && shared) } });
  if (person) return { person };

  throw user.isAdmin ? new NotFound("User") : new Forbidden();
}

/** POST managers names nobody, so admins get a hint and others the policy's refusal. @throws Invalid */
export function refuseUnnamedPerson(_params: PathParams, user: CurrentUser) {
  if (user.isAdmin)
    throw new Invalid(
      "This address names no person. Please use /managers/add-users-to-boards to add people to boards, or /managers/add-admins to make them admins.",
    );
  return {};
}
