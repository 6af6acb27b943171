import "server-only";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { isDeactivated } from "@/lib/users/active";

/** The person of this login or, where nobody has it for a login, of this e-mail address; in any case of the letters. */
export async function userByName(name: string): Promise<User | null> {
  const [row] = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM (SELECT id, 1 AS place FROM "user" WHERE lower(login) = lower(${name.trim()})
      UNION ALL SELECT id, 2 FROM "user" WHERE lower(email) = lower(${name.trim()})) found ORDER BY place LIMIT 1`;
  return db.user.findUnique({ where: { id: row?.id ?? 0 } });
}

/** The same for signing in and forgotten passwords, where a deactivated account is as unknown as a name that nobody has. */
export async function activeUserByName(name: string): Promise<User | null> {
  const user = await userByName(name);
  return user && !isDeactivated(user) ? user : null;
}
