import { describe, expect, test } from "vitest";
import { LABEL_COLORS } from "@/lib/labels/colors";
import { LABEL_PRESETS } from "@/lib/labels/presets";
import { colorOf, contrast, INKS, readableOn } from "@/components/badges/colors";

test.each([
  ["#000", "#ffffff", 21],
  ["#FFF", "#fff", 1],
  ["#777777", "#ffffff", 4.48],
])("%s and %s differ by %d", (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
});

describe("readableOn", () => {
  test.each([
    ["#ffffff", undefined, "dark"],
    ["#000000", undefined, "light"],
    ["#4bce97", undefined, "dark"],
    ["#1f845a", undefined, "light"],
    ["#0c66e4", "#1B2533", "light"],
    ["#f5cd47", "#fff", "dark"],
    ["#FFF", undefined, "dark"],
    ["no colour", undefined, "dark"],
    ["", undefined, "dark"],
  ])("on %j with the wish %j it is %s text", (ground, preferred, ink) => {
    expect(readableOn(ground, preferred)).toBe(ink);
  });

  test.each([
    ...Object.values(LABEL_COLORS),
    ...LABEL_PRESETS.flatMap(({ light_bg_color, dark_bg_color }) => [light_bg_color, dark_bg_color]),
  ])("text on %s can be read", (ground) => {
    expect(contrast(ground, INKS[readableOn(ground)])).toBeGreaterThanOrEqual(4.5);
  });

  test("text can be read on every colour", () => {
    const part = (step: number) => (step * 15).toString(16).padStart(2, "0");
    const all = Array.from(
      { length: 18 ** 3 },
      (_, at) => `#${part(at % 18)}${part(Math.floor(at / 18) % 18)}${part(Math.floor(at / 324))}`,
    );

    expect(all.filter((ground) => contrast(ground, INKS[readableOn(ground)]) < 4.5)).toEqual([]);
  });
});

describe("colorOf", () => {
  test.each([
    ["#4bce97", "green"],
    ["#f5cd47", "yellow"],
    ["#fea362", "orange"],
    ["#f87168", "red"],
    ["#c9372c", "red"],
    ["#9f8fef", "purple"],
    ["#579dff", "blue"],
    ["#6cc3e0", "sky"],
    ["#94c748", "lime"],
    ["#e774bb", "pink"],
    ["#008080", "teal"],
    ["#8590a2", "gray"],
    ["#000", "black"],
    ["#fff", "white"],
    ["", "white"],
  ])("%j is called %s", (hex, word) => {
    expect(colorOf(hex)).toBe(word);
  });
});
