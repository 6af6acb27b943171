import { type DayRange, readDays } from "@/lib/search/days";

/** What people type into the search box. Pure, because the browser reads it, too. */
export interface SearchQuery {
  words: SearchWord[];
  excluded: SearchWord[];
  qualifiers: Qualifier[];
  /** Digits of `id:123`. */
  id: string | null;
  isArchived: boolean;
}

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

/** More of them make a search slow and no more precise. */
const MOST_TERMS = 20;
const LONGEST_QUERY = 1_000;

/** Never throws: what is no qualifier is a word. Linear in the length. */
export function readSearchQuery(input: string): SearchQuery {
  const query: SearchQuery = { words: [], excluded: [], qualifiers: [], id: null, isArchived: false };
  const text = input.slice(0, LONGEST_QUERY).replace(/^\s*id:\s*(?=\d)/i, "id:");
  for (const term of termsOf(text).slice(0, MOST_TERMS)) addTerm(query, term);
  return query;
}

export interface Term {
  isExcluded: boolean;
  /** Of `name:value`, in small letters; null for a word. */
  name: string | null;
  value: string;
  isQuoted: boolean;
  /** The place in the input: of the whole term, and where its value begins. */
  from: number;
  valueFrom: number;
  to: number;
}

const TERM = /(-?)(?:([a-z]+):)?(?:"([^"]*)(?:"|$)|(\S*))/iy;

export function termsOf(input: string): Term[] {
  const terms: Term[] = [];
  let at = 0;
  while (at < input.length) {
    if (/\s/.test(input.charAt(at))) at += 1;
    else {
      const term = termAt(input, at);
      terms.push(term);
      at = term.to;
    }
  }
  return terms;
}

function termAt(input: string, from: number): Term {
  TERM.lastIndex = from;
  const [all = "", minus = "", name, quoted, bare = ""] = TERM.exec(input) ?? [];
  return {
    isExcluded: minus !== "",
    name: name?.toLowerCase() ?? null,
    value: quoted ?? bare,
    isQuoted: quoted !== undefined,
    from,
    valueFrom: from + minus.length + (name === undefined ? 0 : name.length + 1),
    to: from + Math.max(1, all.length),
  };
}

function addTerm(query: SearchQuery, term: Term): void {
  const { name, value, isExcluded, isQuoted } = term;
  const addWord = (text: string) => {
    if (text.trim() !== "") (isExcluded ? query.excluded : query.words).push({ text, isWhole: isQuoted });
  };
  const qualifier = name === null ? null : qualifierOf(name, term);

  if (qualifier) query.qualifiers.push(qualifier);
  else if (name === "archived" && !isExcluded) {
    query.isArchived = true;
    addWord(value);
  } else if (name === "id" && /^\d{1,10}$/.test(value) && !isExcluded) query.id = value;
  else if (name === null) addWord(value);
  // Somebody is about to type its value.
  else if (value !== "" || !isQualifierName(name)) addWord(`${name}:${value}`);
}

export const isQualifierName = (name: string): boolean => QUALIFIERS.some((known) => known === name);

/** Null for an unknown qualifier or value, whose term is then a word. */
function qualifierOf(name: string, { value, isQuoted, isExcluded }: Term): Qualifier | null {
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
