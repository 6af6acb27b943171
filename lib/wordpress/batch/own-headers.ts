import type { OneRequest } from "@/lib/wordpress/batch/inputs";

/** Each request of a batch may have its own. All others are ignored: none may change who calls, or from where. */
const OWN = ["accept-language", "idempotency-key"];

/** @param at its place in the batch */
export function ownHeaders(batch: Request, { headers }: OneRequest, at: number): Record<string, string> {
  const own = Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), [value].flat().join(", ")] as const)
    .filter(([name]) => OWN.includes(name));
  return { ...keyAt(batch, at), ...Object.fromEntries(own) };
}

/** The key of a batch holds for each of its requests. */
function keyAt(batch: Request, at: number): Record<string, string> {
  const key = batch.headers.get("idempotency-key")?.trim();
  return key ? { "idempotency-key": `${key}/${at}` } : {};
}
