import "server-only";
import { db } from "@/lib/db";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Eyes, Person } from "@/lib/users/present";

/** The caller's eyes on one person: admins see everybody's e-mail address, managers of a board that the person is on, too. */
export async function eyesOnPerson({ id }: Person, user: CurrentUser): Promise<Eyes> {
  if (user.isAdmin || user.id === id) return { userId: user.id, seesEmails: true };

  const managed = await db.boardMember.findFirst({ where: { userId: user.id, role: "manager", board: { isTemplate: false, members: { some: { userId: id } } } } });
  return { userId: user.id, seesEmails: managed !== null };
}
