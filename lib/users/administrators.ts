import "server-only";
import { db, rowsOf, type Tx } from "@/lib/db";
import { ACTIVE, isActive } from "@/lib/users/active";
import { Prisma, type User } from "@/generated/prisma/client";
import { Conflict } from "@/lib/errors";

export async function administratorNames(limit: number): Promise<string[]> {
  const people = await db.user.findMany({
    where: { role: "administrator", ...ACTIVE },
    orderBy: { id: "asc" },
    take: limit,
    select: { displayName: true },
  });
  return people.map(({ displayName }) => displayName);
}

/** Locks all active administrators, so that two of them can't remove each other. */
export async function refuseLastAdministrator(
  tx: Tx,
  person: Pick<User, "id">,
  what: "demoted" | "deleted" | "deactivated",
): Promise<void> {
  const administrators = await rowsOf<{ id: number }>(
    tx,
    Prisma.sql`SELECT id FROM "user" u WHERE role = 'administrator' AND ${isActive} ORDER BY id FOR UPDATE`,
  );
  if (administrators.some(({ id }) => id === person.id) && administrators.length === 1)
    throw new Conflict(`The last administrator of the site can't be ${what}.`);
}
