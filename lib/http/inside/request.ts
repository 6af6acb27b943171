import { SOCKET_ADDRESS } from "@/lib/http/request/address";
import { CALLED_PATH } from "@/lib/http/request/spelling";
import { SCREEN_LOCALE } from "@/lib/i18n/screen-locale";
import type { Caller } from "@/lib/users/caller";

/** Who sends the outer request, and from where. */
const OF_OUTER = [
  "accept-language",
  "authorization",
  "cookie",
  "origin",
  "sec-fetch-site",
  "user-agent",
  "x-forwarded-for",
  SOCKET_ADDRESS,
  SCREEN_LOCALE,
];

interface Inside {
  method: string;
  /** `/wp-json/boards/v2/projects/3` */
  path: string;
  /** `?page=2`, or empty */
  query: string;
  /** Where the client used another spelling of the path. */
  called: string | null;
  body?: unknown;
  /** Its own, instead of those of the outer request. */
  headers?: Record<string, string>;
}

/** A request that came within another one, as its caller would send it alone. */
export function insideRequest(
  outer: Request,
  { nonce }: Caller,
  { method, path, query, called, body, headers = {} }: Inside,
): Request {
  const all = new Headers({ "content-type": "application/json" });
  for (const name of OF_OUTER) set(all, name, outer.headers.get(name));
  set(all, "x-wp-nonce", nonce);
  set(all, CALLED_PATH, called);
  for (const [name, value] of Object.entries(headers)) set(all, name, value);

  return new Request(new URL(`${path}${query}`, outer.url), {
    method,
    headers: all,
    body: JSON.stringify(body),
    signal: outer.signal,
  });
}

function set(headers: Headers, name: string, value: string | null) {
  if (value !== null && isHeaderValue(value)) headers.set(name, value);
}

const isHeaderValue = (value: string) => /^[\t\x20-\x7e\x80-\xff]*$/.test(value);
