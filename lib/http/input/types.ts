import { z } from "zod";
import { dateFrom } from "@/lib/dates/dates";
import { isEmailAddress, LONGEST_EMAIL_ADDRESS } from "@/lib/text/email-address";
import { described, LONGEST_LINE } from "@/lib/http/described";
import { plainLine } from "@/lib/text/text";

/** The highest id PostgreSQL's `integer` can hold; a larger one asked for is simply not found. */
export const LARGEST_ID = 2_147_483_647;

const blank = (value: unknown) => value === undefined || value === null || value === "";
const invalid = (rule: string) => ({ params: { rule } });

/** A parameter that has to be there: absent, null and "" are all `The x field is required.` */
function required<Output>(
  read: (value: unknown) => Output | undefined,
  type: "integer" | "number" | "string",
  { rule = type, most = LONGEST_LINE }: { rule?: string; most?: number } = {},
) {
  return described({ type, required: true, maxLength: most }).transform((value, ctx): Output => {
    const found = blank(value) ? undefined : read(value);
    if (found === undefined) ctx.addIssue({ code: "custom", ...invalid(blank(value) ? "required" : rule) });
    return found as Output;
  });
}

/** The parameter may be missing; null and "" are the same as missing. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (blank(value) ? undefined : value), schema.optional());

/** An object inside the parameters, `task[title]`; when it is missing, its own required fields say so. */
export const nested = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === "object" && value !== null && !Array.isArray(value) ? value : {}), schema);

const integer = (value: unknown): number | undefined => {
  const number =
    typeof value === "number"
      ? value
      : typeof value === "string" && /^\s*[+-]?\d{1,15}\s*$/.test(value)
        ? Number(value)
        : NaN;
  return Number.isSafeInteger(number) ? number : undefined;
};

const decimal = (value: unknown): number | undefined => {
  const number =
    typeof value === "number"
      ? value
      : typeof value === "string" && /^\s*[+-]?\d{1,15}(\.\d{1,15})?\s*$/.test(value)
        ? Number(value)
        : NaN;
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : undefined;
};

const positive = (value: unknown) => {
  const number = integer(value);
  return number !== undefined && number > 0 ? Math.min(number, LARGEST_ID) : undefined;
};

const lineOf = (value: unknown) => {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  return plainLine(String(value));
};

/** `3` or `"3"`. One that is larger than any record's is not found rather than invalid. */
export const id = required(positive, "integer");

/** A whole number, `"3"` too. */
export const wholeNumber = required(integer, "integer");

/** A number with or without decimals, `"12.50"` too. */
export const someNumber = required(decimal, "number");

/** A 1-based place in a list, also as positions go out (`"2.00"`, floored); 0 and what lies before counts as the first. */
export const place = required((value) => {
  const number = decimal(value);
  return number === undefined ? undefined : Math.max(1, Math.min(Math.floor(number), LARGEST_ID));
}, "integer");

/** One line of plain text, trimmed, without tags and line breaks; what is empty then counts as missing. */
export const title = described({ type: "string", required: true }).transform((value, ctx): string => {
  const text = blank(value) ? "" : lineOf(value);
  if (!text) ctx.addIssue({ code: "custom", ...invalid(text === undefined ? "string" : "required") });
  return text ?? "";
});

/** The same where it may be empty. */
export const line = described({ type: "string" }).transform((value, ctx): string => {
  const text = blank(value) ? "" : lineOf(value);
  if (text === undefined) ctx.addIssue({ code: "custom", ...invalid("string") });
  return text ?? "";
});

/** Text exactly as it came, as a password has to be. */
export const exactTextUpTo = (most: number) =>
  required((value) => (typeof value === "string" ? value : undefined), "string", { most });
export const exactText = exactTextUpTo(LONGEST_LINE);

/** What browsers and servers agree on. */
export const LONGEST_ADDRESS = 2_000;

export const email = required(
  (value) => (typeof value === "string" && isEmailAddress(value.trim()) ? value.trim() : undefined),
  "string",
  { rule: "email", most: LONGEST_EMAIL_ADDRESS },
);

/** The address of a page of the web, as it came. One with a user name or password in it is none: it would give them to everybody. */
export const webAddress = required(
  (value) => (typeof value === "string" && isWebAddress(value.trim()) ? value.trim() : undefined),
  "string",
  { rule: "url", most: LONGEST_ADDRESS },
);

function isWebAddress(text: string): boolean {
  if (!WEB_ADDRESS.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return !username && !password;
}
const WEB_ADDRESS = /^https?:\/\/[^\s\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\\]+$/iu;

/** Text of many lines as it came; null stays null. */
export const textUpTo = (most: number) =>
  described({ type: "string", maxLength: most }).transform((value, ctx): string | null => {
    if (value === null || value === undefined) return null;
    if (typeof value === "string" || typeof value === "number") return String(value);
    ctx.addIssue({ code: "custom", ...invalid("string") });
    return null;
  });

/** What somebody looks for, as it was typed. */
export const searchText = textUpTo(LONGEST_LINE);

const TRUE = new Set<unknown>([true, 1, "1", "true", "yes", "on"]);
const FALSE = new Set<unknown>([false, 0, "0", "false", "no", "off", "", null]);

/** `true`, `"true"`, `1`, `"yes"` and their opposites. */
export const flag = described({ type: "boolean" }).transform((value, ctx): boolean => {
  const known = typeof value === "string" ? value.trim().toLowerCase() : value;
  if (!TRUE.has(known) && !FALSE.has(known)) ctx.addIssue({ code: "custom", ...invalid("boolean") });
  return TRUE.has(known);
});

/** An array of ids, or a single one. */
export const ids = described({ type: "array" }).transform((value, ctx): number[] => {
  const list = blank(value) ? [] : Array.isArray(value) ? value : [value];
  const read = list.map(positive);
  if (read.includes(undefined)) ctx.addIssue({ code: "custom", ...invalid("array") });
  return [...new Set(read.filter((each) => each !== undefined))];
});

/** One of the words; anything else is 400. */
export const word = <const Word extends string>(...words: Word[]) =>
  described({ type: "string", enum: words }).transform((value, ctx): Word => {
    const found = words.find((each) => typeof value === "string" && each === value.trim());
    if (found === undefined) ctx.addIssue({ code: "custom", ...invalid(blank(value) ? "required" : "format") });
    return found as Word;
  });

/** `#fff`, `#ffffff` or `#ffffffff`, never more of CSS than that. */
export const hexColor = required(
  (value) => (typeof value === "string" && HEX.test(value.trim()) ? value.trim() : undefined),
  "string",
  { rule: "format" },
);
const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** Every spelling of a date that existing clients send; null, "", "none" and zeros clear. */
export const date = described({ type: "string" }).transform((value, ctx): Date | null => {
  const read = dateFrom(value);
  if (read === undefined) ctx.addIssue({ code: "custom", ...invalid("date") });
  return read ?? null;
});

/** A number kept between bounds, as page sizes are; what is no number counts as absent. */
export const clamped = (lowest: number, highest: number, otherwise: number) =>
  described({ type: "integer" })
    .optional()
    .transform((value): number => {
      const number = integer(value);
      return number === undefined ? otherwise : Math.max(lowest, Math.min(number, highest));
    });
