import "server-only";
import { LRUCache } from "lru-cache";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { logger } from "@/lib/logger";
import { oncePerProcess } from "@/lib/once";
import { withoutQueryCount } from "@/lib/database/query-count";
import type { CurrentUser } from "@/lib/users/current-user";
import { recordLastSeen } from "@/lib/users/last-seen";
import { callerColumns, currentUserOf, joinUser, type UserRow } from "@/lib/users/row";
import { sessionToken } from "@/lib/users/sessions/cookie";
import { sessionIdOf } from "@/lib/users/sessions/token";

export interface SignedIn {
  id: string;
  user: CurrentUser;
  callerRead: string | null;
}

type Row = UserRow & { id: string; lastSeenAt: Date };

/** Null when there is no valid session. */
export async function sessionOf(request: Request, callerRead?: Prisma.Sql): Promise<SignedIn | null> {
  return sessionOfToken(sessionToken(request.headers.get("cookie")), callerRead);
}

export async function sessionOfToken(token: string | null, callerRead?: Prisma.Sql): Promise<SignedIn | null> {
  const sessionId = token && (await sessionIdOf(token));
  if (!sessionId) return null;

  const [row] = await rowsOf<Row>(
    db,
    Prisma.sql`
    SELECT s.id, s.last_seen_at AS "lastSeenAt", ${callerColumns(callerRead)}
    FROM session s ${joinUser(Prisma.sql`s.user_id`)}
    WHERE s.id = ${sessionId}::uuid AND s.expires_at > now()`,
  );
  if (!row) return null;

  recordSessionUse(row);
  recordLastSeen(row);
  return { id: row.id, user: currentUserOf(row), callerRead: row.callerRead };
}

const endedSessions = () => oncePerProcess("ended sessions", () => new LRUCache<string, true>({ max: 1_000 }));

/** Whether cookies belong to a session, without reading its person. A session that has ended never begins again, so its cookie
 * costs one query. */
export async function hasSession(cookies: string | null): Promise<boolean> {
  const token = sessionToken(cookies);
  const id = token && (await sessionIdOf(token));
  if (!id || endedSessions().has(id)) return false;

  const session = await db.session.findFirst({ where: { id, expiresAt: { gt: new Date() } }, select: { id: true } });
  if (!session) endedSessions().set(id, true);
  return session !== null;
}

const MINUTE = 60_000;

function recordSessionUse({ id, lastSeenAt }: Row) {
  if (Date.now() - lastSeenAt.getTime() < MINUTE) return;

  withoutQueryCount(() => {
    db.session
      .updateMany({ where: { id }, data: { lastSeenAt: new Date() } })
      .catch((error: unknown) => logger().warn({ err: error }, "last sight of a session was not written"));
  });
}
