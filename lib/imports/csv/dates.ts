export const DATE_FORMATS = ["iso", "d.m.y", "d/m/y", "m/d/y"] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(.+))?$/;
const YEAR_LAST = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?:,? +(.+))?$/;
const NAMED =
  /^(?:[a-z]{3,9},? )?(?:[a-z]{3,9}\.? \d{1,2},? \d{4}|\d{1,2}\.? [a-z]{3,9}\.? \d{4})(?: \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?)?$/i;
const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)? ?([ap])?\.?(?:m\.?)? ?(z|[+-]\d{2}:?\d{2})?$/i;

/** A cell as an ISO time in UTC. Null for a date that does not exist or can't be read. */
export function dateOf(cell: string, format: DateFormat): string | null {
  const text = cell.trim().slice(0, 60);
  const first = YEAR_FIRST.exec(text);
  if (first) return timeOf([first[1], first[2], first[3]], first[4]);
  const last = YEAR_LAST.exec(text);
  if (last) return timeOf(ordered(last, format), last[5]);
  return NAMED.test(text) ? isoOf(Date.parse(`${text} UTC`)) : null;
}

type Parts = [year?: string, month?: string, day?: string];

/** Years of two digits are of this century, as in spreadsheets. */
function ordered([, one, separator, other, year = ""]: RegExpExecArray, format: DateFormat): Parts {
  const isMonthFirst = separator !== "." && format === "m/d/y";
  const full = year.length === 2 ? `20${year}` : year;
  return isMonthFirst ? [full, one, other] : [full, other, one];
}

function timeOf([year, month, day]: Parts, clock: string | undefined): string | null {
  const time = clock === undefined ? { minutes: 0, seconds: 0 } : clockOf(clock);
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // `Date` turns 31 February into 2 March.
  if (time === null || date.getUTCDate() !== Number(day) || date.getUTCMonth() !== Number(month) - 1) return null;
  return isoOf(date.getTime() + time.minutes * 60_000 + time.seconds * 1_000);
}

function clockOf(text: string): { minutes: number; seconds: number } | null {
  const [found, hour, minute, second = "0", half, zone] = CLOCK.exec(text.trim()) ?? [];
  if (found === undefined) return null;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  if (hours > 24 || Number(minute) > 59 || Number(second) > 59) return null;
  return { minutes: hours * 60 + Number(minute) - offsetOf(zone), seconds: Number(second) };
}

/** In minutes. */
function offsetOf(zone: string | undefined): number {
  if (zone === undefined || zone.toLowerCase() === "z") return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith("-") ? -minutes : minutes;
}

const isoOf = (time: number): string | null => (Number.isFinite(time) ? new Date(time).toISOString() : null);

/** Finds out whether days or months come first, from all dates of a file. */
export class DateSurvey {
  private isDayFirst = false;
  private isMonthFirst = false;
  /** A date that could be either. */
  private example: string | null = null;

  add(cell: string): void {
    const found = YEAR_LAST.exec(cell.trim().slice(0, 60));
    if (!found || found[2] === ".") return;
    const [one, other] = [Number(found[1]), Number(found[3])];
    if (one > 12) this.isDayFirst = true;
    else if (other > 12) this.isMonthFirst = true;
    else if (one !== other) this.example ??= found[0];
  }

  /** `usual` decides where the dates do not; then there is also an example of them. */
  result(usual: DateFormat): { format: DateFormat; ambiguous: string | null } {
    if (this.isDayFirst !== this.isMonthFirst) return { format: this.isDayFirst ? "d/m/y" : "m/d/y", ambiguous: null };
    return { format: usual, ambiguous: this.example };
  }
}
