import { parse } from "qs";
import { Invalid } from "@/lib/errors";
import { DEPTH_LIMIT, KEY_LIMIT, withinLimits } from "@/lib/http/request/limits";

const ITEMS_LIMIT = 1_000;

/** A url-encoded form or query string with PHP's brackets: `task[title]=x`, `ids[]=1&ids[]=2`; of one name given twice the last counts. */
export function parseForm(text: string): Record<string, unknown> {
  try {
    const map = parse(text, {
      depth: DEPTH_LIMIT,
      strictDepth: true,
      duplicates: "last",
      arrayLimit: ITEMS_LIMIT,
      parameterLimit: KEY_LIMIT,
      throwOnLimitExceeded: true,
      decoder: decoded,
    });
    return withLists(map) as Record<string, unknown>;
  } catch {
    throw tooManyFields();
  }
}

/** The library would push what has a number together: `roles[5]=viewer` names a board, not the first of a list. */
const decoded = (text: string, decode: (text: string) => string, _charset: string, type: "key" | "value"): string =>
  type === "key" ? decode(text).replace(/\[(\d+)\]/g, `[${NUMBER}$1]`) : decode(text);

const NUMBER = "\u0000";

/** As PHP sends it on: numbers from 0 without a gap are a list, all others names. */
function withLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLists);
  if (typeof value !== "object" || value === null) return value;

  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => [
    name.replaceAll(NUMBER, ""),
    withLists(inner),
  ]);
  if (entries.length === 0 || entries.some(([name], at) => name !== String(at))) return Object.fromEntries(entries);
  if (entries.length > ITEMS_LIMIT) throw tooManyFields();
  return entries.map(([, inner]) => inner);
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
