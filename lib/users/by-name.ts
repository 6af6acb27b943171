import "server-only";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { isDeactivated } from "@/lib/users/active";

/** Logins win over e-mail addresses. Ignores case. */
export async function userByName(name: string): Promise<User | null> {
  const [row] = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM (SELECT id, 1 AS place FROM "user" WHERE lower(login) = lower(${name.trim()})
      UNION ALL SELECT id, 2 FROM "user" WHERE lower(email) = lower(${name.trim()})) found ORDER BY place LIMIT 1`;
  return db.user.findUnique({ where: { id: row?.id ?? 0 } });
}

/** For sign-in and password resets, where deactivated accounts count as unknown. */
export async function activeUserByName(name: string): Promise<User | null> {
  const user = await userByName(name);
  return user && !isDeactivated(user) ? user : null;
}
