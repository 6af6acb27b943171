import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { byId } from "@/lib/by-id";
import { rowsOf, type Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { findPeople } from "@/lib/members/findable";
import { isActive } from "@/lib/users/active";
import type { CurrentUser } from "@/lib/users/current-user";

/** Returns members, viewers and admins. Locks their memberships and accounts, so that nobody is assigned while
 * losing access. Deactivated people are only returned when they are already assigned (`known`). */
export async function assignableIds(
  tx: Tx,
  boardId: number,
  userIds: number[],
  known: number[] = [],
): Promise<number[]> {
  return (await assignable(tx, boardId, userIds, known)).map(({ id }) => id);
}

/** For ids from the request. An admin who is not on the board must be known to the actor or already assigned (`known`);
 * otherwise guessed ids would reveal who the admins are. */
export async function assignableByName(
  tx: Tx,
  boardId: number,
  userIds: number[],
  actor: CurrentUser,
  known: number[] = [],
) {
  const people = await assignable(tx, boardId, userIds, known);
  const outside = people.filter(({ id, isMember }) => !isMember && !known.includes(id)).map(({ id }) => id);
  const found = actor.isAdmin ? outside : (await findPeople(tx, outside, actor)).map(({ id }) => id);
  return people.map(({ id }) => id).filter((id) => !outside.includes(id) || found.includes(id));
}

const REFUSAL = "Only members of the board can be assigned.";

/** @throws Invalid when one of them may not be assigned */
export async function requireAssignable(tx: Tx, boardId: number, userIds: number[], actor: CurrentUser): Promise<void> {
  const allowed = await assignableByName(tx, boardId, userIds, actor);
  if (userIds.some((id) => !allowed.includes(id))) throw new Invalid(REFUSAL, { params: { assignees: REFUSAL } });
}

async function assignable(
  tx: Tx,
  boardId: number,
  userIds: number[],
  known: number[],
): Promise<{ id: number; isMember: boolean }[]> {
  if (userIds.length === 0) return [];

  const isMember = Prisma.sql`EXISTS (SELECT 1 FROM board_member m WHERE m.board_id = ${boardId} AND m.user_id = u.id)`;
  const rows = await rowsOf<{ id: number; isMember: boolean }>(
    tx,
    Prisma.sql`
    SELECT u.id, ${isMember} AS "isMember" FROM "user" u WHERE ${isOnBoard(boardId, userIds)} AND (${isActive} OR u.id = ANY(${known}))`,
  );
  const allowed = byId(rows);
  return [...new Set(userIds)].flatMap((id) => allowed.get(id) ?? []);
}

export const isOnBoard = (boardId: number, userIds: number[] | Prisma.Sql) => Prisma.sql`
  u.id = ANY(${userIds}) AND (u.id IN (SELECT user_id FROM board_member WHERE board_id = ${boardId} AND user_id = ANY(${userIds}) FOR KEY SHARE)
    OR u.id IN (SELECT id FROM "user" WHERE id = ANY(${userIds}) AND (role = 'administrator' OR is_service_admin) FOR SHARE))`;
