/** Fixed text or a name that people chose. A date has the format of the API, `YYYY-MM-DD hh:mm:ss` in UTC. */
export type Part =
  string | { value: string } | { date: string } | { label: LabelOfLine } | { task: { id: number; title: string } };

export interface LabelOfLine {
  title: string | null;
  color: string | null;
  bg_color: string | null;
}

type Slot = Part | null | undefined;

export const phrase = (texts: TemplateStringsArray, ...slots: Slot[]): readonly Part[] =>
  texts.flatMap((text, at) => [text, slots[at] === undefined ? "" : partOf(slots[at])]).filter((part) => part !== "");

function partOf(slot: Part | null): Part {
  if (slot === null) return "nothing";
  return typeof slot === "string" ? { value: withEllipsis(slot) } : slot;
}

const LENGTH = 50;

/** Activity cuts values to this length, so a value of this length may be incomplete. */
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

/** The text after the actor's name: `moved this from To do to Done`. */
export type DescribeEvent = (facts: EventFacts) => readonly Part[];

export const privacyOf = (value: string | null): string => (value === "public" ? "public" : "private");

/** An equal title means that another property changed. */
export function renamed(what: string): DescribeEvent {
  return ({ before, after }) => {
    if (before === after) return [`changed ${what} `, ...phrase`${after}`];
    return before
      ? [`renamed ${what} from `, ...phrase`${before} to ${after}`]
      : [`renamed ${what} to `, ...phrase`${after}`];
  };
}

export const storedText =
  (stored: string): DescribeEvent =>
  ({ before, after }) => {
    if (before !== null && after !== null) return [stored, ...phrase` from ${before} to ${after}`];
    return before === null && after === null ? [stored] : [`${stored} `, ...phrase`${after ?? before}`];
  };

export const changesOf = <Column extends string>(column: Column) =>
  Object.fromEntries(
    ["added", "changed", "removed"].map((action) => [`${action} ${column}`, storedText(`${action} ${column}`)]),
  ) as Record<`${"added" | "changed" | "removed"} ${Column}`, DescribeEvent>;
