import { describe, expect, test } from "vitest";
import { BLANK } from "@/components/board-store/edits/blank-task";
import { withPlaced } from "@/components/board-store/edits/subtask-edits";
import { focusTargetsAfterGroup, focusTargetsAfterSubtask } from "@/components/task/subtasks/focus-targets";
import { placeAfter, placeOf } from "@/components/task/subtasks/place";

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

test("the next subtask gets the focus, otherwise the previous one", () => {
  expect(focusTargetsAfterSubtask(group(1, 11, 12, 13), 12)[0]).toContain('"13"');
  expect(focusTargetsAfterSubtask(group(1, 11, 12, 13), 13)[0]).toContain('"12"');
});

test("the button that adds a subtask gets the focus after the last one", () => {
  expect(focusTargetsAfterSubtask(group(1, 11), 11).slice(1)).toEqual([
    '[data-subtask-group="1"] [data-adds]',
    "[data-adds-group]",
  ]);
});

test("the next group gets the focus, otherwise the previous one", () => {
  expect(focusTargetsAfterGroup([group(1), group(2), group(3)], 2)[0]).toContain('"3"');
  expect(focusTargetsAfterGroup([group(1), group(2), group(3)], 3)[0]).toContain('"2"');
});
