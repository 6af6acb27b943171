import { expect, test } from "vitest";
import { newColumnSteps, offsetOfNext } from "./column-steps";

/** At which milliseconds the board moves on, asked every 50. */
function stepsOf(directionAt: (now: number) => number, until: number): number[] {
  const isDue = newColumnSteps();
  const times = Array.from({ length: until / 50 + 1 }, (_, frame) => frame * 50);
  return times.filter((now) => isDue(directionAt(now), now));
}

test("a board on a phone moves on by one column every half second while the finger rests at its edge", () => {
  expect(stepsOf(() => 1, 2000)).toEqual([250, 750, 1250, 1750]);
});

test("a finger that only passes the edge moves nothing", () => {
  expect(stepsOf((now) => (now % 250 < 150 ? 1 : 0), 2000)).toEqual([]);
});

test("a finger that goes to the other edge waits again", () => {
  expect(stepsOf((now) => (now < 400 ? 1 : -1), 1000)).toEqual([250, 650]);
});

test.each([
  { offsets: [-600, -300, 0, 300, 600], direction: 1, offset: 300 },
  { offsets: [-600, -300, 0, 300, 600], direction: -1, offset: -300 },
  { offsets: [-450, -150, 150], direction: 1, offset: 150 },
  { offsets: [-300, 0], direction: 1, offset: Infinity },
])("among columns at $offsets the next one towards $direction is at $offset", ({ offsets, direction, offset }) => {
  expect(offsetOfNext(offsets, direction)).toBe(offset);
});
