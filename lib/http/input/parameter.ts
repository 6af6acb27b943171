import { z } from "zod";
import { isLongerThan } from "@/lib/text/text";

export const LONGEST_LINE = 1_000;

/** The description of a parameter in OPTIONS, in WordPress's terms. */
export interface ParameterDescription {
  type: "integer" | "number" | "string" | "boolean" | "array" | "object";
  required?: true;
  enum?: string[];
  /** The accepted JSON types, where there are more than `type`. */
  takes?: string[];
  /** Characters of a text, and of each text in a list or a map. */
  maxLength?: number;
}

/** The base of every parameter type: text that is too long is refused before anything reads it. */
export function parameter({ maxLength: most = LONGEST_LINE, ...meta }: ParameterDescription) {
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
