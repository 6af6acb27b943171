import "server-only";
import { createHash } from "node:crypto";
import { matchesEtag } from "@/lib/http/response/etag";
import { type SocialCard, socialCard } from "@/lib/social-card/social-card";

/** The picture as a response. It is asked for again each time, because it ends with its page. */
export async function socialCardAnswer(request: Request, card: SocialCard): Promise<Response> {
  const etag = `"${createHash("sha256").update(JSON.stringify(card)).digest("base64url").slice(0, 27)}"`;
  const headers = { ...HEADERS, ETag: etag };
  if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers });

  const picture = await socialCard(card);
  return new Response(new Uint8Array(picture), { headers: { ...headers, "Content-Length": String(picture.length) } });
}

const HEADERS = {
  "Content-Type": "image/png",
  "Cache-Control": "no-cache",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
};
