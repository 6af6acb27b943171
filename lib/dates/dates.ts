/** `2025-08-06T08:29:04+00:00`, the format of `created_at` and `updated_at`. */
export const isoDate = (date: Date): string => `${date.toISOString().slice(0, 19)}+00:00`;

/** `2025-08-06 08:29:04`, the format of all other times. */
export const plainDate = (date: Date): string => date.toISOString().slice(0, 19).replace("T", " ");

export const zonelessDate = (date: Date): string => date.toISOString().slice(0, 19);

export const plainDateOrNull = (date: Date | null): string | null => (date ? plainDate(date) : null);

/** @param number days since 1970 */
export const dayNumbered = (number: number): string => day(new Date(number * 24 * 60 * 60 * 1000));

export const day = (date: Date): string => date.toISOString().slice(0, 10);

const CLEARING = new Set(["", "none", "null", "0000-00-00", "0000-00-00 00:00:00"]);
const PLAIN = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;
const BROWSER = /^[A-Z][a-z]{2} ([A-Z][a-z]{2} \d{2} \d{4} \d{2}:\d{2}:\d{2} GMT[+-]\d{4})(?: \(.*\))?$/;

/** Null for values that clear a date, undefined for invalid ones (compatibility.md, C5). */
export function dateFrom(value: unknown): Date | null | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value !== "string") return undefined;

  const text = value.trim();
  if (CLEARING.has(text.toLowerCase())) return null;
  const browser = BROWSER.exec(text);
  return browser ? withinYears(new Date(browser[1] ?? "")) : parsePlain(text);
}

function parsePlain(text: string): Date | undefined {
  const found = PLAIN.exec(text);
  if (!found) return undefined;

  const [, year = "", month = "", date = "", hour = "00", minute = "00", second = "00", offset] = found;
  const calendar = new Date(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`);
  // `Date` turns 31 February into 2 March, so the day must come back unchanged.
  if (Number.isNaN(calendar.getTime()) || calendar.getUTCDate() !== Number(date)) return undefined;
  if (!offset || offset.toUpperCase() === "Z") return withinYears(calendar);

  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2));
  return withinYears(new Date(calendar.getTime() + (offset.startsWith("-") ? 1 : -1) * minutes * 60_000));
}

function withinYears(date: Date): Date | undefined {
  const year = date.getUTCFullYear();
  return year >= 1000 && year <= 9999 ? date : undefined;
}

const LONG_DATE = new Intl.DateTimeFormat("en-US", {
  month: "long",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});
const LONG_TIME = new Intl.DateTimeFormat("en-US", {
  hour: "numeric",
  minute: "2-digit",
  hour12: true,
  timeZone: "UTC",
});

/** `March 1, 2027` */
export const longDate = (date: Date): string => LONG_DATE.format(date);

/** `March 1, 2027, 10:00 am`. A whole day has no time unless `midnight` is set. */
export function longTime(date: Date, { midnight = false } = {}): string {
  const isWholeDay = date.getTime() % (24 * 60 * 60 * 1000) === 0;
  return isWholeDay && !midnight
    ? longDate(date)
    : `${longDate(date)}, ${LONG_TIME.format(date).replace(/\s/g, " ").toLowerCase()}`;
}

/** Whether a date such as `archived_at` is sent as "not done": null, "", `none`, zeros or false. */
export const isUnset = (value: unknown): boolean =>
  dateFrom(value) === null || [false, "false", 0, "0"].some((each) => each === value);
