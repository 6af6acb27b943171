import { describe, expect, test } from "vitest";
import { clockText, sumsOf } from "@/lib/timesheet/sheet";
import { dayOfAddress, isWeekend, weekOf } from "@/lib/timesheet/week-days";

describe("the days of a week", () => {
  test.each([
    ["2026-11-27", 1, "2026-11-23", "2026-11-29"],
    ["2026-11-29", 1, "2026-11-23", "2026-11-29"],
    ["2026-11-29", 0, "2026-11-29", "2026-12-05"],
    ["2026-11-27", 6, "2026-11-21", "2026-11-27"],
    ["2027-01-01", 1, "2026-12-28", "2027-01-03"],
  ])("of %s, if weeks begin on day %i", (day, startOfWeek, first, last) => {
    const days = weekOf(day, startOfWeek);

    expect([days.length, days[0], days[6]]).toEqual([7, first, last]);
  });

  test.each(["2026-03-29", "2026-10-25", "2026-11-01"])("are seven when the clock changes on %s", (day) => {
    expect(new Set(weekOf(day, 1)).size).toBe(7);
    expect(weekOf(day, 1)).toContain(day);
  });

  test.each(["", "today", "2026-02-30", "2026-13-01", "0000-00-00", "2026-11-23x", "9999-01-01"])(
    "%j is no day of an address",
    (text) => expect(dayOfAddress(text)).toBeNull(),
  );

  test("end on Saturday and Sunday", () => {
    expect(weekOf("2026-11-27", 1).filter(isWeekend)).toEqual(["2026-11-28", "2026-11-29"]);
  });
});

test("sums of rows and of days are those of the week, and other days do not count", () => {
  const days = weekOf("2026-11-27", 1);
  const amounts = days.flatMap((day, at) => [
    { row: 1, day, minutes: at * 10 },
    { row: 2, day, minutes: 7 },
  ]);

  const { rows, days: byDay, week } = sumsOf([...amounts, { row: 3, day: "2026-11-30", minutes: 500 }], days);

  expect([...rows]).toEqual([
    [1, 210],
    [2, 49],
  ]);
  expect(week).toBe(259);
  expect([...byDay.values()].reduce((sum, each) => sum + each)).toBe(week);
});

test.each([
  [0, "en-US", "0:00"],
  [90, "en-US", "1:30"],
  [6005, "de-DE", "100:05"],
  [65, "ar-EG", "١:٠٥"],
])("%i minutes in %s are %s", (minutes, locale, text) => expect(clockText(minutes, locale)).toBe(text));
