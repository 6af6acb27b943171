import { expect, test } from "vitest";
import { restarts } from "./restarts.mjs";

const steady = { hasAnswered: true, lasted: 30_000 };
const brief = { hasAnswered: true, lasted: 100 };
const silent = { hasAnswered: false, lasted: 0 };

function decisions(ends: (typeof steady)[], apart: number) {
  let now = 0;
  const allowed = restarts(() => now);
  return ends.map((end) => {
    now += apart;
    return allowed.after(end);
  });
}

test("a process that ends now and then is restarted at once, forever", () => {
  const waits = decisions(Array(50).fill(steady), 30_000).map(({ wait }) => wait);

  expect(new Set(waits)).toEqual(new Set([0]));
});

test("a process that keeps ending soon after its start waits longer each time, up to four seconds", () => {
  const waits = decisions(Array(8).fill(brief), 10_000).map(({ wait }) => wait);

  expect(waits).toEqual([0, 250, 500, 1000, 2000, 4000, 4000, 4000]);
});

test("a process that has answered for a while starts with the shortest wait again", () => {
  const waits = decisions([brief, brief, brief, steady, brief], 10_000).map(({ wait }) => wait);

  expect(waits).toEqual([0, 250, 500, 0, 250]);
});

test("the tenth end within a minute is the last", () => {
  const all = decisions(Array(10).fill(steady), 5000);

  expect(all.slice(0, 9).every(({ giveUp }) => !giveUp)).toBe(true);
  expect(all[9]?.giveUp).toBe("stopped 10 times within a minute");
});

test("the fifth start in a row without an answer is the last", () => {
  expect(decisions(Array(5).fill(silent), 60_000).map(({ giveUp }) => giveUp)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    "failed to start 5 times in a row",
  ]);
  expect(decisions([silent, silent, silent, silent, steady, silent], 60_000).some(({ giveUp }) => giveUp)).toBe(false);
});

test("a process that waits for disk space is restarted forever", () => {
  const all = decisions(Array(100).fill({ ...silent, isTemporary: true }), 4000);

  expect(all.some(({ giveUp }) => giveUp)).toBe(false);
  expect(all.at(-1)?.wait).toBe(4000);
});
