import { described } from "@/lib/http/described";

/** How WordPress refuses a parameter: its code, and its sentence without the parameter's name. */
const refusal = (name: string, rule: string, sentence: string) => ({
  code: "custom" as const,
  message: `${name} ${sentence}`,
  params: { rule },
});

const WHOLE = /^[+-]?\d{1,15}$/;

interface Bounds {
  least: number;
  most?: number;
  /** Where it is not sent. */
  otherwise: number;
}

/** A whole number of a query between bounds. */
export const bounded = (name: string, { least, most, otherwise }: Bounds) =>
  described({ type: "integer" })
    .optional()
    .transform((value, ctx): number => {
      if (value === undefined) return otherwise;
      const number = WHOLE.test(String(value)) ? Number(value) : NaN;
      if (Number.isNaN(number)) ctx.addIssue(refusal(name, "rest_invalid_type", "is not of type integer."));
      else if (number < least || number > (most ?? number))
        ctx.addIssue(refusal(name, "rest_out_of_bounds", boundsOf(least, most)));
      return number;
    });

const boundsOf = (least: number, most?: number) =>
  most === undefined
    ? `must be greater than or equal to ${least}`
    : `must be between ${least} (inclusive) and ${most} (inclusive)`;

/** One of the words that WordPress knows for a parameter. */
export const oneOf = <const Word extends string>(name: string, words: readonly Word[], otherwise: Word) =>
  described({ type: "string", enum: [...words] })
    .optional()
    .transform((value, ctx): Word => {
      if (value === undefined) return otherwise;
      const found = words.find((word) => word === value);
      if (found === undefined) ctx.addIssue(refusal(name, "rest_not_in_enum", `is not one of ${listed(words)}.`));
      return found ?? otherwise;
    });

/** `a, b, and c`, as WordPress puts lists into words. */
const listed = (words: readonly string[]) =>
  words.length < 3 ? words.join(" and ") : `${words.slice(0, -1).join(", ")}, and ${words.at(-1)}`;

export const context = oneOf("context", ["view", "embed", "edit"], "view");
