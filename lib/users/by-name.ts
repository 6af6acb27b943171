import "server-only";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";

/** The person of this login or, where nobody has it for a login, of this e-mail address; in any case of the letters. */
export async function userByName(name: string): Promise<User | null> {
  const [row] = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM (SELECT id, 1 AS place FROM "user" WHERE lower(login) = lower(${name.trim()})
      UNION ALL SELECT id, 2 FROM "user" WHERE lower(email) = lower(${name.trim()})) found ORDER BY place LIMIT 1`;
  return db.user.findUnique({ where: { id: row?.id ?? 0 } });
}
