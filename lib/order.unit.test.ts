import { describe, expect, test } from "vitest";
import { between } from "@/lib/order";

describe("between", () => {
  test.each([
    ["an empty list starts at 1", null, null, 100],
    ["the end is one behind the last", 300, null, 400],
    ["the top is half of the first", null, 100, 50],
    ["the middle of two neighbours", 100, 200, 150],
    ["half a hundredth rounds up, as the reference stores it", null, 25, 13],
    ["the smallest gap that still has room", 1, 3, 2],
    ["no room between two neighbours", 1, 2, null],
    ["no room before the first", null, 1, null],
  ])("returns a position: %s", (_, before, after, expected) => {
    expect(between(before, after)).toBe(expected);
  });
});
