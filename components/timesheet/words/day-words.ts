const written = (options: Intl.DateTimeFormatOptions) => (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

export const wholeDay = written({ weekday: "long", day: "numeric", month: "long" });
export const shortWeekday = written({ weekday: "short" });
export const shortDate = written({ day: "numeric", month: "short" });

/** `23 – 29 Nov 2026`, in the order of the language. Node and browsers put different spaces around the dash. */
export const weekWords = (days: readonly string[], locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" })
    .formatRange(new Date(`${days[0]}T00:00:00Z`), new Date(`${days.at(-1)}T00:00:00Z`))
    .replace(/\s/g, " ");
