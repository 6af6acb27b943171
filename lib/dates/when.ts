import { capitalized, relativeDay } from "@/lib/dates/relative";

export interface Clock {
  now: Date;
  timeZone: string;
  /** A BCP 47 tag: `de-AT`. */
  locale: string;
}

/** A time as text in the reader's time zone and language. */
export interface Moment {
  iso: string;
  text: string;
  /** The same text inside of a sentence: "today 15:30". */
  inSentence: string;
  full: string;
}

/** Relative if near ("Today 17:00"), otherwise the date. */
export function momentOf(date: Date, { now, timeZone, locale }: Clock): Moment {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(date);
  const dayBefore = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  const both = { iso: date.toISOString(), full: format({ dateStyle: "full", timeStyle: "short" }) };

  const day = dayOf(date, timeZone);
  const near = day === dayOf(now, timeZone) ? 0 : day === dayOf(dayBefore, timeZone) ? -1 : null;
  const text =
    near === null
      ? format({ day: "numeric", month: "short", year: "numeric" })
      : `${relativeDay(near, locale)} ${format({ timeStyle: "short" })}`;
  return { ...both, ...texts(text, locale) };
}

export function dayOrMomentOf(date: Date, clock: Clock): Moment {
  const { now, timeZone, locale } = clock;
  const [day, today] = [dayOf(date, timeZone), dayOf(now, timeZone)];
  const moment = momentOf(date, clock);
  if (day.slice(0, 4) !== today.slice(0, 4) || now.getTime() - date.getTime() < TWO_DAYS) return moment;

  const text = new Intl.DateTimeFormat(locale, { timeZone, day: "numeric", month: "short" }).format(date);
  return { ...moment, ...texts(text, locale) };
}

const TWO_DAYS = 2 * 24 * 60 * 60 * 1000;

/** Times in the future, from a clock that is ahead, are shown as now. */
export function relativeTimeOf(date: Date, clock: Clock): Moment {
  const minutes = Math.floor((clock.now.getTime() - date.getTime()) / 60_000);
  const moment = momentOf(date, clock);
  if (minutes >= 60) return moment;

  const relative = new Intl.RelativeTimeFormat(clock.locale, { numeric: "auto", style: "short" });
  const text = minutes < 1 ? relative.format(0, "second") : relative.format(-minutes, "minute");
  return { ...moment, ...texts(text, clock.locale) };
}

export function timeOf(date: Date, clock: Clock): Moment {
  const { timeZone, locale } = clock;
  const text = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: "short" }).format(date);
  return { ...momentOf(date, clock), ...texts(text, locale) };
}

const texts = (text: string, locale: string) => ({ text: capitalized(text, locale), inSentence: text });

const dayOf = (date: Date, timeZone: string) => new Intl.DateTimeFormat("sv", { timeZone }).format(date);
