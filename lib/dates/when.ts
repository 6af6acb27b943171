export interface Clock {
  now: Date;
  timeZone: string;
  locale: string;
}

/** A time as text in the reader's time zone and language, rendered by the server. */
export interface Moment {
  iso: string;
  text: string;
  full: string;
}

/** Relative if near ("Today 17:00"), otherwise the date. */
export function momentOf(date: Date, { now, timeZone, locale }: Clock): Moment {
  const language = languageOf(locale);
  const format = (options: Intl.DateTimeFormatOptions, at = date) =>
    new Intl.DateTimeFormat(language, { timeZone, ...options }).format(at);
  const time = format({ timeStyle: "short" });
  const dayBefore = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  const both = { iso: date.toISOString(), full: format({ dateStyle: "full", timeStyle: "short" }) };

  if (dayOf(date, timeZone) === dayOf(now, timeZone)) return { ...both, text: `Today ${time}` };
  if (dayOf(date, timeZone) === dayOf(dayBefore, timeZone)) return { ...both, text: `Yesterday ${time}` };
  return { ...both, text: format({ day: "numeric", month: "short", year: "numeric" }) };
}

export function dayOrMomentOf(date: Date, clock: Clock): Moment {
  const [moment, { timeZone, locale }] = [momentOf(date, clock), clock];
  const [day, today] = [dayOf(date, timeZone), dayOf(clock.now, timeZone)];
  if (day.slice(0, 4) !== today.slice(0, 4) || /^(Today|Yesterday)/.test(moment.text)) return moment;
  return {
    ...moment,
    text: new Intl.DateTimeFormat(languageOf(locale), { timeZone, day: "numeric", month: "short" }).format(date),
  };
}

/** Times in the future, from a clock that is ahead, are shown as now. */
export function relativeTimeOf(date: Date, clock: Clock): Moment {
  const minutes = Math.floor((clock.now.getTime() - date.getTime()) / 60_000);
  const moment = momentOf(date, clock);
  if (minutes < 1) return { ...moment, text: "Just now" };
  return minutes < 60 ? { ...moment, text: `${minutes} min ago` } : moment;
}

export function timeOf(date: Date, clock: Clock): Moment {
  const words = new Intl.DateTimeFormat(languageOf(clock.locale), {
    timeZone: clock.timeZone,
    timeStyle: "short",
  }).format(date);
  return { ...momentOf(date, clock), text: words };
}

const dayOf = (date: Date, timeZone: string) => new Intl.DateTimeFormat("sv", { timeZone }).format(date);

/** `en_US` in the spelling of browsers; English if they don't know the language. */
export function languageOf(locale: string): string {
  const [language = "en"] = isLocale(locale) ? Intl.DateTimeFormat.supportedLocalesOf(tagOf(locale)) : [];
  return language;
}

/** Accepts any language tag in WordPress's spelling that fits its column: `de`, `en_US`, `de_DE_formal`. */
export function isLocale(locale: string): boolean {
  if (!LOCALE.test(locale)) return false;

  try {
    new Intl.Locale(tagOf(locale));
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const LOCALE = /^(?=.{2,20}$)[a-z]{2,3}(?:[_-][A-Za-z0-9]{2,8})*$/;
const tagOf = (locale: string) => locale.replaceAll("_", "-");
