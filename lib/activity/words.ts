/** A piece of a sentence: our own words, or what people named. A date is as on the wire, `YYYY-MM-DD hh:mm:ss` in UTC. */
export type Part =
  string | { value: string } | { date: string } | { label: LabelOfLine } | { task: { id: number; title: string } };

export interface LabelOfLine {
  title: string | null;
  color: string | null;
  bg_color: string | null;
}

type Said = Part | null | undefined;

/** A sentence out of our words and what stands between them; texts there are what people named. */
export const words = (ours: TemplateStringsArray, ...said: Said[]): readonly Part[] =>
  ours.flatMap((text, at) => [text, said[at] === undefined ? "" : named(said[at])]).filter((part) => part !== "");

function named(said: Part | null): Part {
  if (said === null) return "nothing";
  return typeof said === "string" ? { value: whole(said) } : said;
}

const LENGTH = 50;

/** Lines keep so much of a text. */
const whole = (text: string) => (text.length < LENGTH ? text : `${text}…`);

/** A date as lines say it, `March 1, 2031, 10:00 am` in UTC; other words stay what they are. */
export function dateIn(text: string | null): Said {
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

/** Can be opened where its id is known. */
export const taskIn = ({ task_id: id }: Settings, title: string | null): Said =>
  typeof id === "number" && title !== null ? { task: { id, title: whole(title) } } : title;
