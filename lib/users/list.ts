import "server-only";
import { Prisma, type User } from "@/generated/prisma/client";
import { columnsOf } from "@/lib/database/record";
import { db, rowsOf } from "@/lib/db";
import { offsetOf } from "@/lib/http/response/paginator";
import { likePattern } from "@/lib/text/sql-search";
import type { ListUsers } from "@/lib/users/inputs";

export interface PageOfPeople {
  people: User[];
  total: number;
  page: number;
  perPage: number;
}

export async function listUsers(query: ListUsers): Promise<PageOfPeople> {
  const where = whereOf(query);
  const [people, [counted]] = await Promise.all([
    rowsOf<User>(
      db,
      Prisma.sql`SELECT ${userColumns} FROM "user" u WHERE ${where} ORDER BY ${orderOf(query)} LIMIT ${query.perPage} OFFSET ${query.offset || offsetOf(query)}`,
    ),
    rowsOf<{ total: number }>(db, Prisma.sql`SELECT count(*)::int AS total FROM "user" u WHERE ${where}`),
  ]);
  return { people, total: counted?.total ?? 0, page: query.page, perPage: query.perPage };
}

const userColumns = columnsOf(Prisma.UserScalarFieldEnum, "u");

function whereOf({ search, include, exclude, roles, slug }: ListUsers): Prisma.Sql {
  const text = search?.replace(/^\*+|(?<!\*)\*+$/g, "").trim();
  const pattern = likePattern(text ?? "");
  const conditions = [
    text &&
      Prisma.sql`(u.login ILIKE ${pattern} OR u.email ILIKE ${pattern} OR u.nicename ILIKE ${pattern} OR u.display_name ILIKE ${pattern})`,
    include && Prisma.sql`u.id = ANY(${include}::int[])`,
    exclude && Prisma.sql`u.id <> ALL(${exclude}::int[])`,
    roles && Prisma.sql`u.role::text = ANY(${roles}::text[])`,
    slug && Prisma.sql`u.nicename = ANY(${slug}::text[])`,
  ];
  return Prisma.join([Prisma.sql`true`, ...conditions.filter((condition) => typeof condition === "object")], " AND ");
}

const COLUMNS = {
  id: Prisma.sql`u.id`,
  name: Prisma.sql`lower(u.display_name)`,
  registered_date: Prisma.sql`u.created_at`,
  slug: Prisma.sql`lower(u.nicename)`,
  email: Prisma.sql`lower(u.email)`,
  url: Prisma.sql`lower(u.url)`,
};

function orderOf({ orderBy, direction, include = [], slug = [] }: ListUsers): Prisma.Sql {
  if (orderBy === "include") return Prisma.sql`array_position(${include}::int[], u.id), u.id`;
  if (orderBy === "include_slugs") return Prisma.sql`array_position(${slug}::text[], u.nicename::text), u.id`;

  const way = direction === "desc" ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  return Prisma.sql`${COLUMNS[orderBy]} ${way}, u.id ${way}`;
}
