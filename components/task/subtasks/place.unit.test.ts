import { describe, expect, test } from "vitest";
import { placeAfter, placeOf } from "@/components/task/subtasks/place";
import { withPlaced } from "@/components/board-store/edits/subtask-edits";
import { BLANK } from "@/components/board-store/edits/blank-task";

const group = (id: number, ...ids: number[]) => ({
  id,
  value: `Group ${id}`,
  subtasks: ids.map((each) => ({ ...BLANK, id: each })),
});
const groups = [group(1, 11, 12), group(2), group(3, 31)];

describe("placeAfter", () => {
  test.each([
    ["up", 12, { groupId: 1, index: 0 }],
    ["up", 11, { groupId: 1, index: 0 }],
    ["up", 31, { groupId: 2, index: 0 }],
    ["down", 11, { groupId: 1, index: 1 }],
    ["down", 12, { groupId: 2, index: 0 }],
    ["down", 31, { groupId: 3, index: 0 }],
    ["next", 12, { groupId: 2, index: 0 }],
    ["previous", 11, { groupId: 1, index: 0 }],
    ["first", 12, { groupId: 1, index: 0 }],
    ["last", 11, { groupId: 1, index: 1 }],
  ] as const)('the key "%s" moves subtask %i', (step, id, place) => {
    const from = placeOf(groups, id);
    expect(from && placeAfter(step, from, groups, id)).toEqual(place);
  });

  test("steps through all groups and back", () => {
    const start = { groupId: 1, index: 0 };
    const down = Array.from({ length: 4 }).reduce<{ groupId: number; index: number }[]>(
      (way) => [...way, placeAfter("down", way.at(-1) ?? start, withPlaced(groups, 11, way.at(-1) ?? start), 11)],
      [start],
    );
    expect(down).toEqual([
      start,
      { groupId: 1, index: 1 },
      { groupId: 2, index: 0 },
      { groupId: 3, index: 0 },
      { groupId: 3, index: 1 },
    ]);
  });
});

test("an unknown subtask has no place", () => {
  expect(placeOf(groups, 99)).toBeNull();
});
