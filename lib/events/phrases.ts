import type { Messages } from "@/lib/i18n/messages";
import type { MessageArgs, MessageKey } from "@/lib/i18n/translate";
import { minutesFrom } from "@/lib/time/duration";

export type Word = keyof Messages["eventWords"];

/** A text that people chose, a word of the catalogue, a date in the format of the API, `YYYY-MM-DD hh:mm:ss` in UTC, or a
 * duration. */
export type Value = string | { word: Word } | { date: string } | { minutes: number };

export interface LabelOfLine {
  title: string | null;
  color: string | null;
  bg_color: string | null;
}

export type ActivityKey = Extract<MessageKey<"activity">, `${"task" | "board" | "other"}.${string}`>;
export type NotificationKey = Extract<MessageKey<"notifications">, `sentences.${string}`>;
type PhraseKey = ActivityKey | NotificationKey;

/** A message of `activity.json` or `notifications.json` and its arguments, except the actor's name. */
export interface Phrase<Key extends PhraseKey = ActivityKey> {
  key: Key;
  values: Readonly<Record<string, Value>>;
  label?: LabelOfLine;
  /** The task that the message names, if it can be opened. */
  taskId?: number;
}

type ValuesOf<Key extends PhraseKey> = Omit<
  Key extends ActivityKey
    ? MessageArgs<"activity", Key, Value>
    : MessageArgs<"notifications", Extract<Key, NotificationKey>, Value>,
  "name"
>;

export const phrase = <Key extends PhraseKey>(
  key: Key,
  ...[values]: keyof ValuesOf<Key> extends never ? [] : [ValuesOf<Key>]
): Phrase<Key> => ({ key, values: { ...values } });

/** The values of an activity row; an empty text counts as none. */
export interface EventFacts {
  before: string | null;
  after: string | null;
  description: string | null;
  settings: Settings;
  actor: string;
}

export type Settings = Readonly<Record<string, unknown>>;

export type DescribeEvent = (facts: EventFacts) => Phrase;

const LENGTH = 50;

/** Activity cuts values to this length, so a value of this length may be incomplete. */
const withEllipsis = (text: string) => (text.length < LENGTH ? text : `${text}…`);

export const valueOf = (text: string | null): Value => (text === null ? { word: "nothing" } : withEllipsis(text));

/** Words that activity stores in English. */
const WORDS: Readonly<Record<string, Word>> = {
  low: "low",
  medium: "medium",
  high: "high",
  "30 minutes before": "halfHourBefore",
  "1 hour before": "hourBefore",
  "2 hours before": "twoHoursBefore",
  "1 day before": "dayBefore",
  "2 days before": "twoDaysBefore",
  "1 week before": "weekBefore",
  daily: "daily",
  weekly: "weekly",
  monthly: "monthly",
  yearly: "yearly",
  admin: "manager",
  manager: "manager",
  member: "member",
  viewer: "viewer",
  "another board": "anotherBoard",
};

export function wordOf(text: string | null): Value {
  const word = text !== null && Object.hasOwn(WORDS, text) ? WORDS[text] : undefined;
  return word ? { word } : valueOf(text);
}

export const isHiddenBoard = (title: string | null): boolean => title === "another board";

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

/** Reads a date as activity stores it, `March 1, 2031, 10:00 am` in UTC; any other text stays as it is. */
export function dateOf(text: string | null): Value {
  const [, month = "", day = "", year, hour, minute, half] =
    /^([A-Z][a-z]+) (\d{1,2}), (\d{4})(?:, (\d{1,2}):(\d{2}) ([ap])m)?$/.exec(text ?? "") ?? [];
  const place = MONTHS.indexOf(month);
  if (place < 0) return wordOf(text);

  const time = hour ? `${two((Number(hour) % 12) + (half === "p" ? 12 : 0))}:${minute}:00` : "00:00:00";
  return { date: `${year}-${two(place + 1)}-${two(day)} ${time}` };
}

/** Reads a duration as activity stores it, `1h 30m`; any other text stays as it is. */
export function durationOf(text: string | null): Value {
  const minutes = minutesFrom(text ?? "", Infinity);
  return minutes === null ? valueOf(text) : { minutes };
}

const two = (number: number | string) => String(number).padStart(2, "0");

/** Splits `Card to There`, in which activity stores two titles. Null when a title has the same word in it. */
export function titlesIn(text: string | null, between: "to" | "from"): { title: Value; place: string } | null {
  const [title, place, ...more] = text?.split(` ${between} `) ?? [];
  if (!title || !place || more.length > 0) return null;
  return { title, place: text?.length === LENGTH ? `${place}…` : place };
}

function labelIn(settings: Settings): LabelOfLine {
  const [title, color, bg_color] = ["title", "color", "bg_color"].map((key) => textIn(settings, key));
  return { title: title ?? null, color: color ?? null, bg_color: bg_color ?? null };
}

export const textIn = (settings: Settings, key: string): string | null =>
  typeof settings[key] === "string" ? settings[key] : null;

export const taskIdIn = ({ task_id: id }: Settings): number | undefined => (typeof id === "number" ? id : undefined);

type LabelKey = Extract<ActivityKey, `${string}.label${string}`>;

export const labelled =
  (key: LabelKey): DescribeEvent =>
  ({ settings }) => {
    const label = labelIn(settings);
    return { key, values: { title: label.title ?? "" }, label };
  };

/** An equal title means that another property changed. */
export const renamed =
  (fromTo: ActivityKey, to: ActivityKey, changed: ActivityKey): DescribeEvent =>
  ({ before, after }) => {
    const values = { before: valueOf(before), after: valueOf(after) };
    if (before === after) return { key: changed, values };
    return { key: before ? fromTo : to, values };
  };

/** Events that were imported from elsewhere keep their stored text. */
export const storedText =
  (event: string): DescribeEvent =>
  ({ before, after }) => {
    if (before !== null && after !== null)
      return phrase("other.fromTo", { event, before: valueOf(before), after: valueOf(after) });
    const value = before ?? after;
    return value === null ? phrase("other.plain", { event }) : phrase("other.value", { event, to: valueOf(value) });
  };
