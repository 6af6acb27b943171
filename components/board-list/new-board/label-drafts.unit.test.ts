import { describe, expect, test } from "vitest";
import {
  LABEL_NAMES,
  labelInputs,
  defaultLabels,
  withLabel,
  colorName,
} from "@/components/board-list/new-board/label-drafts";

describe("label drafts", () => {
  test("are five colors at first", () => {
    expect(defaultLabels().map(({ color }) => color)).toEqual(["green", "yellow", "orange", "red", "purple"]);
  });

  test("add a label with an unused color and key", () => {
    expect(withLabel(defaultLabels()).at(-1)).toEqual({ key: 5, title: "", color: "blue" });
    expect(withLabel([])).toEqual([{ key: 0, title: "", color: "green" }]);
  });

  test("start over with the first color when all are used", () => {
    const all = LABEL_NAMES.map((color, key) => ({ key, title: "", color }));

    expect(withLabel(all).at(-1)).toMatchObject({ key: all.length, color: "green" });
  });

  test("are sent with a color and a readable text color", () => {
    expect(labelInputs([{ key: 0, title: " Bug ", color: "red_dark" }])).toEqual([
      { title: "Bug", bg_color: "#c9372c", color: "#fff" },
    ]);
  });

  test.each([
    ["green", "green"],
    ["sky_light", "light sky"],
    ["pink_dark", "dark pink"],
  ])("%s is described as %s", (color, words) => {
    expect(colorName(color)).toBe(words);
  });
});
