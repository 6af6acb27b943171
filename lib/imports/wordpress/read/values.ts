import { unserialize } from "php-serialize";

/** Of a column that PHP has serialized, once or twice, or that holds JSON or a plain text. Undefined when it is broken. */
export function valueOf(text: string | null | undefined): unknown {
  const trimmed = (text ?? "").trim();
  if (SERIALIZED.test(trimmed)) {
    const value = unserialized(trimmed) ?? unserialized(withLengths(trimmed));
    return typeof value === "string" && SERIALIZED.test(value) ? valueOf(value) : value;
  }
  return /^[{[]/.test(trimmed) ? parsed(trimmed) : (text ?? null);
}

const SERIALIZED = /^(?:[aOs]:\d+:|[bid]:[^;]*;|N;)/;

/** Deeper than anything that the plugin stores, and shallow enough for its parser. */
const DEEPEST = 50;

function unserialized(text: string): unknown {
  if (deepest(text) > DEEPEST) return undefined;
  try {
    const value: unknown = unserialize(text, {}, { strict: false });
    return value === null ? null : value;
  } catch {
    return undefined; // the parser throws for whatever is not serialized
  }
}

function deepest(text: string): number {
  let [depth, most] = [0, 0];
  for (const sign of text) {
    if (sign === "{") most = Math.max(most, (depth += 1));
    else if (sign === "}") depth -= 1;
  }
  return most;
}

/** A dump that was read in another charset has texts of another length than PHP has noted. */
const withLengths = (text: string): string =>
  text.replace(/s:\d+:"((?:[^"]|"(?!;))*)";/g, (_, inner: string) => `s:${Buffer.byteLength(inner)}:"${inner}";`);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A list of PHP is a map with numbers for keys: an empty map is an empty list. */
export function mapOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : typeof value === "object" && value !== null ? Object.values(value) : [];

/** An id, or null for 0 and whatever is none. */
export function idOf(value: unknown): number | null {
  const id = typeof value === "number" || typeof value === "string" ? Number(value) : NaN;
  return Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647 ? id : null;
}

export const idsOf = (value: unknown): number[] => [
  ...new Set((typeof value === "object" ? listOf(value) : [value]).map(idOf).filter((id) => id !== null)),
];

/** Undefined when it was never set. */
export function flagOf(value: unknown): boolean | undefined {
  if (typeof value === "boolean") return value;
  const word = typeof value === "string" || typeof value === "number" ? String(value).toLowerCase() : "";
  if (["1", "true", "yes", "on"].includes(word)) return true;
  return ["0", "false", "no", "off"].includes(word) ? false : undefined;
}

export const textOf = (value: unknown): string | null =>
  typeof value === "string" || typeof value === "number" ? String(value) : null;
