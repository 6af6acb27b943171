import { expect, test } from "vitest";
import { countThatFits } from "./fitting-labels";

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
