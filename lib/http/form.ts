import { parse } from "qs";
import { Invalid } from "@/lib/errors";
import { DEPTH_LIMIT, KEY_LIMIT, withinLimits } from "@/lib/http/limits";

const ITEMS_LIMIT = 1_000;

/** A url-encoded form or query string with PHP's brackets: `task[title]=x`, `ids[]=1&ids[]=2`; of one name given twice the last counts. */
export function parseForm(text: string): Record<string, unknown> {
  try {
    return parse(text, { depth: DEPTH_LIMIT, strictDepth: true, duplicates: "last", arrayLimit: ITEMS_LIMIT, parameterLimit: KEY_LIMIT, throwOnLimitExceeded: true });
  } catch {
    throw tooManyFields();
  }
}

export const tooManyFields = () => new Invalid("The form has too many fields.");

const RESERVED = ["rest_route", "_method", "_wpnonce", "_fields", "_envelope", "_jsonp", "_embed", "_locale"];

/** What is left for an endpoint: the kernel's words and those of WordPress's own clients are taken out. */
export function withoutReserved<Map extends Record<string, unknown>>(input: Map): Map {
  for (const name of RESERVED) if (name in input) delete input[name];
  return input;
}

/** The query's parameters as an endpoint sees them. */
export function queryInput(url: URL): Record<string, unknown> {
  if (url.search === "") return {};

  return withinLimits(withoutReserved(parseForm(url.search.slice(1))));
}
