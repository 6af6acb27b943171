import { SOCKET_ADDRESS } from "@/lib/http/request/address";
import { CALLED_PATH } from "@/lib/http/request/spelling";
import { SCREEN_LOCALE } from "@/lib/i18n/screen-locale";
import type { OneRequest } from "@/lib/wordpress/batch/inputs";
import type { Caller } from "@/lib/users/caller";

/** Who sends the batch, and from where. */
const OF_BATCH = [
  "authorization",
  "cookie",
  "origin",
  "sec-fetch-site",
  "user-agent",
  "x-forwarded-for",
  SOCKET_ADDRESS,
  SCREEN_LOCALE,
];

/** Each request of a batch may have its own. All others are ignored: none may change who calls, or from where. */
const OWN = ["accept-language", "idempotency-key"];

interface Inner {
  sent: OneRequest;
  /** Its place in the batch. */
  at: number;
  path: string;
  query: string;
  called: string | null;
}

/** One request of a batch as it would be sent alone, by the caller of the batch. */
export function innerRequest(batch: Request, { nonce }: Caller, { sent, at, path, query, called }: Inner): Request {
  const headers = new Headers({ "content-type": "application/json" });
  for (const name of [...OF_BATCH, "accept-language"]) copy(name, batch.headers.get(name), headers);
  copy("x-wp-nonce", nonce, headers);
  copy(CALLED_PATH, called, headers);
  copy("idempotency-key", keyAt(batch, at), headers);
  for (const [name, value] of Object.entries(sent.headers))
    if (OWN.includes(name.toLowerCase())) copy(name, [value].flat().join(", "), headers);

  return new Request(new URL(`${path}${query}`, batch.url), {
    method: sent.method,
    headers,
    body: JSON.stringify(sent.body),
    signal: batch.signal,
  });
}

function copy(name: string, value: string | null, headers: Headers) {
  if (value !== null && isHeaderValue(value)) headers.set(name, value);
}

const isHeaderValue = (value: string) => /^[\t\x20-\x7e\x80-\xff]*$/.test(value);

/** The key of a batch holds for each of its requests. */
function keyAt(batch: Request, at: number): string | null {
  const key = batch.headers.get("idempotency-key")?.trim();
  return key ? `${key}/${at}` : null;
}
