import { describe, expect, test } from "vitest";
import { daysOf } from "@/lib/tasks/due-days";

describe("daysOf", () => {
  test.each([
    ["today", "2026-11-21", 1, "2026-11-21", "2026-11-22"],
    ["today", "2028-02-28", 1, "2028-02-28", "2028-02-29"],
    ["this-week", "2026-11-21", 1, "2026-11-16", "2026-11-23"],
    ["this-week", "2026-11-22", 1, "2026-11-16", "2026-11-23"],
    ["this-week", "2026-11-22", 0, "2026-11-22", "2026-11-29"],
    ["this-week", "2026-11-21", 6, "2026-11-21", "2026-11-28"],
    ["this-week", "2027-01-01", 1, "2026-12-28", "2027-01-04"],
    ["next-week", "2026-11-21", 1, "2026-11-23", "2026-11-30"],
    ["next-week", "2026-11-21", 0, "2026-11-22", "2026-11-29"],
    ["this-month", "2026-11-21", 1, "2026-11-01", "2026-12-01"],
    ["this-month", "2026-12-31", 1, "2026-12-01", "2027-01-01"],
    ["this-month", "2028-02-29", 1, "2028-02-01", "2028-03-01"],
  ] as const)("%s on %s with weeks starting on day %i is %s to %s", (word, today, startOfWeek, from, to) => {
    expect(daysOf(word, { today, startOfWeek })).toEqual({ from, to });
  });
});
