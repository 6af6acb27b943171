import { z } from "zod";
import { isLongerThan } from "@/lib/text/text";

/** Of one line of text, and of everything that is written as one: an id, a date, a word. */
export const LONGEST_LINE = 1_000;

/** What OPTIONS tells of a parameter, in the words of WordPress's route descriptions. */
export interface Described {
  type: "integer" | "number" | "string" | "boolean" | "array" | "object";
  required?: true;
  enum?: string[];
  /** The types of JSON that are taken, where they are more than the type says. */
  takes?: string[];
  /** Characters of a text, and of each text in a list or a map. */
  maxLength?: number;
}

/** The beginning of every type of parameter: text that is too long is refused before anything looks at it. */
export function described({ maxLength: most = LONGEST_LINE, ...meta }: Described) {
  const isText = meta.type === "string" && !meta.enum;
  return z
    .unknown()
    .refine((value) => !hasLongText(value, most), { params: { rule: "max", most } })
    .meta({ ...meta, ...(isText && { maxLength: most }) });
}

function hasLongText(value: unknown, most: number): boolean {
  if (typeof value === "string") return isLongerThan(value, most);
  return typeof value === "object" && value !== null && Object.values(value).some((inner) => hasLongText(inner, most));
}
