import "server-only";
import { Forbidden, Unauthorized } from "@/lib/errors";
import { addressOf } from "@/lib/http/address";
import { countFailure } from "@/lib/rate-limit";
import { userOfApplicationPassword } from "@/lib/users/application-passwords/check";
import type { CurrentUser } from "@/lib/users/current-user";
import { isNonce, nonceFor } from "@/lib/users/nonce";
import { sessionOf } from "@/lib/users/sessions/find";

/** Who calls the REST API, and the fresh nonce that goes back to a browser. */
export interface Caller {
  user: CurrentUser | null;
  nonce: string | null;
  /** The application password in use, for `introspect`. */
  applicationPassword: string | null;
  sessionId: string | null;
  address: string;
}

const nobody = (address: string): Caller => ({ user: null, nonce: null, applicationPassword: null, sessionId: null, address });

/**
 * Basic with an application password wins over a cookie; a cookie counts only with its nonce, in the header, the body or
 * the query.
 *
 * @throws Unauthorized for a wrong application password, Forbidden for a wrong nonce, on every route.
 */
export async function callerOf(request: Request, sentNonce?: unknown): Promise<Caller> {
  const address = addressOf(request);
  const basic = basicCredentials(request.headers.get("authorization"));
  if (basic) return callerByPassword(basic, address);

  const session = await sessionOf(request);
  if (!session) return nobody(address);
  const nonce = nonceIn(request, sentNonce);
  if (!nonce) return nobody(address);
  if (!isNonce(nonce, session)) throw new Forbidden("Cookie check failed", "rest_cookie_invalid_nonce");

  return { ...nobody(address), user: session.user, nonce: nonceFor(session), sessionId: session.id };
}

async function callerByPassword({ name, password }: Basic, address: string): Promise<Caller> {
  const found = await userOfApplicationPassword(name, password, address);
  if (!found) {
    await countFailure("application-password", name, address);
    throw new Unauthorized("incorrect_password", "The provided password is an invalid application password.");
  }

  return { ...nobody(address), user: found.user, applicationPassword: found.uuid };
}

interface Basic {
  name: string;
  password: string;
}

/** A malformed header, or one of another scheme, counts as none. */
function basicCredentials(header: string | null): Basic | null {
  const [, encoded] = /^Basic\s+([A-Za-z0-9+/_=-]+)\s*$/i.exec(header ?? "") ?? [];
  if (!encoded) return null;

  const text = Buffer.from(encoded, "base64").toString("utf8");
  const colon = text.indexOf(":");
  return colon > 0 && !text.includes("\0") ? { name: text.slice(0, colon), password: text.slice(colon + 1) } : null;
}

function nonceIn(request: Request, sent: unknown): string | null {
  return request.headers.get("x-wp-nonce") ?? (typeof sent === "string" ? sent : new URL(request.url).searchParams.get("_wpnonce"));
}
