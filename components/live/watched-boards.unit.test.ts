import { expect, test } from "vitest";
import { WatchedBoards } from "@/components/live/watched-boards";

const upTo = (count: number, first = 0) => Array.from({ length: count }, (_, at) => at + first);

test.each<[string, [tab: string, boards: number[]][], number[]]>([
  [
    "each board once and in order",
    [
      ["a", [9, 5]],
      ["b", [5, 2]],
    ],
    [2, 5, 9],
  ],
  [
    "what a tab watched last",
    [
      ["a", [1]],
      ["b", [2]],
      ["a", [3]],
    ],
    [2, 3],
  ],
  [
    "nothing of a tab that is closed",
    [
      ["a", [1]],
      ["b", [2]],
      ["a", []],
    ],
    [2],
  ],
  ["nothing when no tab watches a board", [["a", []]], []],
  [
    "one's own notifications even among too many boards",
    [
      ["a", [0, 100]],
      ["b", upTo(30, 1)],
    ],
    upTo(20),
  ],
  [
    "the boards of the tabs that changed last among too many",
    [
      ["a", [100]],
      ["b", upTo(20)],
    ],
    upTo(20),
  ],
])("a stream for all tabs watches %s", (_, changes, expected) => {
  const watched = new WatchedBoards<string>();

  for (const [tab, boards] of changes) watched.set(tab, boards);

  expect(watched.all()).toEqual(expected);
});
