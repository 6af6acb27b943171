import { beforeEach, describe, expect, test } from "vitest";
import type { BoardEdit } from "@/components/board-store/edits";
import { propertyEdit, titleEdit } from "@/components/board-store/edits/property-edits";
import { type Cause, type History, newHistory, type Step } from "@/components/board-store/history";
import { aCardIn } from "@/components/testing/records";

const task = aCardIn(1, 7);
let history: History;
beforeEach(() => (history = newHistory()));

const stepOf = (edit: BoardEdit): Step => ({ boardId: 1, edit, before: null, answer: null, isAwaited: false });
const priority = (value: string) => stepOf(propertyEdit(task, "priority", value));
const titled = (value: string) => stepOf(titleEdit(task, value, task.title));

/** Each in an event of its own. */
async function record(step: Step, cause?: Cause, now?: number) {
  history.record(step, cause, now);
  await Promise.resolve();
  return step;
}

const countsIn = (direction: "undo" | "redo") => history.now()[direction].map(({ steps }) => steps.length);

describe("one entry has", () => {
  test("the edits of one event", async () => {
    history.record(priority("low"));
    history.record(priority("high"));
    await Promise.resolve();
    history.record(priority("urgent"));

    expect(countsIn("undo")).toEqual([2, 1]);
  });

  test("the saves of one text in a row", async () => {
    for (const text of ["A", "Ab", "Abc"]) await record(titled(text));
    await record(priority("high"));
    await record(titled("Abcd"));

    expect(countsIn("undo")).toEqual([3, 1, 1]);
  });
});

test("the latest entry is taken first, or the one that is asked for, also after one of its edits was saved", async () => {
  const [first, second, third] = [
    await record(priority("a")),
    await record(priority("b")),
    await record(priority("c")),
  ];
  const wanted = history.now().undo[1];
  history.settle(second, { tasks: [] });

  expect(history.take("undo", wanted)?.steps).toEqual([second]);
  expect(history.take("undo")?.steps).toEqual([third]);
  expect(history.take("undo")?.steps).toEqual([first]);
  expect(history.take("undo")).toBeNull();
  expect(history.take("undo", wanted)).toBeNull();
});

test("a refused edit leaves its entry, and the entry of refused edits the history", async () => {
  const [one, other] = [priority("a"), priority("b")];
  history.record(one);
  history.record(other);
  await Promise.resolve();

  history.settle(one, null);
  expect(countsIn("undo")).toEqual([1]);
  history.settle(other, null);
  expect(countsIn("undo")).toEqual([]);
});

test("undoing is recorded to be redone, until the next edit", async () => {
  await record(priority("a"), "undo");
  await record(priority("b"), "redo");
  expect([countsIn("undo"), countsIn("redo")]).toEqual([[1], [1]]);

  await record(priority("c"));
  expect([countsIn("undo"), countsIn("redo")]).toEqual([[1, 1], []]);
});

test("ten minutes and a hundred entries are kept", async () => {
  for (let at = 0; at < 103; at += 1) await record(priority("a"), "edit", 1_000 + at);
  expect(history.now().undo).toHaveLength(100);

  expect(history.take("undo", undefined, 601_102)).not.toBeNull();
  expect(history.take("undo", undefined, 601_103)).toBeNull();
});

test("a request waits until it is served", () => {
  const served: unknown[] = [];
  history.ask({ direction: "undo" });
  expect(history.isWaiting()).toBe(true);
  history.serve((request) => served.push(request));
  history.ask({ direction: "redo" });

  expect([served, history.isWaiting()]).toEqual([[{ direction: "undo" }, { direction: "redo" }], false]);
});
