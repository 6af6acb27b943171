import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draggerOf, recordDrag } from "./dragged-by-others";

const [BEN, EVE] = [
  { user: 7, name: "Ben" },
  { user: 8, name: "Eve" },
];

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));

afterEach(() => {
  for (const person of [BEN, EVE]) recordDrag({ ...person, task: null });
  vi.useRealTimers();
});

test("who drags a card is known until it is over", () => {
  recordDrag({ ...BEN, task: 1 });
  recordDrag({ ...EVE, task: 2 });
  expect([draggerOf(1), draggerOf(2), draggerOf(3)]).toEqual([{ id: 7, name: "Ben" }, { id: 8, name: "Eve" }, null]);

  recordDrag({ ...BEN, task: null });
  expect([draggerOf(1), draggerOf(2)?.name]).toEqual([null, "Eve"]);
});

test("nobody drags two cards", () => {
  recordDrag({ ...BEN, task: 1 });
  recordDrag({ ...BEN, task: 2 });

  expect([draggerOf(1), draggerOf(2)?.name]).toEqual([null, "Ben"]);
});

test("after ten seconds without news it is over, counted from the last news", () => {
  recordDrag({ ...BEN, task: 1 });
  vi.advanceTimersByTime(9_000);
  recordDrag({ ...BEN, task: 1 });
  vi.advanceTimersByTime(9_999);
  expect(draggerOf(1)?.name).toBe("Ben");
  vi.advanceTimersByTime(1);

  expect(draggerOf(1)).toBeNull();
});
