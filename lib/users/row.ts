import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { isActive } from "@/lib/users/active";
import { type CurrentUser, isAdmin } from "@/lib/users/current-user";

const userColumns = Prisma.sql`u.id AS "userId", u.login, u.email, u.display_name AS "displayName", u.nicename, u.url, u.role::text AS role,
  u.is_service_admin AS "isServiceAdmin", u.timezone, u.locale, u.photo_key AS "photoKey", u.created_at AS "createdAt", u.last_seen_at AS "userSeenAt"`;

/** Joins `u`, the user with this id, if the account is active. OFFSET 0 keeps the planner from scanning all users,
 * which seems cheap to it as long as only the first users have sessions or passwords. */
export const joinUser = (id: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`CROSS JOIN LATERAL (SELECT * FROM "user" u WHERE u.id = ${id} AND ${isActive} OFFSET 0) u`;

/** The columns of `u` and, as `callerRead`, the value of an expression on `caller (id, is_admin)`. */
export const callerColumns = (expression = Prisma.sql`NULL`): Prisma.Sql =>
  Prisma.sql`${userColumns}, (SELECT (${expression})::text FROM (SELECT u.id, u.role = 'administrator' OR u.is_service_admin AS is_admin) caller) AS "callerRead"`;

export type UserRow = Omit<CurrentUser, "id" | "isAdmin"> & {
  userId: number;
  userSeenAt: Date | null;
  callerRead: string | null;
};

export function currentUserOf({
  userId,
  login,
  email,
  displayName,
  nicename,
  url,
  role,
  isServiceAdmin,
  timezone,
  locale,
  photoKey,
  createdAt,
}: UserRow): CurrentUser {
  return {
    id: userId,
    login,
    email,
    displayName,
    nicename,
    url,
    role,
    isServiceAdmin,
    timezone,
    locale,
    photoKey,
    createdAt,
    isAdmin: isAdmin({ role, isServiceAdmin }),
  };
}
