import { encode } from "next-auth/jwt";
import type { User } from "@/generated/prisma/client";
import { env } from "@/lib/env";
import { cookieName } from "@/lib/users/sessions/cookie";
import { openSession } from "@/lib/users/sessions/open";

/** @param secret the site's, unless its cookies should be refused */
export async function newSession(user: User, secret = env().BOARDS_SECRET): Promise<{ id: string; cookie: string }> {
  const { id } = await openSession(user, { address: "127.0.0.1", userAgent: "bench" });
  return { id, cookie: `${cookieName()}=${await encode({ token: { sid: id }, secret })}` };
}
