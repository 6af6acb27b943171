import { dateFrom, inNextWeek, monthsLater, nextMonday } from "@/components/quick-entry/calendar-days";
import { finderOf, fullNames, monthNames, weekdayNames } from "@/components/quick-entry/calendar-names";
import { alternativesIn, anyOf, BLANKS, type QuickLanguage } from "@/components/quick-entry/quick-words";
import { timesOf } from "@/components/quick-entry/quick-times";
import { daysLater, nextWeekday } from "@/lib/dates/dates-on-screen";

/** A way to write a day: the groups of its pattern are a time, the day, and a time. */
export interface DateKind {
  pattern: RegExp;
  /** Null for an impossible date. */
  readDay: ReadDay;
  readTime: (time: string) => string | null;
}

/** `day` is simplified text. `isWhole`: the text is meant as a date, so that nothing in it is another word. */
type ReadDay = (day: string, today: string, isWhole: boolean) => string | null;
type Day = readonly [pattern: string, readDay: ReadDay];

/** Compiling hundreds of words takes longer than a key press should. */
const compiled = new Map<string, readonly DateKind[]>();

export function dateKindsOf(language: QuickLanguage): readonly DateKind[] {
  const known = compiled.get(language.locale);
  if (known) return known;

  const times = timesOf(language.dates);
  const before = anyOf(alternativesIn(language.dates.before));
  const days = [...calendarDays(language, before), ...weekdays(language, before), ...relativeDays(language)];
  const kinds = days.map(([day, readDay]) => ({
    pattern: inText(day, before, times.pattern),
    readDay,
    readTime: times.read,
  }));
  compiled.set(language.locale, kinds);
  return kinds;
}

const inText = (day: string, before: string, time: string) =>
  new RegExp(
    `(?<=^|\\s)(?:${before}${BLANKS})?(?:(${time})${BLANKS}(?:${before}${BLANKS})?)?(${day})(?:[,،]?${BLANKS}(${time}))?(?=$|[\\s,.;:!?)،؛؟])`,
    "giu",
  );

const afterPreposition = (before: string) => `(?<=(?:^|\\s)${before}${BLANKS})`;

const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(Number);

function calendarDays({ dates, locale }: QuickLanguage, before: string): Day[] {
  const months = monthNames(locale);
  const monthIn = finderOf(months);
  const day = anyOf(alternativesIn(dates.day), { day: "[0-3]?\\d" });
  const date = anyOf(alternativesIn(dates.date), { day, month: `${anyOf(months.flat())}\\.?` });
  // Without a year it may be a version or a fraction.
  const short = numericDay(locale, ["day", "month"]);
  return [
    ["\\d{4}-\\d{2}-\\d{2}", (text, today) => readNumeric(["year", "month", "day"], text, today)],
    [
      `${date}(?:[,،]?${BLANKS}\\d{4})?`,
      (text, today) => {
        const [day = 0, year] = numbersIn(text);
        return dateFrom({ year, month: monthIn(text) + 1, day }, today);
      },
    ],
    numericDay(locale, ["day", "month", "year"]),
    [`${afterPreposition(before)}${short[0]}`, short[1]],
  ];
}

type Field = "day" | "month" | "year";
const DIGITS: Readonly<Record<Field, string>> = { day: "[0-3]?\\d", month: "[01]?\\d", year: "\\d{4}" };

/** As the locale writes it: `24.12.2026` or `12/24/2026`. */
function numericDay(locale: string, fields: readonly Field[]): Day {
  const style = Object.fromEntries(fields.map((field) => [field, "numeric"]));
  const parts = new Intl.DateTimeFormat(locale, style).formatToParts();
  const pattern = parts.map(({ type, value }) =>
    isField(type) ? DIGITS[type] : anyOf([value.replace(/[\p{Cf}\s]/gu, "")]),
  );
  const order = parts.map(({ type }) => type).filter(isField);
  return [pattern.join(""), (text, today) => readNumeric(order, text, today)];
}

const isField = (type: string): type is Field => Object.hasOwn(DIGITS, type);

function readNumeric(order: readonly Field[], text: string, today: string): string | null {
  const numbers = numbersIn(text);
  const at = (field: Field) => numbers[order.indexOf(field)];
  return dateFrom({ year: at("year"), month: at("month") ?? 0, day: at("day") ?? 0 }, today);
}

function weekdays({ dates, locale }: QuickLanguage, before: string): Day[] {
  const names = weekdayNames(locale);
  const weekdayIn = finderOf(names);
  const [weekday, full] = [`${anyOf(names.flat())}\\.?`, anyOf(fullNames(names))];
  const next: ReadDay = (text, today, isWhole) =>
    !isWhole && isOtherWord(text, names.flat()) ? null : nextWeekday(today, weekdayIn(text));
  return [
    // Shortened names are words, too: "sun", "so".
    [`(?:${afterPreposition(before)}${weekday}|${full})`, next],
    [anyOf(alternativesIn(dates.comingWeekday), { weekday }), next],
    [anyOf(alternativesIn(dates.weekdayOfNextWeek), { weekday }), (text, today) => inNextWeek(weekdayIn(text), today)],
  ];
}

/** "So" is a Sunday in German, and "so" is not. */
const isOtherWord = (text: string, names: readonly string[]): boolean => text.length < 3 && !names.includes(text);

function relativeDays({ dates }: QuickLanguage): Day[] {
  const fixed = (words: string, readDay: ReadDay): Day => [anyOf(alternativesIn(words)), readDay];
  const counted = (words: string, later: (count: number, today: string) => string | null): Day => [
    anyOf(alternativesIn(words), { count: "\\d{1,3}" }),
    (text, today) => later(numbersIn(text)[0] ?? 0, today),
  ];
  return [
    fixed(dates.today, (_, today) => today),
    fixed(dates.tomorrow, (_, today) => daysLater(today, 1)),
    fixed(dates.dayAfterTomorrow, (_, today) => daysLater(today, 2)),
    fixed(dates.nextWeek, (_, today) => nextMonday(today)),
    fixed(dates.inOneDay, (_, today) => daysLater(today, 1)),
    fixed(dates.inTwoDays, (_, today) => daysLater(today, 2)),
    counted(dates.inDays, (count, today) => daysLater(today, count)),
    fixed(dates.inOneWeek, (_, today) => daysLater(today, 7)),
    fixed(dates.inTwoWeeks, (_, today) => daysLater(today, 14)),
    counted(dates.inWeeks, (count, today) => daysLater(today, count * 7)),
    fixed(dates.inOneMonth, (_, today) => monthsLater(today, 1)),
    fixed(dates.inTwoMonths, (_, today) => monthsLater(today, 2)),
    counted(dates.inMonths, (count, today) => monthsLater(today, count)),
  ];
}
