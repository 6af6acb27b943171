import { capitalized, relativeDay } from "@/lib/dates/relative";
import type { Clock } from "@/lib/dates/when";

export interface DateAndTime {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM`, or null for the whole day. */
  time: string | null;
}

export type ClockOnScreen = Clock;

export interface DueText {
  words: string;
  day: string;
  whole: string;
  state: "overdue" | "soon" | "later" | "none";
}

const DAY = 24 * 60 * 60 * 1000;
const isWholeDay = (at: string) => at.slice(11, 19) === "" || at.slice(11, 19) === "00:00:00";

/** Reads `YYYY-MM-DD hh:mm:ss` or an ISO date, both in UTC. A date without a time is its midnight. */
export const dateOfWire = (at: string): Date => new Date(`${at.slice(0, 10)}T${at.slice(11, 19) || "00:00:00"}Z`);

/** A due date (`YYYY-MM-DD hh:mm:ss` in UTC) as text, relative if near. Midnight means the whole day, in every zone. */
export function dueText(at: string | null, clock: ClockOnScreen): DueText {
  if (!at) return { words: "", day: "", whole: "", state: "none" };

  const { now, timeZone } = clock;
  const today = dayIn(now, timeZone);
  const due = isWholeDay(at) ? wholeDayText(at.slice(0, 10), today, clock) : timeText(dateOfWire(at), today, clock);
  return isOver(at, { now, today }) ? { ...due, state: "overdue" } : due;
}

/** A whole day is overdue when it has ended where the reader lives. The filters have the same rule in SQL (`isDue`). */
export const isOver = (at: string, { now, today }: { now: Date; today: string }): boolean =>
  isWholeDay(at) ? at.slice(0, 10) < today : dateOfWire(at) <= now;

function wholeDayText(date: string, today: string, { locale }: ClockOnScreen): DueText {
  const day = dayText(date, today, locale);
  return {
    ...{ words: day, day },
    whole: formatted(dateOfWire(date), "UTC", locale, { dateStyle: "full" }),
    state: date === today ? "soon" : "later",
  };
}

function timeText(moment: Date, today: string, { now, timeZone, locale }: ClockOnScreen): DueText {
  const date = dayIn(moment, timeZone);
  const time = formatted(moment, timeZone, locale, { timeStyle: "short" });
  const days = daysBetween(today, date);
  const day = dayText(date, today, locale);
  return {
    words: days >= -1 && days < 7 ? `${day} ${time}` : day,
    day,
    whole: formatted(moment, timeZone, locale, { dateStyle: "full", timeStyle: "short" }),
    state: date === today || moment.getTime() - now.getTime() <= DAY ? "soon" : "later",
  };
}

function dayText(date: string, today: string, locale: string): string {
  const days = daysBetween(today, date);
  if (days === 0 || days === 1 || days === -1) return capitalized(relativeDay(days, locale), locale);
  const isNext = days > 1 && days < 7;
  const year = date.slice(0, 4) === today.slice(0, 4) ? undefined : "numeric";
  return formatted(
    dateOfWire(date),
    "UTC",
    locale,
    isNext ? { weekday: "short" } : { day: "numeric", month: "short", year },
  );
}

export function dateText(at: string, { now, timeZone, locale }: ClockOnScreen): string {
  const zone = isWholeDay(at) ? "UTC" : timeZone;
  const year = dayIn(dateOfWire(at), zone).slice(0, 4) === dayIn(now, timeZone).slice(0, 4) ? undefined : "numeric";
  const day = formatted(dateOfWire(at), zone, locale, { day: "numeric", month: "long", year });
  return isWholeDay(at) ? day : `${day} ${formatted(dateOfWire(at), zone, locale, { timeStyle: "short" })}`;
}

const daysBetween = (from: string, to: string) =>
  Math.round((dateOfWire(to).getTime() - dateOfWire(from).getTime()) / DAY);

export const dayIn = (moment: Date, timeZone: string): string => wallClock(moment, timeZone).slice(0, 10);

const QUARTER = 15 * 60_000;

/** The day now. Days begin at full quarters of an hour everywhere, and an answer should not compute it again. */
export function todayIn(timeZone: string, now: Date): string {
  const quarter = Math.floor(now.getTime() / QUARTER);
  const known = days.get(timeZone);
  if (known?.quarter === quarter) return known.day;

  const day = dayIn(now, timeZone);
  days.set(timeZone, { quarter, day });
  return day;
}

const days = new Map<string, { quarter: number; day: string }>();

export const daysLater = (date: string, days: number): string =>
  new Date(dateOfWire(date).getTime() + days * DAY).toISOString().slice(0, 10);

/** The first day of a week that begins on this weekday. Weekdays are numbered from Sunday, which is 0. */
export const firstOfWeek = (date: string, startOfWeek: number): string =>
  daysLater(date, -((dateOfWire(date).getUTCDay() - startOfWeek + 7) % 7));

export const nextWeekday = (date: string, weekday: number): string =>
  daysLater(date, ((weekday - dateOfWire(date).getUTCDay() + 6) % 7) + 1);

export function fromWire(at: string | null, timeZone: string): DateAndTime | null {
  if (!at) return null;
  if (isWholeDay(at)) return { date: at.slice(0, 10), time: null };

  const wall = wallClock(dateOfWire(at), timeZone);
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/** Skipped times move on by the gap, of repeated ones the first counts. Midnight in UTC means the whole day. */
export function toWire(value: DateAndTime | null, timeZone: string): string | null {
  if (!value) return null;
  if (!value.time) return `${value.date} 00:00:00`;

  const at = momentAt(`${value.date}T${value.time}`, timeZone).toISOString().slice(0, 19).replace("T", " ");
  return isWholeDay(at) ? `${at.slice(0, 10)} 00:00:01` : at;
}

export const startOfDay = (date: string, timeZone: string): Date => momentAt(`${date}T00:00`, timeZone);

function momentAt(wall: string, timeZone: string): Date {
  const asUtc = new Date(`${wall}:00Z`).getTime();
  const [before, after] = [asUtc - offsetAt(asUtc - DAY, timeZone), asUtc - offsetAt(asUtc + DAY, timeZone)];
  const found = [before, after]
    .sort((one, other) => one - other)
    .find((time) => wallClock(new Date(time), timeZone).slice(0, 16) === wall);
  return new Date(found ?? before);
}

const offsetAt = (time: number, timeZone: string) =>
  new Date(`${wallClock(new Date(time), timeZone)}Z`).getTime() - Math.floor(time / 1000) * 1000;

/** The local time, `YYYY-MM-DDTHH:MM:SS`. */
export const wallClock = (moment: Date, timeZone: string) =>
  formatted(moment, timeZone, "sv", { dateStyle: "short", timeStyle: "medium" }).replace(" ", "T");

/** Making a formatter costs more than using it, and a board has hundreds of dates. Bounded, because clients name locales. */
const MOST_FORMATTERS = 500;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatted(moment: Date, timeZone: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${timeZone} ${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  const formatter = known ?? new Intl.DateTimeFormat(locale, { timeZone, ...options });
  if (!known) {
    if (formatters.size >= MOST_FORMATTERS) formatters.clear();
    formatters.set(key, formatter);
  }

  return formatter.format(moment);
}
