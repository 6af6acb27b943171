/** A log longer than a year is a slip of the finger, and the sum of a task must fit into its column. */
export const MOST_MINUTES = 366 * 24 * 60;

const HOURS_AND_MINUTES =
  /^(?:(\d{1,5}(?:[.,]\d{1,4})?)\s*(?:h|hr|hrs|hour|hours|std|س))?\s*(?:(\d{1,6})\s*(?:m|min|mins|minute|minutes|د)?)?$/i;
/** A fraction of a minute means nothing, so this is a number of hours. */
const HOURS = /^\d{1,5}[.,]\d{1,4}$/;
const CLOCK = /^(\d{1,4}):([0-5]\d)$/;

/** Reads what people type: "1h 30m", "1.5h" or "1.5", "1:30", and "90" for minutes. Arabic digits, too.
 * @returns whole minutes, or null for anything else, nothing and more than `most` included */
export function minutesFrom(typed: string, most = MOST_MINUTES): number | null {
  const number = withAsciiDigits(typed.trim());
  const text = HOURS.test(number) ? `${number}h` : number;
  const clock = CLOCK.exec(text);
  const [hours, minutes] = clock ? [clock[1], clock[2]] : (HOURS_AND_MINUTES.exec(text)?.slice(1) ?? []);
  if (!hours && !minutes) return null;

  const total = Math.round(Number(hours?.replace(",", ".") ?? 0) * 60) + Number(minutes ?? 0);
  return total <= most ? total : null;
}

const ARABIC_DIGITS = "٠١٢٣٤٥٦٧٨٩";
const withAsciiDigits = (text: string) =>
  text.replace(/[٠-٩]/g, (digit) => String(ARABIC_DIGITS.indexOf(digit))).replace("٫", ".");

/** `32h 30m`, `12h`, `45m`, `0m`, as programs expect it. Screens have `durationText`. */
export function presentDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}m`;
  return rest === 0 ? `${hours}h` : `${hours}h ${rest}m`;
}

/** The same in the reader's language: `1h 30m`, `1 h 30 min`. */
export function durationText(minutes: number, locale: string): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return partText(rest, "minute", locale);
  return rest === 0
    ? partText(hours, "hour", locale)
    : `${partText(hours, "hour", locale)} ${partText(rest, "minute", locale)}`;
}

/** The short forms of `Intl` don't go together in German: `1h 30 Min.` */
const GERMAN_UNITS = { hour: "h", minute: "min" } as const;

const partText = (value: number, unit: "hour" | "minute", locale: string): string =>
  locale.startsWith("de")
    ? `${new Intl.NumberFormat(locale).format(value)}\u00A0${GERMAN_UNITS[unit]}`
    : new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "narrow" }).format(value);
