import type { Answer } from "@/lib/testing";

/** Required on every answer of the API. */
export const HEADERS = {
  "cache-control": "private, no-store",
  "content-type": "application/json; charset=UTF-8",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=31536000",
};

/** The same for everyone, so caches may store it. */
export const PUBLIC = "GET /boards/v2/openapi.json";

/** Problems with caches, frames, other sites or poisoned headers. */
export function unsafe(name: string, { json, headers }: Answer): string[] {
  const expected = Object.entries(HEADERS).filter(([header]) => name !== PUBLIC || header !== "cache-control");
  const wrong = expected
    .filter(([header, value]) => headers.get(header) !== value)
    .map(([header]) => `${header}: ${headers.get(header)}`);
  const isOpen = headers.get("access-control-allow-origin") !== null;
  const isPoisoned = JSON.stringify([json, ...headers]).includes("evil.test");
  return [...wrong, ...(isOpen ? ["allows another origin"] : []), ...(isPoisoned ? ["repeats a poisoned header"] : [])];
}
