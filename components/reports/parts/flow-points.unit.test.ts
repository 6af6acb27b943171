import { expect, test } from "vitest";
import { pointsOf, valuesAt } from "@/components/reports/parts/flow-points";

test("a line goes through each day of three months, and once a week through longer ranges, to the last day", () => {
  expect(pointsOf(0)).toEqual([]);
  expect(pointsOf(93)).toHaveLength(93);
  expect(pointsOf(94)).toEqual([2, 9, 16, 23, 30, 37, 44, 51, 58, 65, 72, 79, 86, 93]);
  expect(valuesAt([1, 3], [5, 6, 7, 8])).toEqual([6, 8]);
});
