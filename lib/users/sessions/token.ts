import "server-only";
import { decode } from "next-auth/jwt";
import { env } from "@/lib/env";
import { oncePerProcess } from "@/lib/once";

interface DecodedToken {
  sessionId: string;
  /** In seconds since 1970. */
  expiresAt: number;
}

const MAX_CACHED = 5_000;

const tokenCache = () => oncePerProcess("opened session tokens", () => new Map<string, DecodedToken>());

/**
 * The session that a token names; null for a token that is forged, expired or of another site. Says nothing about whether
 * the session still exists. Deciphering costs as much as a small answer, so that tokens seen before are remembered.
 */
export async function sessionIdOf(token: string): Promise<string | null> {
  const known = tokenCache().get(token) ?? (await decodeToken(token));
  if (!known || known.expiresAt * 1000 <= Date.now()) return null;

  cacheToken(token, known);
  return known.sessionId;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

async function decodeToken(token: string): Promise<DecodedToken | null> {
  const claims = await decode({ token, secret: env().BOARDS_SECRET }).catch(() => null);
  return typeof claims?.sid === "string" && UUID.test(claims.sid) && typeof claims.exp === "number"
    ? { sessionId: claims.sid, expiresAt: claims.exp }
    : null;
}

/** As the latest; the one that was not seen for longest makes room. */
function cacheToken(token: string, known: DecodedToken) {
  tokenCache().delete(token);
  tokenCache().set(token, known);
  const [oldest] = tokenCache().keys();
  if (tokenCache().size > MAX_CACHED && oldest !== undefined) tokenCache().delete(oldest);
}
