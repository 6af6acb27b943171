import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { logger } from "@/lib/logger";
import { withoutQueryCount } from "@/lib/database/query-count";
import { passwordDigest } from "@/lib/users/application-passwords/digest";
import { takeOverWordPressPassword } from "@/lib/users/application-passwords/from-wordpress";
import type { CurrentUser } from "@/lib/users/current-user";
import { recordLastSeen } from "@/lib/users/last-seen";
import { callerColumns, currentUserOf, joinUser, type UserRow } from "@/lib/users/row";

type Row = UserRow & { uuid: string; lastUsedAt: Date | null };

/** Ignores blanks in the password. One indexed query for a right password and the same work for every wrong one, so that
 * unknown names and wrong passwords take the same time. @throws TooManyRequests */
export async function userOfApplicationPassword(
  name: string,
  password: string,
  address: string,
  callerRead?: Prisma.Sql,
): Promise<{ user: CurrentUser; uuid: string; callerRead: string | null } | null> {
  const find = async () => {
    const [row] = await rowsOf<Row>(db, byDigest(passwordDigest(password), callerRead));
    return row && isName(row, name) ? row : null;
  };
  const row = (await find()) ?? ((await takeOverWordPressPassword(name, password, address)) ? await find() : null);
  if (!row) return null;

  recordUse(row, address);
  recordLastSeen(row);
  return { user: currentUserOf(row), uuid: row.uuid, callerRead: row.callerRead };
}

/** The one statement of every request with Basic authentication. */
export const byDigest = (digest: string, callerRead?: Prisma.Sql): Prisma.Sql => Prisma.sql`
    SELECT p.uuid, p.last_used_at AS "lastUsedAt", ${callerColumns(callerRead)}
    FROM application_password p ${joinUser(Prisma.sql`p.user_id`)}
    WHERE p.digest = ${digest}`;

const isName = ({ login, email }: Row, name: string) =>
  [login, email].some((own) => own.toLowerCase() === name.trim().toLowerCase());

const MINUTE = 60_000;

/** Not awaited, and at most once a minute. */
function recordUse({ uuid, lastUsedAt }: Row, address: string) {
  if (lastUsedAt && Date.now() - lastUsedAt.getTime() < MINUTE) return;

  withoutQueryCount(() => {
    db.applicationPassword
      .updateMany({ where: { uuid }, data: { lastUsedAt: new Date(), lastIp: address } })
      .catch((error: unknown) => logger().warn({ err: error }, "last use of an application password was not written"));
  });
}
