import { dateOfWire } from "@/lib/dates/dates-on-screen";

export type DayWords = ReturnType<typeof dayWords>;

/** Names of days, weeks and months in the reader's language and numerals. */
export function dayWords(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options });
  const [month, number, first] = [
    format({ month: "long", year: "numeric" }),
    format({ day: "numeric" }),
    format({ day: "numeric", month: "short" }),
  ];
  const [whole, range] = [format({ dateStyle: "full" }), format({ day: "numeric", month: "long", year: "numeric" })];
  const [weekday, longWeekday] = [format({ weekday: "short" }), format({ weekday: "long" })];
  const narrowWeekday = format({ weekday: "narrow" });
  const time = format({ timeStyle: "short" });
  return {
    month: (day: string) => month.format(dateOfWire(day)),
    week: (from: string, to: string) => range.formatRange(dateOfWire(from), dateOfWire(to)),
    /** With its month where one begins. */
    number: (day: string) => (day.endsWith("-01") ? first : number).format(dateOfWire(day)),
    plainNumber: (day: string) => number.format(dateOfWire(day)),
    whole: (day: string) => whole.format(dateOfWire(day)),
    days: (from: string, to: string) =>
      from === to ? whole.format(dateOfWire(from)) : whole.formatRange(dateOfWire(from), dateOfWire(to)),
    weekday: (day: string) => weekday.format(dateOfWire(day)),
    narrowWeekday: (day: string) => narrowWeekday.format(dateOfWire(day)),
    longWeekday: (day: string) => longWeekday.format(dateOfWire(day)),
    /** `HH:MM` on the reader's clock. */
    time: (wall: string) => time.format(new Date(`1970-01-01T${wall}:00Z`)),
  };
}
