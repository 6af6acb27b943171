import "server-only";
import { decode } from "next-auth/jwt";
import { env } from "@/lib/env";
import { oncePerProcess } from "@/lib/once";

interface Opened {
  sessionId: string;
  /** In seconds since 1970. */
  expiresAt: number;
}

const MOST_KEPT = 5_000;

const opened = () => oncePerProcess("opened session tokens", () => new Map<string, Opened>());

/**
 * The session that a token names; null for a token that is forged, expired or of another site. Says nothing about whether
 * the session still exists. Deciphering costs as much as a small answer, so that tokens seen before are remembered.
 */
export async function sessionIdIn(token: string): Promise<string | null> {
  const known = opened().get(token) ?? (await openToken(token));
  if (!known || known.expiresAt * 1000 <= Date.now()) return null;

  keep(token, known);
  return known.sessionId;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

async function openToken(token: string): Promise<Opened | null> {
  const claims = await decode({ token, secret: env().BOARDS_SECRET }).catch(() => null);
  return typeof claims?.sid === "string" && UUID.test(claims.sid) && typeof claims.exp === "number"
    ? { sessionId: claims.sid, expiresAt: claims.exp }
    : null;
}

/** As the latest; the one that was not seen for longest makes room. */
function keep(token: string, known: Opened) {
  opened().delete(token);
  opened().set(token, known);
  const [oldest] = opened().keys();
  if (opened().size > MOST_KEPT && oldest !== undefined) opened().delete(oldest);
}
