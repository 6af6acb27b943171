import { expect, test } from "vitest";
import { countsThatFit } from "@/components/board/card/fitting-facts";
import { countThatFits } from "@/components/board/card/fitting-labels";

test.each([
  { marks: 0, due: "Thu", counts: ["3/6", "3", "4"], faces: 1, fit: 3 },
  { marks: 1, due: "Tomorrow", counts: ["3/6", "3", "4"], faces: 1, fit: 3 },
  { marks: 2, due: "Tomorrow", counts: ["3/6", "13", "14"], faces: 3, fit: 0 },
  { marks: 3, due: "Nov 28, 2031", counts: ["12/15", "12", "14"], faces: 3, fit: 0 },
  { marks: 3, due: "", counts: [], faces: 3, fit: 0 },
])("a line with $marks marks, “$due” and $faces people has room for $fit of $counts", ({ fit, ...line }) => {
  expect(countsThatFit(line)).toBe(fit);
});

test.each([
  ["nothing", [], 0],
  ["one, however long", ["Waiting for an answer of the other department, which takes long"], 1],
  ["a few short ones", ["Bug", "UI", "Docs"], 3],
  ["the first ones of many", ["Bug", "UI", "Docs", "API", "Test", "Ops", "Idea", "Ask"], 4],
  ["none that would have to be cut behind another", ["Bug", "Waiting for an answer of the other department"], 1],
  ["fewer wide letters than narrow ones", ["WWWWWWWW", "MMMMMM", "illicit"], 1],
  ["as many narrow ones as have room", ["illicit", "till", "fill it", "lift"], 4],
  ["Chinese and Japanese", ["待确认的设计稿", "レビュー待ち", "完了"], 1],
  ["Arabic and Hebrew", ["عاجل جدا", "דחוף", "مراجعة"], 3],
  ["emoji, also those that are made of several", ["🔥🔥🔥", "👩‍👩‍👧‍👦 families", "🚀 launch"], 1],
  ["colours without a name", [null, "", null, null, null, null, null, null], 5],
] as const)("a line of a card shows %s", (_, titles, count) => {
  expect(countThatFits(titles)).toBe(count);
});
