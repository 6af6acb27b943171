import "server-only";
import type { Session, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { cut } from "@/lib/text/text";

export interface Source {
  address: string;
  userAgent: string | null;
}

export interface SessionLifetime {
  seconds: number;
  outlivesBrowser: boolean;
}

const DAY = 24 * 60 * 60;
export const REMEMBERED_SESSION: SessionLifetime = { seconds: 14 * DAY, outlivesBrowser: true };
export const SHORT_SESSION: SessionLifetime = { seconds: 2 * DAY, outlivesBrowser: false };

export function openSession(
  user: Pick<User, "id">,
  { address, userAgent }: Source,
  { seconds }: SessionLifetime = REMEMBERED_SESSION,
): Promise<Session> {
  const expiresAt = new Date(Date.now() + seconds * 1000);
  return db.session.create({
    data: { userId: user.id, address, userAgent: userAgent && cut(userAgent, 512), expiresAt },
  });
}
