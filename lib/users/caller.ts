import "server-only";
import type { Prisma } from "@/generated/prisma/client";
import { Forbidden, Unauthorized } from "@/lib/errors";
import { addressOf } from "@/lib/http/request/address";
import { countFailure } from "@/lib/rate-limit";
import { userOfApplicationPassword } from "@/lib/users/application-passwords/check";
import type { CurrentUser } from "@/lib/users/current-user";
import { isNonce, nonceFor } from "@/lib/users/nonce";
import { type SignedIn, sessionOf } from "@/lib/users/sessions/find";
import { urlOf } from "@/lib/http/request/url";

/** The nonce is a fresh one for browsers. */
export interface Caller {
  user: CurrentUser | null;
  nonce: string | null;
  applicationPassword: string | null;
  sessionId: string | null;
  address: string;
  /** The value of the expression that was read along. */
  callerRead: string | null;
}

const nobody = (address: string): Caller => ({
  user: null,
  nonce: null,
  applicationPassword: null,
  sessionId: null,
  address,
  callerRead: null,
});

/** A session counts only with its nonce, which may come in the body. */
export interface Credentials {
  caller: Caller;
  session: SignedIn | null;
  isNobody: boolean;
}

/** Basic authentication wins over a cookie.
 * @param callerRead an expression on `caller (id, is_admin)` @throws Unauthorized for a wrong application password, Forbidden for a wrong nonce in the headers, on every
 * route */
export async function credentialsOf(request: Request, callerRead?: Prisma.Sql): Promise<Credentials> {
  const address = addressOf(request);
  const basic = basicCredentials(request.headers.get("authorization"));
  if (basic) return { caller: await callerByPassword(basic, address, callerRead), session: null, isNobody: false };

  const session = await sessionOf(request, callerRead);
  const nonce = request.headers.get(NONCE_HEADER);
  if (session && nonce) return { caller: callerBySession(session, nonce, address), session: null, isNobody: false };
  return { caller: nobody(address), session, isNobody: session === null };
}

const NONCE_HEADER = "x-wp-nonce";

/** Takes the nonce from the body or the query. @throws Forbidden for a wrong one */
export function callerBy({ caller, session }: Credentials, request: Request, sentNonce?: unknown): Caller {
  if (!session) return caller;

  const nonce = typeof sentNonce === "string" ? sentNonce : urlOf(request).searchParams.get("_wpnonce");
  return nonce ? callerBySession(session, nonce, caller.address) : caller;
}

export const callerOf = async (request: Request): Promise<Caller> => callerBy(await credentialsOf(request), request);

function callerBySession(session: SignedIn, nonce: string, address: string): Caller {
  if (!isNonce(nonce, session)) throw new Forbidden("Cookie check failed", "rest_cookie_invalid_nonce");

  const { user, id: sessionId, callerRead } = session;
  return { ...nobody(address), user, nonce: nonceFor(session), sessionId, callerRead };
}

async function callerByPassword(
  { name, password }: Basic,
  address: string,
  callerRead: Prisma.Sql | undefined,
): Promise<Caller> {
  const found = await userOfApplicationPassword(name, password, address, callerRead);
  if (!found) {
    await countFailure("application-password", name, address);
    throw new Unauthorized("incorrect_password", "The provided password is an invalid application password.");
  }

  return { ...nobody(address), user: found.user, applicationPassword: found.uuid, callerRead: found.callerRead };
}

interface Basic {
  name: string;
  password: string;
}

/** Ignores malformed headers and other schemes. */
function basicCredentials(header: string | null): Basic | null {
  const [, encoded] = /^Basic\s+([A-Za-z0-9+/_=-]+)\s*$/i.exec(header ?? "") ?? [];
  if (!encoded) return null;

  const text = Buffer.from(encoded, "base64").toString("utf8");
  const colon = text.indexOf(":");
  return colon > 0 && !text.includes("\0") ? { name: text.slice(0, colon), password: text.slice(colon + 1) } : null;
}
