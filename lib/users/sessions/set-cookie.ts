import "server-only";
import { encode } from "next-auth/jwt";
import type { Session } from "@/generated/prisma/client";
import { env } from "@/lib/env";
import { cookieAttributes, cookieName, withoutCookie } from "@/lib/users/sessions/cookie";
import type { SessionLifetime } from "@/lib/users/sessions/open";

export async function sessionCookie(
  { id }: Pick<Session, "id">,
  { seconds, outlivesBrowser }: SessionLifetime,
): Promise<string> {
  const token = await encode({ token: { sid: id }, secret: env().BOARDS_SECRET, maxAge: seconds });
  return `${cookieName()}=${token}; ${cookieAttributes()}${outlivesBrowser ? `; Max-Age=${seconds}` : ""}`;
}

export const endedCookie = (): string => withoutCookie(cookieName());
