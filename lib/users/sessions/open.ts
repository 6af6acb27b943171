import "server-only";
import type { Session, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { cut } from "@/lib/text";

/** Where a person signs in from. */
export interface Source {
  address: string;
  userAgent: string | null;
}

/** In seconds. */
export const SESSION_AGE = 14 * 24 * 60 * 60;

export function openSession(user: Pick<User, "id">, { address, userAgent }: Source): Promise<Session> {
  const expiresAt = new Date(Date.now() + SESSION_AGE * 1000);
  return db.session.create({ data: { userId: user.id, address, userAgent: userAgent && cut(userAgent, 512), expiresAt } });
}
