import "server-only";
import type { Session, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";

export const listSessions = (user: Pick<User, "id">): Promise<Session[]> =>
  db.session.findMany({
    where: { userId: user.id, expiresAt: { gt: new Date() } },
    orderBy: [{ lastSeenAt: "desc" }, { id: "asc" }],
  });
