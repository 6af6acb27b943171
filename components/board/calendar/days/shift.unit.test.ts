import { expect, test } from "vitest";
import { dueOn, movedBy, resizedBy } from "@/components/board/calendar/days/shift";

const BERLIN = "Europe/Berlin";

test.each([
  // Daylight saving begins on 29 March and ends on 25 October: 17:00 stays 17:00.
  ["2026-03-28 16:00:00", 1, "2026-03-29 15:00:00"],
  ["2026-10-24 15:00:00", 1, "2026-10-25 16:00:00"],
  ["2026-03-28 00:00:00", 1, "2026-03-29 00:00:00"],
  ["2026-12-31 16:00:00", 1, "2027-01-01 16:00:00"],
  ["2026-11-28 16:00:00", -7, "2026-11-21 16:00:00"],
])("a task due at %s that moves by %i days is due at %s", (due_at, days, expected) => {
  expect(movedBy({ due_at, started_at: null }, days, BERLIN)).toEqual({ due_at: expected, started_at: null });
});

test("a start moves with the due date", () => {
  const dates = { due_at: "2026-11-30 00:00:00", started_at: "2026-11-28 08:00:00" };

  expect(movedBy(dates, 2, BERLIN)).toEqual({ due_at: "2026-12-02 00:00:00", started_at: "2026-11-30 08:00:00" });
});

test("a task without a due date gets a whole day, and a later start goes along", () => {
  const dates = { due_at: null, started_at: "2026-12-24 08:00:00" };

  expect(dueOn(dates, "2026-11-28", BERLIN)).toEqual({
    due_at: "2026-11-28 00:00:00",
    started_at: "2026-11-28 00:00:00",
  });
  expect(dueOn(dates, "2026-12-31", BERLIN).started_at).toBe("2026-12-24 08:00:00");
});

const bar = { due_at: "2026-11-30 16:00:00", started_at: "2026-11-28 00:00:00" };

test.each([
  ["due", 1, { ...bar, due_at: "2026-12-01 16:00:00" }],
  ["due", -9, { ...bar, due_at: "2026-11-28 16:00:00" }],
  ["start", -3, { ...bar, started_at: "2026-11-25 00:00:00" }],
  ["start", 9, { ...bar, started_at: "2026-11-30 00:00:00" }],
] as const)("the end %s of a bar moves by %i days, but not beyond the other end", (end, days, expected) => {
  expect(resizedBy(bar, end, days, BERLIN)).toEqual(expected);
});

test("a start on the due day keeps its time, unless the task is due earlier on that day", () => {
  const started_at = "2026-11-28 08:00:00";
  const startOn = (due_at: string) => resizedBy({ due_at, started_at }, "start", 2, BERLIN).started_at;

  expect(startOn("2026-11-30 00:00:00")).toBe("2026-11-30 08:00:00");
  expect(startOn("2026-11-30 06:00:00")).toBe("2026-11-30 00:00:00");
});

test("a task without a start becomes a bar from the day where it was", () => {
  const dates = { due_at: "2026-11-28 16:00:00", started_at: null };

  expect(resizedBy(dates, "due", 2, BERLIN)).toEqual({
    due_at: "2026-11-30 16:00:00",
    started_at: "2026-11-28 00:00:00",
  });
  expect(resizedBy(dates, "start", -2, BERLIN)).toEqual({ ...dates, started_at: "2026-11-26 00:00:00" });
  expect(resizedBy(dates, "due", -2, BERLIN)).toEqual(dates);
});
