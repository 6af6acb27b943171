import "server-only";
import type { Session, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import type { PathParams } from "@/lib/http/request/params";
import type { CurrentUser } from "@/lib/users/current-user";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function sessionOfUser({ session_id = "" }: PathParams, user: CurrentUser): Promise<{ session: Session }> {
  const session = UUID.test(session_id)
    ? await db.session.findFirst({ where: { id: session_id, userId: user.id } })
    : null;
  if (!session) throw new NotFound("Session");
  return { session };
}

export const listSessions = (user: Pick<User, "id">): Promise<Session[]> =>
  db.session.findMany({
    where: { userId: user.id, expiresAt: { gt: new Date() } },
    orderBy: [{ lastSeenAt: "desc" }, { id: "asc" }],
  });
