import { blockedIds } from "@/components/board-store/edits/blocking";
import { describe, expect, test } from "vitest";
import {
  withDependencyEdit,
  withRelatedRecords,
  withTaskRecords,
} from "@/components/board-store/edits/dependency-edits";
import { aTask } from "@/components/testing/records";

const pair = (predecessor_id: number, successor_id: number, is_blocking = true) => ({
  ...{ predecessor_id, successor_id, is_blocking },
});
const known = [pair(1, 2), pair(2, 3, false)];
const open = { status: "open", archived_at: null };
const done = { status: "closed", archived_at: null };

describe("an edit of what a task waits for", () => {
  const ends = { predecessorId: 1, successorId: 3 };

  test("adds a pair once", () => {
    const added = withDependencyEdit(known, { kind: "add-dependency", isBlocking: true, ...ends });

    expect(added).toEqual([...known, pair(1, 3)]);
    expect(withDependencyEdit(added, { kind: "add-dependency", isBlocking: true, ...ends })).toBe(added);
  });

  test("removes only the pair in its direction", () => {
    const removing = { kind: "remove-dependency", predecessorId: 1, successorId: 2 } as const;

    expect(withDependencyEdit([...known, pair(2, 1)], removing)).toEqual([pair(2, 3, false), pair(2, 1)]);
  });
});

describe("the dependencies after tasks have changed", () => {
  test.each([
    ["that is done", done, false],
    ["that is archived", { ...open, archived_at: "2026-11-20 10:00:00" }, false],
    ["that is still open", open, true],
  ])("have a predecessor %s", (_, facts, expected) => {
    expect(withTaskRecords(known, [{ id: 1, ...facts }], [])[0]).toEqual(pair(1, 2, expected));
  });

  test("block again when the predecessor is reopened", () => {
    expect(withTaskRecords(known, [{ id: 2, ...open }], [])).toEqual([pair(1, 2), pair(2, 3)]);
  });

  test("lack those of deleted tasks, and stay the same list if nothing differs", () => {
    expect(withTaskRecords(known, [], [3])).toEqual([pair(1, 2)]);
    expect(withTaskRecords(known, [{ id: 3, ...done }], [9])).toBe(known);
  });
});

describe("the tasks that are blocked", () => {
  test("are those with an open predecessor, also when that one is not loaded", () => {
    expect([...blockedIds(known, {})]).toEqual([2]);
  });

  test("follow the status that is shown, which may not be saved yet", () => {
    expect([...blockedIds(known, { 1: done, 2: open })]).toEqual([3]);
  });

  test("are not done", () => {
    expect([...blockedIds(known, { 2: done })]).toEqual([]);
  });
});

test("the related tasks of an open one take the titles and states of changed tasks, and lose deleted ones", () => {
  const related = (id: number) => ({ id, title: `Task ${id}`, stage_id: 1, status: "open", board_id: 7 });
  const changed = aTask("Other", { id: 4, stage_id: 2, status: "closed" });

  expect(
    withRelatedRecords({ predecessors: [related(4)], successors: [related(5), related(6)] }, [changed], [6]),
  ).toEqual({
    predecessors: [{ ...related(4), title: "Other", stage_id: 2, status: "closed" }],
    successors: [related(5)],
  });
});
