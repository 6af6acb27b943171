import { describe, expect, test } from "vitest";
import { afterKey, isInRange, rangeBetween, rangeInRow } from "@/components/board/table/grid/places";

/** A header, five tasks, and a footer. */
const SIZE = { rows: 7, columns: 4 };
const at = (row: number, column: number) => ({ row, column });

describe("a key in the grid", () => {
  const press = (key: string, { toEdge = false, isRtl = false } = {}) =>
    afterKey({ key, toEdge, page: 3, isRtl }, at(2, 1), SIZE);

  test.each([
    ["ArrowDown", at(3, 1)],
    ["ArrowUp", at(1, 1)],
    ["ArrowRight", at(2, 2)],
    ["ArrowLeft", at(2, 0)],
    ["Home", at(2, 0)],
    ["End", at(2, 3)],
    ["PageDown", at(5, 1)],
    ["PageUp", at(1, 1)],
    ["a", null],
  ])("%s", (key, place) => {
    expect(press(key)).toEqual(place);
  });

  test.each([
    ["Home", at(1, 0)],
    ["End", at(5, 3)],
    ["ArrowUp", at(1, 1)],
    ["ArrowDown", at(5, 1)],
    ["ArrowRight", at(2, 3)],
    ["ArrowLeft", at(2, 0)],
  ])("%s with control leads to the edge of the tasks", (key, place) => {
    expect(press(key, { toEdge: true })).toEqual(place);
  });

  test("leads left in a table from right to left", () => {
    expect(press("ArrowLeft", { isRtl: true })).toEqual(at(2, 2));
    expect(press("ArrowRight", { isRtl: true })).toEqual(at(2, 0));
  });

  test("stays within the grid", () => {
    expect(afterKey({ key: "ArrowUp", toEdge: false, page: 3, isRtl: false }, at(0, 0), SIZE)).toEqual(at(0, 0));
    expect(afterKey({ key: "ArrowDown", toEdge: false, page: 3, isRtl: false }, at(6, 3), SIZE)).toEqual(at(6, 3));
  });
});

test("a range has neither the header nor the footer", () => {
  const range = rangeBetween(at(6, 2), at(0, 1), SIZE.rows);

  expect(range).toEqual({ first: at(1, 1), last: at(5, 2) });
  expect([0, 1, 5, 6].map((row) => rangeInRow(range, row))).toEqual(["", "1-2", "1-2", ""]);
  expect([0, 1, 2, 3].map((column) => isInRange("1-2", column))).toEqual([false, true, true, false]);
  expect(isInRange("", 0)).toBe(false);
});
