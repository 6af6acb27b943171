import "server-only";
import { db } from "@/lib/db";
import { ACTIVE } from "@/lib/users/active";

export async function administratorNames(limit: number): Promise<string[]> {
  const people = await db.user.findMany({
    where: { role: "administrator", ...ACTIVE },
    orderBy: { id: "asc" },
    take: limit,
    select: { displayName: true },
  });
  return people.map(({ displayName }) => displayName);
}
