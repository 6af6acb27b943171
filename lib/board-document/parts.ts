import { z } from "zod";
import { Refusal } from "@/lib/errors";
import { escapeHtml } from "@/lib/text/escape-html";
import { LONGEST_HTML, LONGEST_STORED_HTML, safeHtml } from "@/lib/text/html";
import { cut, withoutTags } from "@/lib/text/text";

// What is missing or of another kind becomes the default: files of other programs leave out or misspell much.

const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);

/** A text of any length without null characters, which PostgreSQL can't store. */
export const text = scalar.transform(storable).catch("");

export const name = (length: number) => text.transform((value) => cut(value.trim(), length));

/** Safe HTML. What is too long to be stored remains as a shortened text. */
export const html = text.transform((value) => {
  try {
    return safeHtml(value);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return escapeHtml(cut(withoutTags(value.slice(0, LONGEST_STORED_HTML)), LONGEST_PLAIN));
  }
});

/** Escaping makes it up to six times as long. */
const LONGEST_PLAIN = Math.floor(LONGEST_HTML / 6);

/**
 * Items that are of another kind are left out, and so are those beyond the first `most`; `leftOutOf` counts both.
 * Something else in place of a list is one item that could not be read.
 */
export const list = <Schema extends z.ZodType>(schema: Schema, most = Number.MAX_SAFE_INTEGER) =>
  z
    .unknown()
    .optional()
    .transform((value): z.output<Schema>[] => {
      const items: unknown[] = Array.isArray(value) ? value : [];
      const read = items.slice(0, most).map((item) => schema.safeParse(item));
      const kept = read.flatMap(({ success, data }) => (success ? [data] : []));
      const unreadable = Array.isArray(value) ? read.length - kept.length : Number(isThere(value));
      const beyond = items.length - read.length;
      if (unreadable + beyond > 0) omissions.set(kept, { unreadable, beyond, most });
      return kept;
    });

const isThere = (value: unknown) => value !== undefined && value !== null;

/** How many items of a list are missing. */
export interface LeftOut {
  unreadable: number;
  /** Those after the first `most`. */
  beyond: number;
  most: number;
}

const omissions = new WeakMap<unknown[], LeftOut>();

/** Of a list that was parsed with `list`; undefined where nothing is missing. */
export const leftOutOf = (parsed: unknown[]): LeftOut | undefined => omissions.get(parsed);

export const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null);

/** Anything without null characters in its texts. */
export const json = z.json().transform(storableJson).catch(null);

/** An id of the source. */
export const ref = z
  .union([z.string(), z.number()])
  .transform((value) => cut(storable(String(value)).trim(), 191))
  .catch("");

export const refs = list(ref, 1_000);

export const number = z.coerce.number().refine(Number.isFinite).catch(0);

export const whole = z.coerce.number().int().min(0).max(2_147_483_647).catch(0);

const YES = new Set(["1", "true", "yes"]);

export const flag = scalar.transform((value) => YES.has(value.toLowerCase())).catch(false);

export const word = <const Word extends string>(...words: Word[]) => z.enum(words);

const FIRST = Date.UTC(1, 0, 1);
const LAST = Date.UTC(9999, 11, 31);

/** `2027-01-31T08:00:00Z`; without a zone it is UTC. Null where there is no such time. */
export const time = scalar
  .transform((value) => instant(value.trim()))
  .nullable()
  .catch(null);

function instant(value: string): string | null {
  if (!/^\d{4}-\d\d-\d\d/.test(value)) return null;
  const hasZone = /(?:z|[+-]\d\d:?\d\d)$/i.test(value.slice(10));
  const at = Date.parse(`${value.replace(" ", "T")}${value.length > 10 && !hasZone ? "Z" : ""}`);
  return at >= FIRST && at <= LAST ? new Date(at).toISOString() : null;
}

function storable(value: string): string {
  return value.replaceAll("\0", "").toWellFormed();
}

type Json = z.infer<ReturnType<typeof z.json>>;

function storableJson(value: Json): Json {
  if (typeof value === "string") return storable(value);
  if (Array.isArray(value)) return value.map(storableJson);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [storable(name), storableJson(inner)]));
}
