import "server-only";
import { db } from "@/lib/db";
import { literally } from "@/lib/text/sql-search";
import type { CurrentUser } from "@/lib/users/current-user";
import { canListUsers } from "@/lib/users/policy";
import type { Eyes, Person } from "@/lib/users/present";

/** Admins see everybody's e-mail address, managers that of somebody who was invited by it to one of their boards. */
export async function eyesOnPerson({ id, email }: Person, user: CurrentUser): Promise<Eyes> {
  const eyes = { userId: user.id, seesEmails: canListUsers(user), seesInvited: false };
  if (eyes.seesEmails || user.id === id) return eyes;

  const board = { isTemplate: false, members: { some: { userId: user.id, role: "manager" as const } } };
  const invitedEmail = { equals: literally(email), mode: "insensitive" as const };
  const invited = await db.boardMember.findFirst({ where: { userId: id, invitedEmail, board } });
  return { ...eyes, seesEmails: invited !== null };
}
