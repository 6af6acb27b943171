import { z } from "zod";
import type { CustomField, CustomFieldType } from "@/generated/prisma/client";
import { dateFrom, plainDate, longTime } from "@/lib/dates/dates";
import { parameter } from "@/lib/http/input/parameter";
import { date, flag, optional, someNumber, textUpTo } from "@/lib/http/input/types";
import { validate } from "@/lib/http/input/validate";
import { withoutTags } from "@/lib/text/text";

export type FieldValue = string | number | boolean | string[];

/** Characters of a text. */
export const MAX_VALUE_LENGTH = 65_535;

/** Null is no value. @throws Invalid for a value that does not suit the field */
export function readValue({ type, options }: Pick<CustomField, "type" | "options">, value: unknown): FieldValue | null {
  return validate(z.object({ value: READERS[type](options) }), { value }).value;
}

const text = textUpTo(MAX_VALUE_LENGTH).transform((input) => withoutTags(input ?? "").trim() || null);

const READERS: Record<CustomFieldType, (options: string[]) => z.ZodType<FieldValue | null>> = {
  text: () => text,
  number: () => optional(someNumber).transform((number) => number ?? null),
  select: (options) =>
    choicesAmong(options).transform((chosen, ctx) => {
      if (chosen.length > 1) ctx.addIssue({ code: "custom", message: "The value must be one of the options." });
      return chosen[0] ?? null;
    }),
  multi_select: (options) => choicesAmong(options).transform((chosen) => (chosen.length > 0 ? chosen : null)),
  checkbox: () => flag.catch(false),
  date: () => date.transform((input) => input && plainDate(input)),
};

const choicesAmong = (options: string[]) =>
  parameter({ type: "array" }).transform((value, ctx): string[] => {
    const input = [value]
      .flat()
      .flatMap((each) => (each === null || each === "" ? [] : [typeof each === "number" ? String(each) : each]));
    const chosen = options.filter((option) => input.some((each) => typeof each === "string" && each.trim() === option));
    const isOffered = input.every((each) => typeof each === "string" && options.includes(each.trim()));
    if (!isOffered) ctx.addIssue({ code: "custom", message: "The value must be one of the options." });
    return chosen;
  });

export function formatValue({ type }: Pick<CustomField, "type">, value: FieldValue | null): string | null {
  if (value === null) return null;
  if (Array.isArray(value)) return value.join(", ");

  const time = type === "date" ? dateFrom(value) : null;
  return time ? longTime(time) : String(value);
}
