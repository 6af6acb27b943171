import "server-only";
import type { Prisma, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { offsetOf } from "@/lib/http/paginator";
import { contains } from "@/lib/search";
import type { ListUsers } from "@/lib/users/inputs";

/** Some people, and how many there are in all. */
export interface PageOfPeople {
  people: User[];
  total: number;
  page: number;
  perPage: number;
}

export async function listUsers(asked: ListUsers): Promise<PageOfPeople> {
  const where = whereOf(asked);
  const page = { skip: offsetOf(asked), take: asked.perPage };
  const [total, people] = asked.orderBy === "include" && asked.include ? await inGivenOrder(where, asked.include, page) : await Promise.all([db.user.count({ where }), db.user.findMany({ where, orderBy: orderOf(asked), ...page })]);
  return { people, total, page: asked.page, perPage: asked.perPage };
}

function whereOf({ search, include, exclude, role, slug }: ListUsers): Prisma.UserWhereInput {
  const text = search?.replace(/^\*+|(?<!\*)\*+$/g, "").trim();
  return {
    ...(text && { OR: [{ login: contains(text) }, { email: contains(text) }, { nicename: contains(text) }, { displayName: contains(text) }] }),
    id: { in: include, notIn: exclude },
    role,
    nicename: slug,
  };
}

const COLUMNS = { id: "id", include: "id", name: "displayName", registered_date: "createdAt", slug: "nicename", email: "email", url: "url" } as const satisfies Record<ListUsers["orderBy"], keyof User>;

const orderOf = ({ orderBy, direction }: ListUsers) => [{ [COLUMNS[orderBy]]: direction }, { id: direction }];

async function inGivenOrder(where: Prisma.UserWhereInput, include: number[], { skip, take }: { skip: number; take: number }): Promise<[number, User[]]> {
  const found = await db.user.findMany({ where });
  const ordered = found.sort((one, other) => include.indexOf(one.id) - include.indexOf(other.id));
  return [ordered.length, ordered.slice(skip, skip + take)];
}
