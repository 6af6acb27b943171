import { describe, expect, test } from "vitest";
import {
  type Columns,
  placeAfter,
  placeAmong,
  placeIn,
  placeOf,
  type Step,
  taskAfter,
  withIdAt,
  withTaskAt,
} from "./place";

/** Stages 1, 2 and 3 with tasks 11, 12, 13 and 21; the last one is empty. */
const columns: Columns = new Map([
  [1, [11, 12, 13].map((id) => ({ id, stage_id: 1 }))],
  [2, [{ id: 21, stage_id: 2 }]],
]);
const groupIds = [1, 2, 3];

describe("a place among others", () => {
  test.each([
    { index: 0, place: { index: 0, after: null, before: 11 } },
    { index: 1, place: { index: 1, after: 11, before: 13 } },
    { index: 2, place: { index: 2, after: 13, before: null } },
    { index: 9, place: { index: 2, after: 13, before: null } },
    { index: -1, place: { index: 0, after: null, before: 11 } },
  ])("at $index it does not count itself", ({ index, place }) => {
    expect(placeAmong([11, 12, 13], 12, index)).toEqual(place);
  });

  test("in a stage without tasks it has no neighbours", () => {
    expect(placeIn(columns, 11, 3, 5)).toEqual({ groupId: 3, index: 0, after: null, before: null });
  });

  test("is where the task stands now", () => {
    expect(placeOf(columns, 12)).toEqual({ groupId: 1, index: 1, after: 11, before: 13 });
    expect(placeOf(columns, 99)).toBeNull();
  });
});

describe("what a key leads to while something is lifted", () => {
  test.each<[Step, number, { groupId: number; index: number }]>([
    ["down", 11, { groupId: 1, index: 1 }],
    ["up", 11, { groupId: 1, index: 0 }],
    ["down", 13, { groupId: 1, index: 2 }],
    ["last", 11, { groupId: 1, index: 2 }],
    ["first", 13, { groupId: 1, index: 0 }],
    ["next", 13, { groupId: 2, index: 1 }],
    ["previous", 11, { groupId: 1, index: 0 }],
    ["next", 21, { groupId: 3, index: 0 }],
  ])("%s from %i", (step, taskId, place) => {
    const from = placeOf(columns, taskId);

    expect(from && placeAfter(step, from, { columns, groupIds, taskId })).toMatchObject(place);
  });
});

describe("which card a key leads to", () => {
  test.each<[Step, number, number | null]>([
    ["down", 11, 12],
    ["down", 13, null],
    ["up", 11, null],
    ["last", 11, 13],
    ["first", 13, 11],
    ["next", 13, 21],
    ["previous", 21, 11],
    ["next", 21, 21],
  ])("%s from %i", (step, taskId, next) => {
    const from = placeOf(columns, taskId);

    expect(from && taskAfter(step, from, { columns, groupIds })).toBe(next);
  });

  test("steps over a stage without tasks", () => {
    const gap: Columns = new Map([...columns, [3, []], [4, [{ id: 41, stage_id: 4 }]]]);
    const from = placeOf(gap, 21);

    expect(from && taskAfter("next", from, { columns: gap, groupIds: [1, 2, 3, 4] })).toBe(41);
  });
});

describe("what is shown with something at another place", () => {
  test("a task stands in its new stage, and there alone", () => {
    const shown = withTaskAt(columns, 12, placeIn(columns, 12, 2, 0));

    expect(shown.get(1)).toEqual([
      { id: 11, stage_id: 1 },
      { id: 13, stage_id: 1 },
    ]);
    expect(shown.get(2)).toEqual([
      { id: 12, stage_id: 2 },
      { id: 21, stage_id: 2 },
    ]);
  });

  test("a task moves within its stage", () => {
    const shown = withTaskAt(columns, 11, placeIn(columns, 11, 1, 2));

    expect(shown.get(1)?.map(({ id }) => id)).toEqual([12, 13, 11]);
  });

  test("stages change their order", () => {
    expect(withIdAt([1, 2, 3], 1, 1)).toEqual([2, 1, 3]);
  });
});
