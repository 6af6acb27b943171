import { tzOffset } from "@date-fns/tz";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A calendar day without a time zone: days since 1 January 1970. */
export type Day = number;

/** Months count from 0; days may overflow into the next month. */
export const dayOf = (year: number, month: number, date: number): Day => Date.UTC(year, month, date) / DAY;

export function partsOf(day: Day) {
  const date = new Date(day * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), date: date.getUTCDate(), weekday: date.getUTCDay() };
}

const OFFSET = /^[+-](0\d|1[0-4]):[0-5]\d$/;

/** An IANA name, current or old, or an offset such as `+05:30`. */
export const isZone = (name: string): boolean => name.length <= 64 && (OFFSET.test(name) || isNamed(name));

function isNamed(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false; // `Intl` throws for unknown zones
  }
}

const wallClock = (instant: Date, zone: string): number => instant.getTime() + tzOffset(zone, instant) * MINUTE;

export const dayIn = (zone: string, instant: Date): Day => Math.floor(wallClock(instant, zone) / DAY);

export const minuteIn = (zone: string, instant: Date): number => Math.floor((wallClock(instant, zone) % DAY) / MINUTE);

/** Returns the first instant if the clocks show the minute twice, and shifts it forward if they skip it. */
export function toInstant(zone: string, day: Day, minute: number): Date {
  const wall = day * DAY + minute * MINUTE;
  const offsets = [wall - DAY, wall + DAY].map((near) => tzOffset(zone, new Date(near)));
  const candidates = offsets
    .map((offset) => new Date(wall - offset * MINUTE))
    .sort((one, other) => one.getTime() - other.getTime());
  return candidates.find((instant) => wallClock(instant, zone) === wall) ?? new Date(wall - (offsets[0] ?? 0) * MINUTE);
}

export const isWholeDay = (date: Date): boolean => date.getTime() % DAY === 0;

const SECOND = 1_000;

/**
 * Keeps the local time; a whole day stays one. Nothing else becomes one: a time at midnight in UTC has one second more, as `toWire` says,
 * and loses it again.
 */
export function daysLater(date: Date, days: number, zone: string): Date {
  if (isWholeDay(date)) return new Date(date.getTime() + days * DAY);
  const isSecondAdded = date.getTime() % DAY === SECOND;
  const seconds = isSecondAdded ? 0 : date.getTime() % MINUTE;
  const later = toInstant(zone, dayIn(zone, date) + days, minuteIn(zone, date)).getTime() + seconds;
  return new Date(isWholeDay(new Date(later)) ? later + SECOND : later);
}

/** A whole day is the same in every zone. */
export const calendarDayOf = (date: Date, zone: string): Day =>
  isWholeDay(date) ? date.getTime() / DAY : dayIn(zone, date);
