import { encode } from "next-auth/jwt";
import type { Session, User } from "@/generated/prisma/client";
import { env } from "@/lib/env";
import { aUser } from "@/lib/testing/factories/people";
import { nonceFor } from "@/lib/users/nonce";
import { hashPassword } from "@/lib/users/passwords/hash";
import { cookieName } from "@/lib/users/sessions/cookie";
import { openSession } from "@/lib/users/sessions/open";

export const PASSWORD = "correct horse battery";

export const aUserWithPassword = async (given: Partial<User> = {}): Promise<User> =>
  aUser({ passwordHash: await hashPassword(PASSWORD), ...given });

export async function aBrowserOf(
  user: User,
  address = "203.0.113.7",
): Promise<{ session: Session; cookie: Record<string, string>; headers: Record<string, string> }> {
  const session = await openSession(user, { address, userAgent: "Test browser" });
  const cookie = {
    cookie: `${cookieName()}=${await encode({ token: { sid: session.id }, secret: env().BOARDS_SECRET })}`,
  };
  return { session, cookie, headers: { ...cookie, "x-wp-nonce": nonceFor({ id: session.id, user }) } };
}
