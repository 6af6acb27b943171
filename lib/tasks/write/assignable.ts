import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { byId } from "@/lib/by-id";
import type { Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { findPeople } from "@/lib/members/findable";
import { isActive } from "@/lib/users/active";
import type { CurrentUser } from "@/lib/users/current-user";

/**
 * Those of the people who may be assigned on this board: its members, viewers too, and admins. They stay it until the
 * transaction ends: who is losing a membership, or the rights of an admin, is not assigned behind the loss's back. Deactivated
 * people are not assigned, but stay where they are already (`known`).
 */
export async function assignableIds(
  tx: Tx,
  boardId: number,
  userIds: number[],
  known: number[] = [],
): Promise<number[]> {
  return (await assignable(tx, boardId, userIds, known)).map(({ id }) => id);
}

/**
 * The same of people whom the caller names. An admin who is not on the board must be somebody whom the caller can find, or
 * who was there before (`known`): else guessed ids would show who the admins are.
 */
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

/** @throws Invalid when one of them is none of these */
export async function requireAssignable(tx: Tx, boardId: number, userIds: number[], actor: CurrentUser): Promise<void> {
  const may = await assignableByName(tx, boardId, userIds, actor);
  if (userIds.some((id) => !may.includes(id))) throw new Invalid(REFUSAL, { params: { assignees: REFUSAL } });
}

/** Each once, in the sequence in which they are named. */
async function assignable(
  tx: Tx,
  boardId: number,
  userIds: number[],
  known: number[],
): Promise<{ id: number; isMember: boolean }[]> {
  if (userIds.length === 0) return [];

  const isMember = Prisma.sql`EXISTS (SELECT 1 FROM board_member m WHERE m.board_id = ${boardId} AND m.user_id = u.id)`;
  const rows = await tx.$queryRaw<{ id: number; isMember: boolean }[]>(Prisma.sql`
    SELECT u.id, ${isMember} AS "isMember" FROM "user" u WHERE ${isOnBoard(boardId, userIds)} AND (${isActive} OR u.id = ANY(${known}))`);
  const may = byId(rows);
  return [...new Set(userIds)].flatMap((id) => may.get(id) ?? []);
}

/** Of `u`: one of these people, who is on the board or an admin, and stays it until the transaction ends. */
export const isOnBoard = (boardId: number, userIds: number[]) => Prisma.sql`
  u.id = ANY(${userIds}) AND (u.id IN (SELECT user_id FROM board_member WHERE board_id = ${boardId} AND user_id = ANY(${userIds}) FOR KEY SHARE)
    OR u.id IN (SELECT id FROM "user" WHERE id = ANY(${userIds}) AND (role = 'administrator' OR is_service_admin) FOR SHARE))`;
