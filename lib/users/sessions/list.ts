import "server-only";
import type { Session, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";

/** The open ones, the last seen first. */
export const listSessions = (user: Pick<User, "id">): Promise<Session[]> =>
  db.session.findMany({
    where: { userId: user.id, expiresAt: { gt: new Date() } },
    orderBy: [{ lastSeenAt: "desc" }, { id: "asc" }],
  });
