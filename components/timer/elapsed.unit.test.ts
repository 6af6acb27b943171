import { expect, test } from "vitest";
import { elapsedText } from "@/components/timer/elapsed";

test.each([
  [0, "0:00:00"],
  [59, "0:00:59"],
  [3909, "1:05:09"],
  [360_000, "100:00:00"],
])("%i seconds are shown as %s", (seconds, text) => {
  expect(elapsedText(seconds)).toBe(text);
});
