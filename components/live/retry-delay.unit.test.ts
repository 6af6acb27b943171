import { expect, test } from "vitest";
import { retryDelay } from "@/components/live/retry-delay";

test.each([
  [1, 1, 1_000],
  [1, 0, 500],
  [3, 1, 4_000],
  [6, 1, 4_000],
  [900, 1, 4_000],
  [900, 0, 2_000],
])("after %i failures, with the chance %f, %i ms", (failures, chance, expected) => {
  expect(retryDelay(failures, chance)).toBe(expected);
});
