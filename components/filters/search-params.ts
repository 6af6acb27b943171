import {
  DATE_WORDS,
  type DateChoice,
  type DateProperty,
  HAS,
  LABEL_MODES,
  NO_FILTERS,
  PRIORITIES,
  STATUSES,
  type TaskFilters,
} from "@/components/filters/filters";

const NO_PRIORITY = "none";
const LISTS = ["board", "assignee", "stage", "status", "priority", "label", "has"] as const;
const DATES = Object.keys(DATE_WORDS) as DateProperty[];
const FIELD = /^field\.([1-9]\d{0,8})$/;

/** Reads filters from an address; what it does not know is ignored. */
export function filtersIn(params: Pick<URLSearchParams, "get"> & Iterable<[string, string]>): TaskFilters {
  const listOf = (name: string) => [...new Set((params.get(name) ?? "").split(",").filter(Boolean))];
  const labelMode = LABEL_MODES.find((mode) => mode === params.get("labels")) ?? "any";
  const dates = Object.fromEntries(DATES.map((name) => [name, listOf(name).flatMap((text) => dateChoice(name, text))]));
  return {
    ...NO_FILTERS,
    ...dates,
    text: params.get("q") ?? "",
    people: idsOrWords(listOf("assignee"), ["none", "me", "watching"]),
    boards: idsOrWords(listOf("board"), []),
    stages: idsOrWords(listOf("stage"), []),
    statuses: wordsIn(listOf("status"), STATUSES),
    priorities: wordsIn(
      listOf("priority").map((word) => (word === NO_PRIORITY ? "" : word)),
      PRIORITIES,
    ),
    labels: idsOrWords(listOf("label"), ["none"]),
    labelMode,
    has: wordsIn(listOf("has"), HAS),
    fields: fieldsIn(params),
  };
}

/** Sets the filters in an address and leaves everything else in it. */
export function withFilters(params: URLSearchParams, filters: TaskFilters): URLSearchParams {
  const next = withoutFilters(params);
  const set = (name: string, text: string) => void (text && next.set(name, text));
  set("q", filters.text.trim());
  set("assignee", filters.people.join());
  set("board", filters.boards.join());
  set("stage", filters.stages.join());
  set("status", filters.statuses.join());
  set("priority", filters.priorities.map((word) => word || NO_PRIORITY).join());
  set("label", filters.labels.join());
  if (filters.labelMode !== "any") next.set("labels", filters.labelMode);
  for (const name of DATES) set(name, filters[name].map(dateText).join());
  set("has", filters.has.join());
  for (const [id, choices] of Object.entries(filters.fields))
    for (const choice of choices) next.append(`field.${id}`, choice);
  return next;
}

function withoutFilters(params: URLSearchParams): URLSearchParams {
  const isFilter = (name: string) => [...LISTS, ...DATES, "q", "labels"].includes(name) || FIELD.test(name);
  return new URLSearchParams([...params].filter(([name]) => !isFilter(name)));
}

function idsOrWords<const Word extends string>(texts: string[], words: readonly Word[]): (number | Word)[] {
  return texts.flatMap(
    (text) => words.find((word) => word === text) ?? (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : []),
  );
}

const wordsIn = <const Word extends string>(texts: string[], words: readonly Word[]): Word[] =>
  texts.flatMap((text) => words.find((word) => word === text) ?? []);

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Every day of a range has a next one. */
const LAST_DAY = "9999-12-31";

function dateChoice(property: DateProperty, text: string): DateChoice[] {
  const word = DATE_WORDS[property].find((each) => each === text);
  if (word) return [word];
  const [from = "", to = from] = text.split("..");
  if ((from && !isDay(from)) || (to && !isDay(to)) || (!from && !to)) return [];
  return [{ from: from || null, to: to || null }];
}

export const isDay = (text: string): boolean => DAY.test(text) && text < LAST_DAY && isReal(text);

/** `Date` takes the 30th of February for a day in March. */
function isReal(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const dateText = (choice: DateChoice): string =>
  typeof choice === "string" ? choice : `${choice.from ?? ""}..${choice.to ?? ""}`;

function fieldsIn(params: Iterable<[string, string]>): TaskFilters["fields"] {
  const fields = new Map<string, Set<string>>();
  for (const [name, choice] of params) {
    const [, id] = FIELD.exec(name) ?? [];
    if (id) fields.set(id, (fields.get(id) ?? new Set()).add(choice));
  }
  return Object.fromEntries([...fields].map(([id, choices]) => [id, [...choices]]));
}
