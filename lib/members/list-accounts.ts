import "server-only";
import { type BoardRole, Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { likePattern } from "@/lib/text/sql-search";
import { isActive } from "@/lib/users/active";
import { asPerson, type Person } from "@/lib/users/present";

export type AccountState = "active" | "deactivated" | "all";

interface PeopleQuery {
  search: string;
  state: AccountState;
  limit: number;
}

export interface Account extends Person {
  lastSeenAt: Date | null;
  memberships: { role: BoardRole; board: { id: number; title: string } }[];
}

export interface AccountList {
  people: Account[];
  counts: Record<AccountState, number>;
}

export async function listAccounts({ search, state, limit }: PeopleQuery): Promise<AccountList> {
  const isFound = Prisma.sql`(u.display_name ILIKE ${likePattern(search)} OR u.login ILIKE ${likePattern(search)} OR u.email ILIKE ${likePattern(search)})`;
  const [found] = await rowsOf<{ ids: number[]; active: number; all: number }>(
    db,
    Prisma.sql`
    SELECT ARRAY(SELECT u.id FROM "user" u WHERE ${isFound} AND ${STATES[state]} ORDER BY lower(u.display_name), u.id LIMIT ${limit}) AS ids,
      count(*) FILTER (WHERE ${isActive})::int AS active, count(*)::int AS "all" FROM "user" u WHERE ${isFound}`,
  );
  const { ids, active, all } = found ?? { ids: [], active: 0, all: 0 };
  const people = new Map(
    (await db.user.findMany({ ...asAccount, where: { id: { in: ids } } })).map((person) => [person.id, person]),
  );
  return { people: ids.flatMap((id) => people.get(id) ?? []), counts: { active, deactivated: all - active, all } };
}

const STATES: Record<AccountState, Prisma.Sql> = {
  active: isActive,
  deactivated: Prisma.sql`NOT (${isActive})`,
  all: Prisma.sql`true`,
};

const asAccount = {
  select: {
    ...asPerson.select,
    lastSeenAt: true,
    memberships: {
      where: { board: { isTemplate: false, archivedAt: null } },
      select: { role: true, board: { select: { id: true, title: true } } },
      orderBy: [{ board: { title: "asc" } }, { boardId: "asc" }],
    },
  },
} satisfies Prisma.UserDefaultArgs;
