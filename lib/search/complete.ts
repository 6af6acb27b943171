import {
  DUE_VALUES,
  HAS_VALUES,
  IS_VALUES,
  isQualifierName,
  type NamedQualifier,
  PAST_VALUES,
  PRIORITY_VALUES,
  QUALIFIERS,
} from "@/lib/search/qualifiers";
import { termsOf } from "@/lib/search/terms";

/** What stands at the cursor: the beginning of a qualifier's name, or of its value. */
export interface Unfinished {
  name: string | null;
  typed: string;
  /** What a suggestion replaces. */
  from: number;
  to: number;
}

export type Suggestion = {
  text: string;
  label: string;
  kind: "qualifier" | "value";
  from: number;
  to: number;
};

export function unfinishedAt(input: string, at: number): Unfinished {
  const term = termsOf(input).find(({ from, to }) => from < at && at <= to);
  if (!term) return { name: null, typed: "", from: at, to: at };

  const { name, from, isExcluded, valueFrom, to } = term;
  const begin = from + (isExcluded ? 1 : 0);
  if (name !== null && at < valueFrom) return { name: null, typed: input.slice(begin, at), from: begin, to: valueFrom };
  return { name, typed: input.slice(valueFrom, at).replace(/^"/, ""), from: valueFrom, to };
}

const VALUES: Record<string, readonly string[]> = {
  due: DUE_VALUES,
  is: IS_VALUES,
  priority: PRIORITY_VALUES,
  has: HAS_VALUES,
  created: PAST_VALUES,
  updated: PAST_VALUES,
};

const WITH_NAMES: readonly NamedQualifier[] = ["label", "assignee", "board", "stage"];

/** The qualifier whose values only the server knows. */
export const namesWanted = ({ name }: Unfinished): NamedQualifier | null =>
  WITH_NAMES.find((known) => known === name) ?? null;

export const MOST_SUGGESTIONS = 8;

/** What can be suggested without the server. */
export function knownSuggestions(unfinished: Unfinished): Suggestion[] {
  const { name, typed } = unfinished;
  const begins = (text: string) => text.startsWith(typed.toLowerCase());
  if (name === null)
    return QUALIFIERS.filter(begins).map((each) => suggestionOf(unfinished, `${each}:`, each, "qualifier"));

  const values = isQualifierName(name) ? (VALUES[name] ?? []) : [];
  return values.filter(begins).map((value) => suggestionOf(unfinished, value, value));
}

export const suggestionOf = (
  { from, to }: Unfinished,
  text: string,
  label: string,
  kind: Suggestion["kind"] = "value",
): Suggestion => ({ text, label, kind, from, to });

/** Quotation marks within a title don't count in the search. */
export const asValue = (title: string): string =>
  /[\s"]/.test(title) || title.toLowerCase() === "none" ? `"${title.replaceAll('"', "'")}"` : title;
