import "server-only";
import { Prisma, type User } from "@/generated/prisma/client";
import { type InJson, recordAsJson, withTimes } from "@/lib/database/record";
import { db } from "@/lib/db";
import { Forbidden, Refusal } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import { finder } from "@/lib/users/caller-read";
import type { CurrentUser } from "@/lib/users/current-user";

export const findNothing = () => ({});

/** `me` is the caller. Others get the same 403 for existing and unknown ids.
 * @throws Forbidden, or WordPress's 404 for people who may list users */
export const userOfPath = finder<{ person: User }>({
  expression: (params) => Prisma.sql`(SELECT ${userAsJson} FROM "user" u WHERE ${isUserOfPath(params)})`,
  result: (value, user) => ({ person: foundUser(JSON.parse(value ?? "null"), user) }),
});

/** A JSON value on `"user" u` for `foundUser`. */
export const userAsJson = recordAsJson(Prisma.UserScalarFieldEnum, "u");

/** A condition on `"user" u` and `caller (id, is_admin)`. */
export function isUserOfPath({ user_id = "me" }: PathParams): Prisma.Sql {
  const id = user_id === "me" ? Prisma.sql`caller.id` : pathId(user_id);
  return Prisma.sql`u.id = ${id} AND (caller.is_admin OR u.id = caller.id)`;
}

export type UserInJson = InJson<User>;

const withUserTimes = withTimes<User>(Prisma.UserScalarFieldEnum);

export function foundUser(value: UserInJson | null, user: CurrentUser): User {
  if (value) return withUserTimes(value);
  if (user.isAdmin) throw new Refusal(404, "rest_user_invalid_id", "Invalid user ID.");
  throw new Forbidden();
}

export async function readAccount(id: number): Promise<{ hasPassword: boolean; lastSeenAt: Date | null }> {
  const account = await db.user.findUnique({ where: { id }, select: { passwordHash: true, lastSeenAt: true } });
  return { hasPassword: account?.passwordHash != null, lastSeenAt: account?.lastSeenAt ?? null };
}

/** Doesn't look up the person, so that ids can't be probed. */
export const personIdOfPath = ({ id }: PathParams) => ({ personId: pathId(id) });
