import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";

/**
 * Those of the people who may be assigned on this board: its members, viewers too, and admins. They stay it until the
 * transaction ends: who is losing a membership, or the rights of an admin, is not assigned behind the loss's back.
 *
 * @param asked who was named by the caller: one of these who may not is refused; others (a stage's default people) are left out.
 * @throws Invalid
 */
export async function assignableIds(tx: Tx, boardId: number, userIds: number[], asked: number[] = userIds): Promise<number[]> {
  if (userIds.length === 0) return [];

  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT u.id FROM "user" u WHERE ${isOnBoard(boardId, userIds)}`;
  const may = new Set(rows.map(({ id }) => id));
  if (asked.some((id) => !may.has(id))) throw new Invalid("Only members of the board can be assigned.", { params: { assignees: "Only members of the board can be assigned." } });

  return [...new Set(userIds)].filter((id) => may.has(id));
}

/** Of `u`: one of these people, who is on the board or an admin, and stays it until the transaction ends. */
export const isOnBoard = (boardId: number, userIds: number[]) => Prisma.sql`
  u.id = ANY(${userIds}) AND (u.id IN (SELECT user_id FROM board_member WHERE board_id = ${boardId} AND user_id = ANY(${userIds}) FOR KEY SHARE)
    OR u.id IN (SELECT id FROM "user" WHERE id = ANY(${userIds}) AND (role = 'administrator' OR is_service_admin) FOR SHARE))`;
