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

/** Null for a forged or expired token. Does not check whether the session still exists. Decrypting takes as long as a
 * small response, so known tokens are cached. */
export async function sessionIdOf(token: string): Promise<string | null> {
  const known = tokenCache().get(token) ?? (await decodeToken(token));
  if (!known || known.expiresAt * 1000 <= Date.now()) return null;

  cacheToken(token, known);
  return known.sessionId;
}

/** As `encode` seals it. Whatever else is sent as a cookie needs no key. */
const SEALED = /^[\w-]+\.\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

async function decodeToken(token: string): Promise<DecodedToken | null> {
  if (!SEALED.test(token)) return null;

  const claims = await decode({ token, secret: env().BOARDS_SECRET }).catch(() => null);
  return typeof claims?.sid === "string" && UUID.test(claims.sid) && typeof claims.exp === "number"
    ? { sessionId: claims.sid, expiresAt: claims.exp }
    : null;
}

function cacheToken(token: string, known: DecodedToken) {
  tokenCache().delete(token);
  tokenCache().set(token, known);
  const [oldest] = tokenCache().keys();
  if (tokenCache().size > MAX_CACHED && oldest !== undefined) tokenCache().delete(oldest);
}
