import { expect, test } from "vitest";
import { speedAt } from "./edge-scroll";

test.each([
  { at: 500, speed: 0 },
  { at: 72, speed: 0 },
  { at: 36, speed: -300 },
  { at: 0, speed: -600 },
  { at: -40, speed: -600 },
  { at: 964, speed: 300 },
  { at: 1200, speed: 600 },
])("at $at of 1000 pixels it scrolls by $speed a second", ({ at, speed }) => {
  expect(speedAt(at, 0, 1000)).toBe(speed);
});

test("in a small column there is still a middle that rests", () => {
  expect(speedAt(50, 0, 100)).toBe(0);
});
