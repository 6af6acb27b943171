/** A piece of a sentence: fixed words, or a name that people gave. A date is as on the wire, `YYYY-MM-DD hh:mm:ss` in UTC. */
export type Part =
  string | { value: string } | { date: string } | { label: LabelOfLine } | { task: { id: number; title: string } };

export interface LabelOfLine {
  title: string | null;
  color: string | null;
  bg_color: string | null;
}

type Slot = Part | null | undefined;

/** A sentence from a template; texts in its slots are names that people gave. */
export const phrase = (texts: TemplateStringsArray, ...slots: Slot[]): readonly Part[] =>
  texts.flatMap((text, at) => [text, slots[at] === undefined ? "" : partOf(slots[at])]).filter((part) => part !== "");

function partOf(slot: Part | null): Part {
  if (slot === null) return "nothing";
  return typeof slot === "string" ? { value: withEllipsis(slot) } : slot;
}

const LENGTH = 50;

/** Activity keeps this much of a value, so that a longer text has been cut. */
const withEllipsis = (text: string) => (text.length < LENGTH ? text : `${text}…`);

/** Reads a date as activity stores it, `March 1, 2031, 10:00 am` in UTC; any other text stays as it is. */
export function dateIn(text: string | null): Slot {
  const [, month = "", day = "", year, hour, minute, half] =
    /^([A-Z][a-z]+) (\d{1,2}), (\d{4})(?:, (\d{1,2}):(\d{2}) ([ap])m)?$/.exec(text ?? "") ?? [];
  const place = MONTHS.indexOf(month);
  if (place < 0) return text;

  const time = hour ? `${two((Number(hour) % 12) + (half === "p" ? 12 : 0))}:${minute}:00` : "00:00:00";
  return { date: `${year}-${two(place + 1)}-${two(day)} ${time}` };
}

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const two = (number: number | string) => String(number).padStart(2, "0");

export type Settings = Readonly<Record<string, unknown>>;

export function labelIn(settings: Settings): Part {
  const [title, color, bg_color] = ["title", "color", "bg_color"].map((key) => textIn(settings, key));
  return { label: { title: title ?? null, color: color ?? null, bg_color: bg_color ?? null } };
}

export const textIn = (settings: Settings, key: string): string | null =>
  typeof settings[key] === "string" ? settings[key] : null;

/** A link where the task's id is known, else its title. */
export const taskIn = ({ task_id: id }: Settings, title: string | null): Slot =>
  typeof id === "number" && title !== null ? { task: { id, title: withEllipsis(title) } } : title;

/** The values of an activity row; an empty text counts as none. */
export interface EventFacts {
  before: string | null;
  after: string | null;
  description: string | null;
  settings: Settings;
  actor: string;
}

/** What an event says after the actor's name: `moved this from To do to Done`. */
export type DescribeEvent = (facts: EventFacts) => readonly Part[];

export const privacyOf = (value: string | null): string => (value === "public" ? "public" : "private");

/** A title that stays the same was changed in another way. */
export function renamed(what: string): DescribeEvent {
  return ({ before, after }) => {
    if (before === after) return [`changed ${what} `, ...phrase`${after}`];
    return before
      ? [`renamed ${what} from `, ...phrase`${before} to ${after}`]
      : [`renamed ${what} to `, ...phrase`${after}`];
  };
}

/** The stored words and values of an event that has no sentence of its own. */
export const storedText =
  (stored: string): DescribeEvent =>
  ({ before, after }) => {
    if (before !== null && after !== null) return [stored, ...phrase` from ${before} to ${after}`];
    return before === null && after === null ? [stored] : [`${stored} `, ...phrase`${after ?? before}`];
  };

/** The three events of a property that may be empty. */
export const changesOf = <Column extends string>(column: Column) =>
  Object.fromEntries(
    ["added", "changed", "removed"].map((action) => [`${action} ${column}`, storedText(`${action} ${column}`)]),
  ) as Record<`${"added" | "changed" | "removed"} ${Column}`, DescribeEvent>;
