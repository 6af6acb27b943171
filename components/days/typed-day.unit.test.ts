import { expect, test } from "vitest";
import { typedDay } from "@/components/days/typed-day";
import german from "@/messages/de/quickEntry.json";
import english from "@/messages/en/quickEntry.json";

const ENGLISH = { locale: "en-US", priorities: english.priorities, dates: english.dates };
const GERMAN = { locale: "de-DE", priorities: german.priorities, dates: german.dates };
const TODAY = "2026-11-21";

test.each([
  ["2026-10-01", "2026-10-01", "2026-10-01"],
  ["12/24/2027", "2027-12-24", "2027-12-24"],
  ["12/24", "2026-12-24", "2025-12-24"],
  ["Dec 24", "2026-12-24", "2025-12-24"],
  ["fri", "2026-11-27", "2026-11-20"],
  ["tomorrow", "2026-11-22", "2026-11-22"],
  [" today ", TODAY, TODAY],
  ["Yesterday", null, "2026-11-20"],
  ["in 3 days", "2026-11-24", "2026-11-24"],
  ["soon", null, null],
  ["today or tomorrow", null, null],
  ["2026-02-30", null, null],
])("%j is %j, and %j where days are in the past", (text, ahead, past) => {
  const options = { language: ENGLISH, today: TODAY };
  expect(typedDay(text, { ...options, isPast: false })).toBe(ahead);
  expect(typedDay(text, { ...options, isPast: true })).toBe(past);
});

test.each([
  ["24.12.", "2026-12-24"],
  ["24.12.2027", "2027-12-24"],
  ["morgen", "2026-11-22"],
  ["Fr", "2026-11-27"],
  ["tomorrow", "2026-11-22"],
])("in German, %j is %j", (text, day) => {
  expect(typedDay(text, { language: GERMAN, today: TODAY, isPast: false })).toBe(day);
});
