import { z } from "zod";
import { safeHtml } from "@/lib/text/html";
import { cut } from "@/lib/text/text";

// What is missing or of another kind becomes the default: files of other programs leave out or misspell much.

const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);

/** A text of any length without null characters, which PostgreSQL can't store. */
export const text = scalar.transform(storable).catch("");

export const name = (length: number) => text.transform((value) => cut(value.trim(), length));

export const html = text.transform(safeHtml);

export const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null);

/** An id of the source. */
export const ref = z
  .union([z.string(), z.number()])
  .transform((value) => cut(storable(String(value)).trim(), 191))
  .catch("");

export const refs = z.array(ref).catch([]);

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
