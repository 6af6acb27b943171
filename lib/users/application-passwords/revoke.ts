import "server-only";
import type { ApplicationPassword, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";

export async function revokeApplicationPassword(revoked: ApplicationPassword): Promise<ApplicationPassword> {
  await db.applicationPassword.deleteMany({ where: { uuid: revoked.uuid } });
  return revoked;
}

export async function revokeAllApplicationPasswords(person: Pick<User, "id">): Promise<number> {
  const { count } = await db.applicationPassword.deleteMany({ where: { userId: person.id } });
  return count;
}
