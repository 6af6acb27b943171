/** Archived tasks are not in the views, and are listed beside them. */
export const STATUSES = ["open", "closed", "archived"] as const;
export const PRIORITIES = ["urgent", "high", "medium", "low", ""] as const;
export const HAS = ["description", "subtasks", "attachments", "comments", "dependencies"] as const;
export const LABEL_MODES = ["any", "all", "none"] as const;

export const DATE_WORDS = {
  due: ["none", "overdue", "today", "tomorrow", "this-week", "next-week", "this-month", "upcoming"],
  start: ["none", "past", "today", "this-week", "next-week", "upcoming"],
  created: ["today", "this-week", "last-7-days", "last-30-days", "this-month"],
  updated: ["today", "this-week", "last-7-days", "last-30-days", "this-month"],
} as const;

export type DateProperty = keyof typeof DATE_WORDS;
export type DateWord = (typeof DATE_WORDS)[DateProperty][number];

/** `YYYY-MM-DD`, both inclusive; null is open. */
export interface DateRange {
  from: string | null;
  to: string | null;
}

export type DateChoice = DateWord | DateRange;

/** A task matches when it matches one choice of each filter that has any. */
export interface TaskFilters extends Readonly<Record<DateProperty, readonly DateChoice[]>> {
  /** Every word must occur. */
  readonly text: string;
  readonly people: readonly (number | "none" | "me" | "watching")[];
  /** Of the tasks of several boards. */
  readonly boards: readonly number[];
  readonly stages: readonly number[];
  readonly statuses: readonly (typeof STATUSES)[number][];
  /** The empty text is no priority. */
  readonly priorities: readonly (typeof PRIORITIES)[number][];
  readonly labels: readonly (number | "none")[];
  readonly labelMode: (typeof LABEL_MODES)[number];
  readonly has: readonly (typeof HAS)[number][];
  /** Custom field id to choices, which depend on the field's type: see `fieldMatcher`. */
  readonly fields: Readonly<Record<number, readonly string[]>>;
}

export const NO_FILTERS: TaskFilters = {
  text: "",
  people: [],
  boards: [],
  stages: [],
  statuses: [],
  priorities: [],
  labels: [],
  labelMode: "any",
  due: [],
  start: [],
  created: [],
  updated: [],
  has: [],
  fields: {},
};

/** The number of filters that are set. */
export function countFilters({ text, labelMode: _, fields, ...lists }: TaskFilters): number {
  const set = Object.values(lists).filter(({ length }) => length > 0).length;
  return set + (text.trim() ? 1 : 0) + Object.values(fields).filter(({ length }) => length > 0).length;
}

export const showsArchived = ({ statuses }: TaskFilters): boolean => statuses.includes("archived");

export const isFiltering = (filters: TaskFilters): boolean => countFilters(filters) > 0;
