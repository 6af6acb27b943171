import { type DayRange, readDays } from "@/lib/search/days";
import type { Term } from "@/lib/search/terms";

export interface SearchWord {
  text: string;
  /** A phrase in quotation marks: its last word is complete. */
  isWhole: boolean;
}

export type Qualifier = { isExcluded: boolean } & (
  | { name: NamedQualifier; value: SearchWord }
  | { name: "is"; value: IsValue }
  | { name: "has"; value: HasValue }
  | { name: "priority"; value: PriorityValue }
  | { name: DateQualifier; value: DateValue }
);

export type NamedQualifier = "label" | "assignee" | "board" | "stage";
export type DateQualifier = "due" | "created" | "updated";
export type DateValue = "overdue" | "none" | "this-week" | "next-week" | DayRange;

export const IS_VALUES = ["open", "closed", "archived", "overdue", "assigned", "watched"] as const;
export type IsValue = (typeof IS_VALUES)[number];
export const HAS_VALUES = ["attachments", "comments", "dependencies", "description", "subtasks"] as const;
export type HasValue = (typeof HAS_VALUES)[number];
export const PRIORITY_VALUES = ["low", "medium", "high", "urgent", "none"] as const;
export type PriorityValue = (typeof PRIORITY_VALUES)[number];
export const DUE_VALUES = ["today", "tomorrow", "overdue", "this-week", "next-week", "none", "<7d", ">2w"] as const;
export const PAST_VALUES = ["today", "yesterday", "this-week", "<7d", ">2w"] as const;
export const QUALIFIERS = [
  ...["label", "assignee", "due", "is", "priority", "board", "stage", "has", "created", "updated"],
  ...["id", "archived"],
] as const;

const SYNONYMS = new Map([
  ["done", "closed"],
  ["attachment", "attachments"],
  ["comment", "comments"],
]);

export const isQualifierName = (name: string): boolean => QUALIFIERS.some((known) => known === name);

/** Null for an unknown qualifier or value, whose term is then a word. */
export function qualifierOf(name: string, { value, isQuoted, isExcluded }: Term): Qualifier | null {
  const known = SYNONYMS.get(value.toLowerCase()) ?? value.toLowerCase();
  switch (name) {
    case "label":
    case "assignee":
    case "board":
    case "stage":
      return value.trim() === "" ? null : { name, isExcluded, value: { text: value, isWhole: isQuoted } };
    case "is":
      return withValue(IS_VALUES, known, (found) => ({ name, isExcluded, value: found }));
    case "has":
      return withValue(HAS_VALUES, known, (found) => ({ name, isExcluded, value: found }));
    case "priority":
      return withValue(PRIORITY_VALUES, known, (found) => ({ name, isExcluded, value: found }));
    case "due":
    case "created":
    case "updated": {
      const days = dateValueOf(name, known);
      return days && { name, isExcluded, value: days };
    }
    default:
      return null;
  }
}

function withValue<Value extends string>(
  values: readonly Value[],
  value: string,
  make: (value: Value) => Qualifier,
): Qualifier | null {
  const found = values.find((each) => each === value);
  return found === undefined ? null : make(found);
}

function dateValueOf(name: DateQualifier, value: string): DateValue | null {
  if (value === "this-week" || value === "next-week") return value;
  if (name === "due" && (value === "overdue" || value === "none")) return value;
  return readDays(value, name === "due" ? "ahead" : "ago");
}
