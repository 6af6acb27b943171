import "server-only";
import type { NextAuthOptions, User } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { env } from "@/lib/env";
import { Refusal } from "@/lib/errors";
import { addressOf } from "@/lib/http/request/address";
import { logger } from "@/lib/logger";
import { safeRedirect } from "@/lib/secrets/safe-redirect";
import { cookieName, isSecure } from "@/lib/users/sessions/cookie";
import { endSession } from "@/lib/users/sessions/end";
import { REMEMBERED_SESSION } from "@/lib/users/sessions/open";
import { signIn } from "@/lib/users/sign-in";

declare module "next-auth" {
  interface User {
    sid?: string;
  }
}
declare module "next-auth/jwt" {
  interface JWT {
    sid?: string;
  }
}

/** next-auth only carries the session's id in a signed and encrypted cookie. */
export function authOptions(): NextAuthOptions {
  return {
    secret: env().BOARDS_SECRET,
    session: { strategy: "jwt", maxAge: REMEMBERED_SESSION.seconds },
    useSecureCookies: isSecure(),
    cookies: {
      sessionToken: { name: cookieName(), options: { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure() } },
    },
    pages: { signIn: "/login", signOut: "/logout", error: "/login" },
    providers: [Credentials({ credentials: { login: {}, password: {} }, authorize })],
    callbacks: {
      jwt: ({ token, user }) => ({ sid: user?.sid ?? token.sid }),
      session: ({ session: { expires } }) => ({ expires }),
      redirect: ({ url, baseUrl }) => `${baseUrl}${safeRedirect(url, baseUrl)}`,
    },
    events: { signOut: async ({ token: { sid } }) => void (sid && (await endSession({ id: sid }))) },
    logger: {
      error: (code, metadata) => {
        const err = metadata instanceof Error ? metadata : undefined;
        if (!isBadToken(err)) logger().error({ code, err }, "next-auth");
      },
      warn: (code) => logger().warn({ code }, "next-auth"),
      debug: () => undefined,
    },
  };
}

/** Anyone can send an invalid cookie, so it is not logged as an error. */
const isBadToken = (error: Error | undefined) =>
  error !== undefined && "code" in error && /^ERR_J(WE|WT|OSE)_/.test(String(error.code));

/** Values of `?error=` on the sign-in page; next-auth adds `CredentialsSignin`. */
export const TOO_MANY_TRIES = "TooManyTries";
const FAILED = "SignInFailed";

type Sent = { headers?: Record<string, unknown> };

/** Null for a wrong name or password. Thrown messages reach the address bar, so only fixed codes are thrown. */
async function authorize(
  input: Record<"login" | "password", string> | undefined,
  { headers = {} }: Sent,
): Promise<User | null> {
  const { login, password } = input ?? {};
  if (typeof login !== "string" || typeof password !== "string") return null;

  try {
    const { user, session } = await signIn({ login, password }, sourceOf(headers));
    return { id: String(user.id), sid: session.id };
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) return null;
    if (error instanceof Refusal && error.status === 429) throw new Error(TOO_MANY_TRIES);
    logger().error({ err: error }, "sign-in failed");
    throw new Error(FAILED);
  }
}

function sourceOf(sent: Record<string, unknown>) {
  const headers = new Headers(
    Object.entries(sent).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
  return { address: addressOf({ headers }), userAgent: headers.get("user-agent") };
}
