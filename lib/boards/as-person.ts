import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { boardOfCaller, foundBoard } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { db, rowsOf } from "@/lib/db";
import { isActive } from "@/lib/users/active";
import type { CurrentUser } from "@/lib/users/current-user";
import { callerColumns, currentUserOf, type UserRow } from "@/lib/users/row";

/** A person and a board as they see it now, for what other programs do in their name. Null for a deactivated account and
 * without access. */
export async function boardAsPerson(
  userId: number | null,
  boardId: number,
): Promise<(OnBoard & { person: CurrentUser }) | null> {
  const [row] = await rowsOf<UserRow>(
    db,
    Prisma.sql`SELECT ${callerColumns(boardOfCaller(boardId))} FROM "user" u WHERE u.id = ${userId} AND ${isActive}`,
  );
  if (!row || row.callerRead === null) return null;

  const person = currentUserOf(row);
  return { person, ...foundBoard(row.callerRead, person) };
}
