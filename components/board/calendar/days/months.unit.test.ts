import { expect, test } from "vitest";
import { dayInAddress, daysBetween, monthsLater, weekOf, weeksOfMonth } from "@/components/board/calendar/days/months";

test.each([
  ["2026-11-15", 1, 6, "2026-10-26", "2026-12-06"],
  ["2026-11-15", 0, 5, "2026-11-01", "2026-12-05"],
  ["2026-11-15", 6, 5, "2026-10-31", "2026-12-04"],
  ["2027-02-01", 1, 4, "2027-02-01", "2027-02-28"],
  ["2026-12-31", 1, 5, "2026-11-30", "2027-01-03"],
  ["2028-02-29", 1, 5, "2028-01-31", "2028-03-05"],
])("the month of %s in weeks from weekday %i has %i weeks from %s to %s", (day, startOfWeek, count, first, last) => {
  const weeks = weeksOfMonth(day, startOfWeek);

  expect(weeks).toHaveLength(count);
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([first, last]);
  expect(new Set(weeks.flat()).size).toBe(count * 7);
});

test("a week goes over the end of the year", () => {
  expect(weekOf("2027-01-01", 1)).toEqual([
    ...["2026-12-28", "2026-12-29", "2026-12-30", "2026-12-31"],
    ...["2027-01-01", "2027-01-02", "2027-01-03"],
  ]);
});

test.each([
  ["2026-11-30", 1, "2026-12-30"],
  ["2026-12-31", 2, "2027-02-28"],
  ["2027-03-31", -1, "2027-02-28"],
  ["2026-01-15", -1, "2025-12-15"],
  ["2028-02-29", 12, "2029-02-28"],
])("%s and %i months are %s", (day, months, expected) => {
  expect(monthsLater(day, months)).toBe(expected);
});

test.each([
  ["2026-03-28", "2026-03-30", 2],
  ["2026-10-24", "2026-10-26", 2],
  ["2027-01-01", "2026-12-31", -1],
])("from %s to %s are %i days, also when clocks change", (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test.each([
  ["2026-11", "2026-11-01"],
  ["2026-11-28", "2026-11-28"],
  ["2026-02-30", null],
  ["2026-13", null],
  ["0001-01", null],
  ["9999-01", null],
  ["tomorrow", null],
  [null, null],
])("%s in an address is %s", (text, expected) => {
  expect(dayInAddress(text)).toBe(expected);
});
