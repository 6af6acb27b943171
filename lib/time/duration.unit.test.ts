import { expect, test } from "vitest";
import { durationText, minutesFrom, presentDuration } from "@/lib/time/duration";

test.each([
  ["90", 90],
  ["0", 0],
  ["1h 30m", 90],
  ["1h30", 90],
  ["1h", 60],
  ["45m", 45],
  ["45 min", 45],
  ["2 hours 5 minutes", 125],
  ["1.5h", 90],
  ["1,5 h", 90],
  ["1.5", 90],
  ["٠٫٥", 30],
  ["1:30", 90],
  ["0:05", 5],
  [" 1H 30M ", 90],
  ["8 Std 15 Min", 495],
  ["٩٠", 90],
])("%j is %i minutes", (typed, minutes) => {
  expect(minutesFrom(typed)).toBe(minutes);
});

test.each(["", " ", "h", "m", "-5", "1:75", "1h 30m 20s", "one hour", "1e3", "99999h", "30m 1h"])(
  "%j is no duration",
  (typed) => {
    expect(minutesFrom(typed)).toBeNull();
  },
);

test.each([
  [0, "0m"],
  [45, "45m"],
  [720, "12h"],
  [1950, "32h 30m"],
])("%i minutes are %j for programs", (minutes, text) => {
  expect(presentDuration(minutes)).toBe(text);
});

test("a duration is written as the reader's language writes it", () => {
  expect(durationText(90, "en")).toBe("1h 30m");
  expect(durationText(45, "en")).toBe("45m");
  expect(durationText(90, "de-DE").replace(/\s/g, " ")).toBe("1 h 30 min");
  expect(durationText(60, "ar")).toMatch(/[١1]/);
});

test("reading a duration takes time in proportion to its length", () => {
  const timeOf = (length: number) => {
    const started = performance.now();
    for (let round = 0; round < 20; round += 1) minutesFrom(`1h${" ".repeat(length)}x`);
    return performance.now() - started;
  };
  timeOf(20_000);
  expect(timeOf(40_000)).toBeLessThan(5 * timeOf(20_000) + 5);
});
