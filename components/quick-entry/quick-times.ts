import {
  alternativesIn,
  anyOf,
  BLANKS,
  OPTIONAL_BLANKS,
  type QuickLanguage,
} from "@/components/quick-entry/quick-words";

/** The pattern of a time such as `17:00`, `at 5pm` or `um 17 Uhr`, and how it is read: `HH:MM`. */
export function timesOf({ at, time, am, pm }: QuickLanguage["dates"]) {
  const half = anyOf([...alternativesIn(am), ...alternativesIn(pm)]);
  const [hour, fewHours] = ["(?:[01]?\\d|2[0-3])", "(?:1[0-2]|0?[1-9])"];
  const clock = `(?:${hour}:[0-5]\\d(?:${OPTIONAL_BLANKS}${half})?|${fewHours}${OPTIONAL_BLANKS}${half})`;
  const isLate = new RegExp(`(?<!\\p{L})${anyOf(alternativesIn(pm))}(?!\\p{L})`, "iu");
  const hasHalf = new RegExp(`(?<!\\p{L})${half}(?!\\p{L})`, "iu");
  return {
    pattern: `(?:${anyOf(alternativesIn(at))}${BLANKS})?${anyOf(alternativesIn(time), { time: clock, hour, half })}`,
    read: (text: string) => timeIn(text, hasHalf, isLate),
  };
}

function timeIn(text: string, hasHalf: RegExp, isLate: RegExp): string | null {
  const [, typedHour, minute = "00"] = /(\d{1,2})(?::(\d{2}))?/.exec(text) ?? [];
  if (typedHour === undefined) return null;

  const hour = Number(typedHour);
  const hours = hour > 12 || !hasHalf.test(text) ? hour : (hour % 12) + (isLate.test(text) ? 12 : 0);
  return `${String(hours).padStart(2, "0")}:${minute}`;
}
