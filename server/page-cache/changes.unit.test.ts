import { expect, onTestFinished, test, vi } from "vitest";
import type { BoardMessage } from "@/lib/live/changes";
import { Changes } from "@/server/page-cache/changes";

function aClock() {
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  onTestFinished(() => now.mockRestore());
  return (at: number) => void now.mockReturnValue(at);
}

const heard = (what: BoardMessage["what"], given: Partial<BoardMessage> = {}) => ({
  board: 1,
  at: "1",
  what,
  ...given,
});

/** At which ages, in milliseconds, a page of board 1 is outdated after a change at 100. */
test.each<[BoardMessage, number | null, number]>([
  [heard("board"), 1, 100],
  [heard("stages"), 1, 100],
  [heard("comments", { commented: [7] }), 1, 100],
  [heard("tasks", { gone: [7] }), 1, 100],
  [heard("tasks", { gone: null }), 1, 100],
  [heard("tasks"), 1, 1_000],
  [heard("labels"), 1, 1_000],
  [heard("members"), 1, 1_000],
  [heard("submissions"), 1, 5_000],
  [heard("stages", { board: 2 }), 1, 5_000],
  [heard("tasks", { board: 2 }), 1, 5_000],
  [heard("board", { board: 2 }), null, 100],
  [heard("tasks", { board: 2 }), null, 5_000],
])("after %j, a page of board %s ends at the age of %d", (message, board, end) => {
  const at = aClock();
  const changes = new Changes();
  at(100);
  changes.hear(message);

  at(Math.max(101, end) - 1);
  expect(changes.isCurrent({ began: 0, board })).toBe(end > 100);
  at(Math.max(101, end));
  expect(changes.isCurrent({ began: 0, board })).toBe(false);
  expect(changes.isCurrent({ began: 101, board })).toBe(true);
});

test("a page from before the connection was lost, or there, may be outdated", () => {
  const at = aClock();
  const changes = new Changes();
  at(10);
  changes.missed();

  expect([changes.isCurrent({ began: 10, board: 1 }), changes.isCurrent({ began: 11, board: 1 })]).toEqual([
    false,
    true,
  ]);
});
