import { type DateKind, dateKindsOf } from "@/components/quick-entry/date-kinds";
import { type QuickLanguage, simplifiedWithPlaces } from "@/components/quick-entry/quick-words";
import type { DateAndTime } from "@/lib/dates/dates-on-screen";

export interface DateInText {
  start: number;
  end: number;
  value: DateAndTime;
}

interface DateOptions {
  languages: readonly QuickLanguage[];
  today: string;
  isMeant: (text: string) => boolean;
  /** The whole text is meant as a date. */
  isWhole?: boolean;
}

/** Characters: more than any title has, and few enough to read at each key press. */
const LONGEST = 1_000;

/** The first date in a text, including its prepositions: "by Friday at 5pm". Days without a year are in the future. */
export function dateIn(text: string, { languages, today, isMeant, isWhole = false }: DateOptions): DateInText | null {
  const { simple, places } = simplifiedWithPlaces(text.slice(0, LONGEST));
  const found = languages
    .flatMap(dateKindsOf)
    .flatMap((kind) => matchesOf(kind, simple, today, isWhole))
    .map(({ start, end, value }) => ({ start: places[start] ?? 0, end: places[end] ?? 0, value }))
    .filter(({ start, end }) => isMeant(text.slice(start, end)));
  return found.sort((one, other) => one.start - other.start || other.end - one.end)[0] ?? null;
}

function matchesOf(
  { pattern, readDay, readTime }: DateKind,
  text: string,
  today: string,
  isWhole: boolean,
): DateInText[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [whole, earlier, day = "", later] = match;
    const date = readDay(day, today, isWhole);
    const time = later ?? earlier;
    return date
      ? [
          {
            start: match.index,
            end: match.index + whole.length,
            value: { date, time: time === undefined ? null : readTime(time) },
          },
        ]
      : [];
  });
}
