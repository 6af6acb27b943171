import { expect, test } from "vitest";
import type { Dragged } from "@/components/drag/dragged";
import { type BoardView, isOn, withDragged, withLaterPages } from "./view";

type Task = BoardView["columns"] extends ReadonlyMap<number, readonly (infer Each)[]> ? Each : never;

const task = (id: number, stageId: number, position: number): Task =>
  ({ id, stage_id: stageId, title: `Task ${id}`, position: position.toFixed(2) }) as Task;
const stage = (id: number) => ({ id, title: `Stage ${id}` }) as BoardView["groups"][number];
const ids = (view: BoardView, stageId: number) => view.columns.get(stageId)?.map(({ id }) => id);

const frozen: BoardView = {
  groups: [stage(1), stage(2)],
  windows: { 1: { total: 4, end: { id: 12, position: 2, cursor: 2 } }, 2: { total: 1, end: null } },
  columns: new Map([
    [1, [task(11, 1, 1), task(12, 1, 2)]],
    [2, [task(21, 2, 1)]],
  ]),
};

test("only what is behind a column's end is added to what was in sight", () => {
  const live: BoardView = {
    ...frozen,
    windows: { 1: { total: 6, end: null }, 2: { total: 2, end: null } },
    columns: new Map([
      [1, [task(10, 1, 0.5), task(12, 1, 2), task(13, 1, 3), task(14, 1, 4)]],
      [2, [task(22, 2, 0.5), task(21, 2, 1)]],
    ]),
  };

  const still = withLaterPages(frozen, live);

  expect(ids(still, 1)).toEqual([11, 12, 13, 14]);
  expect(ids(still, 2)).toEqual([21]);
  expect(still.windows[1]).toEqual({ total: 4, end: null });
});

test("what is read from before a task that was made at the end is added before it", () => {
  const end = { id: 19, position: 9, cursor: 2, tail: 9 };
  const partly: BoardView = {
    ...frozen,
    windows: { 1: { total: 5, end } },
    columns: new Map([[1, [task(11, 1, 1), task(12, 1, 2), task(19, 1, 9)]]]),
  };
  const live: BoardView = {
    ...partly,
    windows: { 1: { total: 5, end: { ...end, cursor: 4 } } },
    columns: new Map([[1, [task(12, 1, 2), task(13, 1, 3), task(14, 1, 4), task(19, 1, 9)]]]),
  };

  const still = withLaterPages(partly, live);

  expect([ids(still, 1), still.windows[1]?.end?.cursor]).toEqual([[11, 12, 13, 14, 19], 4]);
});

test("what is held is shown where it would be", () => {
  const card: Dragged = { kind: "task", id: 11, by: "keys", to: { groupId: 2, index: 1, after: 21, before: null } };
  const column: Dragged = { kind: "stage", id: 1, by: "keys", to: { index: 1, after: 2, before: null } };

  expect(ids(withDragged(frozen, card), 2)).toEqual([21, 11]);
  expect(withDragged(frozen, column).groups.map(({ id }) => id)).toEqual([2, 1]);
  expect(withDragged(frozen, null)).toBe(frozen);
});

test("a removed card is distinguished from one on the board", () => {
  const dragged = (kind: Dragged["kind"], id: number): Dragged => ({ kind, id, by: "pointer", to: null });

  expect([
    isOn(frozen, dragged("task", 21)),
    isOn(frozen, dragged("task", 99)),
    isOn(frozen, dragged("stage", 2)),
    isOn(frozen, dragged("stage", 9)),
  ]).toEqual([true, false, true, false]);
});
