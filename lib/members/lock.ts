import "server-only";
import { type BoardRole, Prisma } from "@/generated/prisma/client";
import { rowsOf, type Tx } from "@/lib/db";
import { Conflict, Forbidden, NotFound } from "@/lib/errors";
import type { CurrentUser } from "@/lib/users/current-user";

interface Row {
  userId: number;
  role: BoardRole;
}

/** Locked together with all managers, so that two managers can't remove each other as the last but one. */
export interface LockedMember extends Row {
  managerIds: number[];
}

/** @throws NotFound when the member left meanwhile */
export async function lockMember(tx: Tx, boardId: number, userId: number): Promise<LockedMember> {
  const rows = await rowsOf<Row>(
    tx,
    Prisma.sql`
    SELECT user_id AS "userId", role::text AS role FROM board_member
    WHERE board_id = ${boardId} AND (role = 'manager' OR user_id = ${userId})
    ORDER BY user_id FOR NO KEY UPDATE`,
  );
  const member = rows.find((row) => row.userId === userId);
  if (!member) throw new NotFound("User");

  return { ...member, managerIds: rows.filter(({ role }) => role === "manager").map((row) => row.userId) };
}

/** Checks again after locking, since the actor may have lost the role. @throws Forbidden */
export function refuseFormerManager({ managerIds }: LockedMember, actor: CurrentUser) {
  if (!actor.isAdmin && !managerIds.includes(actor.id)) throw new Forbidden();
}

/** Only an admin may leave a board without a manager. @throws Conflict */
export function refuseLastManager({ managerIds, userId }: LockedMember, actor: CurrentUser) {
  if (actor.isAdmin || managerIds.length > 1 || !managerIds.includes(userId)) return;

  throw new Conflict("This is the last manager of the board. Please make somebody else a manager first.");
}
