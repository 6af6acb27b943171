/** "today", "tomorrow" or "yesterday" in the reader's language. */
export const relativeDay = (days: -1 | 0 | 1, locale: string): string =>
  new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day");

export const capitalized = (text: string, locale: string): string =>
  text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);
