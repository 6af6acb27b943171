import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { isVisibleBoard } from "@/lib/boards/read/list";
import { rowsOf, type Tx } from "@/lib/db";
import { isActive } from "@/lib/users/active";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

/** A condition on `u`, with a condition on `board b`. */
export const isMemberOf = (boards: Prisma.Sql): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT 1 FROM board_member m JOIN board b ON b.id = m.board_id WHERE m.user_id = u.id AND ${boards})`;

/** A condition on `u`: active accounts for admins, otherwise oneself and people on a shared board. */
export const isFindable = (user: CurrentUser): Prisma.Sql =>
  user.isAdmin ? isActive : Prisma.sql`(${isActive} AND (u.id = ${user.id} OR ${isMemberOf(isVisibleBoard(user))}))`;

type Found = Pick<Person, "id" | "displayName">;

/** Skips people whom the caller can't find, so that ids can't be probed. */
export async function findPeople(tx: Tx, ids: number[], user: CurrentUser): Promise<Found[]> {
  if (ids.length === 0) return [];
  return rowsOf<Found>(
    tx,
    Prisma.sql`
    SELECT u.id, u.display_name AS "displayName" FROM "user" u WHERE u.id = ANY(${ids}) AND ${isFindable(user)}`,
  );
}
