import { z } from "zod";
import type { CustomField, CustomFieldType } from "@/generated/prisma/client";
import { dateFrom, plainDate, longTime } from "@/lib/dates/dates";
import { described } from "@/lib/http/described";
import { date, flag, optional, someNumber, textUpTo } from "@/lib/http/input/types";
import { validate } from "@/lib/http/input/validate";
import { withoutTags } from "@/lib/text/text";

export type FieldValue = string | number | boolean | string[];

/** Characters of a text. */
export const LONGEST_VALUE = 65_535;

/** The value as its field keeps it; null is none. @throws Invalid for what the field can't hold. */
export function readValue({ type, options }: Pick<CustomField, "type" | "options">, value: unknown): FieldValue | null {
  return validate(z.object({ value: READERS[type](options) }), { value }).value;
}

const text = textUpTo(LONGEST_VALUE).transform((given) => withoutTags(given ?? "").trim() || null);

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
  date: () => date.transform((given) => given && plainDate(given)),
};

/** One of them or an array; what is chosen stands in the options' order. */
const choicesAmong = (options: string[]) =>
  described({ type: "array" }).transform((value, ctx): string[] => {
    const given = [value]
      .flat()
      .flatMap((each) => (each === null || each === "" ? [] : [typeof each === "number" ? String(each) : each]));
    const chosen = options.filter((option) => given.some((each) => typeof each === "string" && each.trim() === option));
    const isOffered = given.every((each) => typeof each === "string" && options.includes(each.trim()));
    if (!isOffered) ctx.addIssue({ code: "custom", message: "The value must be one of the options." });
    return chosen;
  });

/** A value as a line of activity says it; null where there is none. */
export function spokenValue({ type }: Pick<CustomField, "type">, value: FieldValue | null): string | null {
  if (value === null) return null;
  if (Array.isArray(value)) return value.join(", ");

  const time = type === "date" ? dateFrom(value) : null;
  return time ? longTime(time) : String(value);
}
