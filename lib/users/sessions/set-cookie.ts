import "server-only";
import { encode } from "next-auth/jwt";
import type { Session } from "@/generated/prisma/client";
import { env } from "@/lib/env";
import { cookieName, isSecure } from "@/lib/users/sessions/cookie";
import type { SessionLifetime } from "@/lib/users/sessions/open";

export async function sessionCookie(
  { id }: Pick<Session, "id">,
  { seconds, outlivesBrowser }: SessionLifetime,
): Promise<string> {
  const token = await encode({ token: { sid: id }, secret: env().BOARDS_SECRET, maxAge: seconds });
  return `${cookieName()}=${token}; ${attributes()}${outlivesBrowser ? `; Max-Age=${seconds}` : ""}`;
}

export const endedCookie = (): string => `${cookieName()}=; ${attributes()}; Max-Age=0`;

const attributes = () => `Path=/; HttpOnly; SameSite=Lax${isSecure() ? "; Secure" : ""}`;
