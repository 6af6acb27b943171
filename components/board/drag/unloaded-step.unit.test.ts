import { expect, test } from "vitest";
import { unloadedAfter } from "@/components/board/drag/unloaded-step";
import type { StageWindow } from "@/components/board-store/edits/loaded-tasks";
import { aCardIn } from "@/components/testing/records";
import type { Step } from "@/components/drag/place";

const STAGE = 1;
const tasks = [1, 2, 3].map((id) => aCardIn(STAGE, id));
const end = { id: 3, position: 3, cursor: 3 };
/** The third task was created at the end; the unloaded ones are before it. */
const tail = { id: 3, position: 3, cursor: 2, tail: 3 };

test.each<[string, Step, number, StageWindow, ReturnType<typeof unloadedAfter>]>([
  ["down from the last loaded task", "down", 2, { total: 900, end }, "next"],
  ["down before it", "down", 1, { total: 900, end }, null],
  ["to the end of a large stage", "last", 0, { total: 900, end }, "all"],
  ["to the end of a small one", "last", 0, { total: 50, end }, "next"],
  ["to an end that is loaded", "last", 0, { total: 900, end: tail }, null],
  ["up from a task behind the unloaded ones", "up", 2, { total: 900, end: tail }, "all"],
  ["down into the unloaded ones before it", "down", 1, { total: 900, end: tail }, "next"],
  ["up elsewhere", "up", 1, { total: 900, end }, null],
  ["to the end of a stage of which all is loaded", "last", 0, { total: 3, end: null }, null],
  ["to another stage", "next", 2, { total: 900, end }, null],
])("a key that leads %s", (_, step, index, window, expected) => {
  const view = { columns: new Map([[STAGE, tasks]]), windows: { [STAGE]: window } };

  expect(unloadedAfter(step, { groupId: STAGE, index }, view)).toBe(expected);
});
