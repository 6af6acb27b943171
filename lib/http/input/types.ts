import { z } from "zod";
import { dateFrom } from "@/lib/dates/dates";
import { isEmailAddress, LONGEST_EMAIL_ADDRESS } from "@/lib/text/email-address";
import { parameter, LONGEST_LINE } from "@/lib/http/input/parameter";
import { plainLine } from "@/lib/text/text";

/** The highest id of PostgreSQL's `integer`; a larger one is not found. */
export const LARGEST_ID = 2_147_483_647;

const isBlank = (value: unknown) => value === undefined || value === null || value === "";
const invalid = (rule: string) => ({ params: { rule } });

/** Absent, null and "" are all `The x field is required.` */
function required<Output>(
  read: (value: unknown) => Output | undefined,
  type: "integer" | "number" | "string",
  { rule = type, most = LONGEST_LINE }: { rule?: string; most?: number } = {},
) {
  return parameter({ type, required: true, maxLength: most }).transform((value, ctx): Output => {
    const found = isBlank(value) ? undefined : read(value);
    if (found === undefined) ctx.addIssue({ code: "custom", ...invalid(isBlank(value) ? "required" : rule) });
    return found as Output;
  });
}

/** Null and "" count as missing. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (isBlank(value) ? undefined : value), schema.optional());

/** An object inside the parameters, `task[title]`; when it is missing, its own required fields are reported. */
export const nested = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === "object" && value !== null && !Array.isArray(value) ? value : {}), schema);

const parseInteger = (value: unknown): number | undefined => {
  const number =
    typeof value === "number"
      ? value
      : typeof value === "string" && /^\s*[+-]?\d{1,15}\s*$/.test(value)
        ? Number(value)
        : NaN;
  return Number.isSafeInteger(number) ? number : undefined;
};

const parseDecimal = (value: unknown): number | undefined => {
  const number =
    typeof value === "number"
      ? value
      : typeof value === "string" && /^\s*[+-]?\d{1,15}(\.\d{1,15})?\s*$/.test(value)
        ? Number(value)
        : NaN;
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : undefined;
};

const parsePositiveInteger = (value: unknown) => {
  const number = parseInteger(value);
  return number !== undefined && number > 0 ? Math.min(number, LARGEST_ID) : undefined;
};

const parseLine = (value: unknown) => {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  return plainLine(String(value));
};

/** `3` or `"3"`. A number above every record's id is not found rather than invalid. */
export const id = required(parsePositiveInteger, "integer");

export const wholeNumber = required(parseInteger, "integer");

export const someNumber = required(parseDecimal, "number");

/** A 1-based position, also in the format of answers (`"2.00"`, floored); anything below 1 counts as 1. */
export const place = required((value) => {
  const number = parseDecimal(value);
  return number === undefined ? undefined : Math.max(1, Math.min(Math.floor(number), LARGEST_ID));
}, "integer");

/** One line of plain text, trimmed, without tags and line breaks; an empty result counts as missing. */
export const title = parameter({ type: "string", required: true }).transform((value, ctx): string => {
  const text = isBlank(value) ? "" : parseLine(value);
  if (!text) ctx.addIssue({ code: "custom", ...invalid(text === undefined ? "string" : "required") });
  return text ?? "";
});

/** The same, but it may be empty. */
export const line = parameter({ type: "string" }).transform((value, ctx): string => {
  const text = isBlank(value) ? "" : parseLine(value);
  if (text === undefined) ctx.addIssue({ code: "custom", ...invalid("string") });
  return text ?? "";
});

/** Unchanged text, as passwords require. */
export const exactTextUpTo = (most: number) =>
  required((value) => (typeof value === "string" ? value : undefined), "string", { most });
export const exactText = exactTextUpTo(LONGEST_LINE);

/** The length that browsers and servers agree on. */
export const LONGEST_ADDRESS = 2_000;

export const email = required(
  (value) => (typeof value === "string" && isEmailAddress(value.trim()) ? value.trim() : undefined),
  "string",
  { rule: "email", most: LONGEST_EMAIL_ADDRESS },
);

/** A web address. User names and passwords in it are refused, as everybody could read them. */
export const webAddress = required(
  (value) => (typeof value === "string" && isWebAddress(value.trim()) ? value.trim() : undefined),
  "string",
  { rule: "url", most: LONGEST_ADDRESS },
);

export function isWebAddress(text: string): boolean {
  if (!WEB_ADDRESS.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return !username && !password;
}
const WEB_ADDRESS = /^https?:\/\/[^\s\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\\]+$/iu;

/** Unchanged text of many lines; null stays null. */
export const textUpTo = (most: number) =>
  parameter({ type: "string", maxLength: most }).transform((value, ctx): string | null => {
    if (value === null || value === undefined) return null;
    if (typeof value === "string" || typeof value === "number") return String(value);
    ctx.addIssue({ code: "custom", ...invalid("string") });
    return null;
  });

export const searchText = textUpTo(LONGEST_LINE);

const TRUE = new Set<unknown>([true, 1, "1", "true", "yes", "on"]);
const FALSE = new Set<unknown>([false, 0, "0", "false", "no", "off", "", null]);

export const flag = parameter({ type: "boolean" }).transform((value, ctx): boolean => {
  const known = typeof value === "string" ? value.trim().toLowerCase() : value;
  if (!TRUE.has(known) && !FALSE.has(known)) ctx.addIssue({ code: "custom", ...invalid("boolean") });
  return TRUE.has(known);
});

export const ids = parameter({ type: "array" }).transform((value, ctx): number[] => {
  const list = isBlank(value) ? [] : Array.isArray(value) ? value : [value];
  const read = list.map(parsePositiveInteger);
  if (read.includes(undefined)) ctx.addIssue({ code: "custom", ...invalid("array") });
  return [...new Set(read.filter((each) => each !== undefined))];
});

export const word = <const Word extends string>(...words: Word[]) =>
  parameter({ type: "string", enum: words }).transform((value, ctx): Word => {
    const found = words.find((each) => typeof value === "string" && each === value.trim());
    if (found === undefined) ctx.addIssue({ code: "custom", ...invalid(isBlank(value) ? "required" : "format") });
    return found as Word;
  });

/** Nothing but a hex colour, as it is used in CSS. */
export const hexColor = required(
  (value) => (typeof value === "string" && HEX.test(value.trim()) ? value.trim() : undefined),
  "string",
  { rule: "format" },
);
const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** Every date format that existing clients send; null, "", "none" and zeros clear. */
export const date = parameter({ type: "string" }).transform((value, ctx): Date | null => {
  const read = dateFrom(value);
  if (read === undefined) ctx.addIssue({ code: "custom", ...invalid("date") });
  return read ?? null;
});

/** A number limited to a range, such as a page size; anything else counts as absent. */
export const clamped = (lowest: number, highest: number, otherwise: number) =>
  parameter({ type: "integer" })
    .optional()
    .transform((value): number => {
      const number = parseInteger(value);
      return number === undefined ? otherwise : Math.max(lowest, Math.min(number, highest));
    });
