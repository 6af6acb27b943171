import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { asSiteMember, type SiteMember } from "@/lib/members/list-site-wide";
import { containing } from "@/lib/search";

interface Wanted {
  /** In the name, the login or the e-mail address. */
  search: string;
  most: number;
}

/** The first people by name, whether they are on a board or not, and how many there are; for admins. A fixed number of statements. */
export async function listEverybody({ search, most }: Wanted): Promise<{ people: SiteMember[]; total: number }> {
  const found = await rowsOf<{ id: number; total: number }>(db, Prisma.sql`
    SELECT u.id, (count(*) OVER ())::int AS total FROM "user" u
    WHERE u.display_name ILIKE ${containing(search)} OR u.login ILIKE ${containing(search)} OR u.email ILIKE ${containing(search)}
    ORDER BY lower(u.display_name), u.id LIMIT ${most}`);
  const people = await db.user.findMany({ ...asSiteMember, where: { id: { in: found.map(({ id }) => id) } } });
  const places = new Map(found.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: SiteMember) => places.get(id) ?? 0;
  return { people: people.sort((one, other) => placeOf(one) - placeOf(other)), total: found[0]?.total ?? 0 };
}
