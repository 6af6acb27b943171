import { expect, test } from "vitest";
import { Wants } from "@/components/live/wants";

test.each<[string, [string, number[]][], string[], number[]]>([
  [
    "each board once, in order",
    [
      ["a", [9, 5]],
      ["b", [5, 2]],
    ],
    [],
    [2, 5, 9],
  ],
  [
    "what a tab said last",
    [
      ["a", [1]],
      ["b", [2]],
      ["a", [3]],
    ],
    [],
    [2, 3],
  ],
  [
    "nothing of a tab that is gone",
    [
      ["a", [1]],
      ["b", [2]],
    ],
    ["a"],
    [2],
  ],
  ["nothing when nobody watches", [["a", []]], ["b"], []],
  [
    "of too many oneself still",
    [
      ["a", [0, 100]],
      ["b", Array.from({ length: 30 }, (_, at) => at + 1)],
    ],
    [],
    Array.from({ length: 20 }, (_, at) => at),
  ],
  [
    "of too many those of the tabs that asked last",
    [
      ["a", [100]],
      ["b", Array.from({ length: 20 }, (_, at) => at)],
    ],
    [],
    Array.from({ length: 20 }, (_, at) => at),
  ],
])("watches %s", (_, wanted, gone, expected) => {
  const wants = new Wants();

  for (const [tab, boards] of wanted) wants.set(tab, boards);
  for (const tab of gone) wants.forget(tab);

  expect(wants.all()).toEqual(expected);
});
