import { expect, test } from "vitest";
import { MOST_MINUTES } from "@/lib/time/duration";
import { asksAt, minutesToLog, secondsAt } from "@/lib/timer/count";

const at = (time: string) => new Date(`2026-11-27T${time}Z`);

test.each([
  ["what it counted before the pause", { runningSince: null, countedSeconds: 90 }, 90],
  ["the time since it runs", { runningSince: at("10:00:00.000"), countedSeconds: 0 }, 3600],
  ["both", { runningSince: at("10:59:00.500"), countedSeconds: 90 }, 149],
  ["nothing of the future", { runningSince: at("11:00:01"), countedSeconds: 7 }, 7],
])("a timer counts %s", (_, timer, seconds) => {
  expect(secondsAt(timer, at("11:00:00"))).toBe(seconds);
});

test("it asks 8 hours after it began to run, and not while it is paused", () => {
  expect(asksAt({ runningSince: at("10:00:00") })).toEqual(at("18:00:00"));
  expect(asksAt({ runningSince: null })).toBeNull();
});

test.each([
  [0, 0],
  [29, 0],
  [30, 1],
  [89, 1],
  [90, 2],
  [3_600, 60],
  [MOST_MINUTES * 60 + 600, MOST_MINUTES],
])("%i seconds are logged as %i minutes", (seconds, minutes) => {
  expect(minutesToLog(seconds)).toBe(minutes);
});
