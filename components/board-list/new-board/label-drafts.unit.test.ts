import { describe, expect, test } from "vitest";
import {
  LABEL_NAMES,
  sentLabels,
  usualLabels,
  withLabel,
  wordsFor,
} from "@/components/board-list/new-board/label-drafts";

describe("the labels of a board to be", () => {
  test("are five colours at first", () => {
    expect(usualLabels().map(({ color }) => color)).toEqual(["green", "yellow", "orange", "red", "purple"]);
  });

  test("a further one has a colour and a key that no other has", () => {
    expect(withLabel(usualLabels()).at(-1)).toEqual({ key: 5, title: "", color: "blue" });
    expect(withLabel([])).toEqual([{ key: 0, title: "", color: "green" }]);
  });

  test("when all colours are taken they begin anew", () => {
    const all = LABEL_NAMES.map((color, key) => ({ key, title: "", color }));

    expect(withLabel(all).at(-1)).toMatchObject({ key: all.length, color: "green" });
  });

  test("are sent with a colour and a text that can be read on it", () => {
    expect(sentLabels([{ key: 0, title: " Bug ", color: "red_dark" }])).toEqual([
      { title: "Bug", bg_color: "#c9372c", color: "#fff" },
    ]);
  });

  test.each([
    ["green", "green"],
    ["sky_light", "light sky"],
    ["pink_dark", "dark pink"],
  ])("%s is %s in words", (color, words) => {
    expect(wordsFor(color)).toBe(words);
  });
});
