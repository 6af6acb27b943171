import { type DateAndTime, daysLater, nextWeekday } from "@/lib/dates/dates-on-screen";

export interface DateInText {
  start: number;
  end: number;
  value: DateAndTime;
}

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

/** Bounded: unbounded blanks would make the search quadratic. */
const BLANKS = "\\s{1,9}";
const OPTIONAL_BLANKS = "\\s{0,9}";

const anyOf = (names: readonly string[]) => names.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join("|");
const MONTH = `(?:${anyOf(MONTHS)}|sept)\\.?`;
const DAY = "([0-3]?\\d)(?:st|nd|rd|th)?";
const TIME = `(?:at${BLANKS})?(?:([01]?\\d|2[0-3]):([0-5]\\d)${OPTIONAL_BLANKS}([ap]m)?|(1[0-2]|0?[1-9])${OPTIONAL_BLANKS}([ap]m))`;

/** A day with optional prepositions and a time on either side. */
const inText = (day: string) =>
  new RegExp(
    `(?<=^|\\s)(?:(?:on|by|due|until)${BLANKS})?(?:${TIME}${BLANKS})?${day}(?:,?${BLANKS}${TIME})?(?=$|[\\s,.;:!?)])`,
    "giu",
  );

/** `parts` are the groups of the pattern; null for an impossible date. */
interface Kind {
  pattern: RegExp;
  read: (parts: readonly string[], today: string) => string | null;
}

const KINDS: readonly Kind[] = [
  {
    pattern: inText("(\\d{4})-(\\d{2})-(\\d{2})"),
    read: ([year, month, day]) => isoDate(Number(year), Number(month), Number(day)),
  },
  {
    pattern: inText(`${DAY}${BLANKS}(${MONTH})(?:,?${BLANKS}(\\d{4}))?`),
    read: ([day = "", month = "", year = ""], today) => nextDate(day, month, year, today),
  },
  {
    pattern: inText(`(${MONTH})${BLANKS}${DAY}(?:,?${BLANKS}(\\d{4}))?`),
    read: ([month = "", day = "", year = ""], today) => nextDate(day, month, year, today),
  },
  {
    pattern: inText(`in${BLANKS}(an?|\\d{1,3})${BLANKS}(day|week|month)s?`),
    read: ([count = "", unit = ""], today) => daysFrom(/^an?$/i.test(count) ? 1 : Number(count), unit, today),
  },
  { pattern: inText(`next${BLANKS}(week|${anyOf(WEEKDAYS)})`), read: ([word = ""], today) => inNextWeek(word, today) },
  {
    pattern: inText(`(?:(?<=\\b(?:on|by|due|until)${BLANKS})(${anyOf(WEEKDAYS)})|(${WEEKDAYS.join("|")}))`),
    read: ([short, whole], today) => nextWeekday(today, weekdayOf(short || whole || "")),
  },
  {
    pattern: inText("(today|tomorrow)"),
    read: ([word = ""], today) => (/^today$/i.test(word) ? today : daysLater(today, 1)),
  },
];

/** The first date in a text, including its prepositions: "by Friday at 5pm". Days without a year are in the future. */
export function dateIn(text: string, today: string, isMeant: (text: string) => boolean): DateInText | null {
  const found = KINDS.flatMap((kind) => matchesOf(kind, text, today)).filter(({ start, end }) =>
    isMeant(text.slice(start, end)),
  );
  return found.sort((one, other) => one.start - other.start || other.end - one.end)[0] ?? null;
}

function matchesOf({ pattern, read }: Kind, text: string, today: string): DateInText[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const groups = match.slice(1).map((group: string | undefined) => group ?? "");
    const date = read(groups.slice(5, -5), today);
    return date
      ? [
          {
            start: match.index,
            end: match.index + match[0].length,
            value: { date, time: timeOf(groups.slice(-5)) ?? timeOf(groups) },
          },
        ]
      : [];
  });
}

/** `17:00`, `5pm` or `5:30 pm`. */
function timeOf([hour = "", minute = "", meridiem = "", wholeHour = "", wholeMeridiem = ""]: readonly string[]):
  string | null {
  if (hour === "" && wholeHour === "") return null;

  const [typedHour, part] = hour === "" ? [Number(wholeHour), wholeMeridiem] : [Number(hour), meridiem];
  const late = /pm/i.test(part);
  const hours = part === "" || typedHour > 12 ? typedHour : (typedHour % 12) + (late ? 12 : 0);
  return `${String(hours).padStart(2, "0")}:${minute || "00"}`;
}

function nextDate(day: string, month: string, year: string, today: string): string | null {
  const at = MONTHS.findIndex((name) => name.startsWith(month.slice(0, 3).toLowerCase())) + 1;
  if (year !== "") return isoDate(Number(year), at, Number(day));

  const thisYear = Number(today.slice(0, 4));
  const here = isoDate(thisYear, at, Number(day));
  return here && here >= today ? here : isoDate(thisYear + 1, at, Number(day));
}

function isoDate(year: number, month: number, day: number): string | null {
  const moment = new Date(Date.UTC(year, month - 1, day));
  return moment.getUTCFullYear() === year && moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day
    ? moment.toISOString().slice(0, 10)
    : null;
}

/** A month later is the same day, or the month's last one. */
function daysFrom(count: number, unit: string, today: string): string | null {
  if (/^day/i.test(unit)) return daysLater(today, count);
  if (/^week/i.test(unit)) return daysLater(today, count * 7);

  const [year = 0, month = 0, day = 0] = today.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - 1 + count + 1, 0));
  return isoDate(last.getUTCFullYear(), last.getUTCMonth() + 1, Math.min(day, last.getUTCDate()));
}

/** Weeks begin on Monday. */
function inNextWeek(word: string, today: string): string {
  const monday = nextWeekday(today, 1);
  return /^(?:week|mon)/i.test(word) ? monday : nextWeekday(monday, weekdayOf(word));
}

const weekdayOf = (word: string): number =>
  WEEKDAYS.findIndex((name) => name.startsWith(word.slice(0, 3).toLowerCase()));
