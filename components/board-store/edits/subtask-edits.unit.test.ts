import { describe, expect, test } from "vitest";
import {
  countsOf,
  type SubtaskGroupView,
  type SubtaskEdit,
  withSubtaskChange,
  withSubtaskEdit,
} from "@/components/board-store/edits/subtask-edits";
import { BLANK } from "@/components/board-store/edits/blank-task";

const TASK = 1;
const subtask = (id: number, position = String(id)) => ({
  ...BLANK,
  id,
  parent_id: TASK,
  title: `Subtask ${id}`,
  position,
});
const group = (id: number, ...ids: number[]): SubtaskGroupView => ({
  id,
  value: `Group ${id}`,
  subtasks: ids.map((each) => subtask(each)),
});
const known = [group(1, 11, 12, 13), group(2, 21), group(3)];
const ids = (groups: readonly SubtaskGroupView[]) =>
  Object.fromEntries(groups.map(({ id, subtasks }) => [id, subtasks.map((each) => each.id)]));
const order = (groups: readonly SubtaskGroupView[]) => groups.map(({ id }) => id);

describe("what is done to subtasks and not confirmed yet", () => {
  test.each<[string, SubtaskEdit, ReturnType<typeof ids>]>([
    [
      "a new one stands at the end of its group",
      { kind: "create-subtask", id: -1, taskId: TASK, groupId: 2, title: "New" },
      { 1: [11, 12, 13], 2: [21, -1], 3: [] },
    ],
    [
      "a clone stands behind what it was made of",
      { kind: "clone-subtask", id: -1, taskId: TASK, subtaskId: 11 },
      { 1: [11, -1, 12, 13], 2: [21], 3: [] },
    ],
    [
      "one is put among the others of its group",
      { kind: "place-subtask", taskId: TASK, subtaskId: 11, groupId: 1, index: 1 },
      { 1: [12, 11, 13], 2: [21], 3: [] },
    ],
    [
      "one is put into another group",
      { kind: "place-subtask", taskId: TASK, subtaskId: 12, groupId: 3, index: 0 },
      { 1: [11, 13], 2: [21], 3: [12] },
    ],
    [
      "into a group that is gone none is put",
      { kind: "place-subtask", taskId: TASK, subtaskId: 12, groupId: 9, index: 0 },
      ids(known),
    ],
    [
      "one that becomes a task leaves",
      { kind: "free-subtask", taskId: TASK, subtaskId: 21, stageId: 5 },
      { 1: [11, 12, 13], 2: [], 3: [] },
    ],
    ["a deleted one leaves", { kind: "delete-subtask", taskId: TASK, subtaskId: 13 }, { 1: [11, 12], 2: [21], 3: [] }],
    [
      "a deleted group leaves with what is in it",
      { kind: "delete-subtask-group", taskId: TASK, groupId: 1 },
      { 2: [21], 3: [] },
    ],
  ])("shows the groups after: %s", (_, edit, expected) => {
    expect(ids(withSubtaskEdit(known, edit))).toEqual(expected);
  });

  test("groups are added at the end, renamed and moved", () => {
    const added = withSubtaskEdit(known, { kind: "create-subtask-group", id: -1, taskId: TASK, title: "New" });
    const renamed = withSubtaskEdit(added, { kind: "rename-subtask-group", taskId: TASK, groupId: 2, title: "Other" });
    const moved = withSubtaskEdit(renamed, { kind: "place-subtask-group", taskId: TASK, groupId: 2, index: 0 });

    expect(moved.map(({ id, value }) => `${id} ${value}`)).toEqual(["2 Other", "1 Group 1", "3 Group 3", "-1 New"]);
  });
});

describe("what the server said of subtasks", () => {
  test("each stands in its group by its position, and nowhere else", () => {
    const saved = [
      { ...subtask(11, "20.50"), meta: { subtask_group_id: "2" } },
      { ...subtask(14, "12.50"), meta: { subtask_group_id: "1" } },
    ];

    expect(ids(withSubtaskChange(known, { saved }))).toEqual({ 1: [12, 14, 13], 2: [11, 21], 3: [] });
  });

  test("archived ones and those that are gone leave", () => {
    const saved = [{ ...subtask(11), archived_at: "2026-11-22 10:00:00", meta: { subtask_group_id: "1" } }];

    expect(ids(withSubtaskChange(known, { saved, removed: 21 }))).toEqual({ 1: [12, 13], 2: [], 3: [] });
  });

  test("groups come, are renamed, go and change their order", () => {
    const changedIds = withSubtaskChange(
      withSubtaskChange(withSubtaskChange(known, { group: { id: 4, value: "New" } }), {
        group: { id: 1, value: "Other" },
      }),
      { removedGroup: 2 },
    );

    expect(changedIds.map(({ id, value, subtasks }) => `${id} ${value} ${subtasks.length}`)).toEqual([
      "1 Other 3",
      "3 Group 3 0",
      "4 New 0",
    ]);
    expect(order(withSubtaskChange(changedIds, { groupIds: [4, 1] }))).toEqual([4, 1, 3]);
  });
});

test("all are counted, and those that are done", () => {
  const groups = [{ ...group(1, 11), subtasks: [{ ...subtask(11), status: "closed" }, subtask(12)] }, group(2, 21)];
  expect(countsOf(groups)).toEqual({ subtask_count: 3, subtask_completed_count: 1 });
});
