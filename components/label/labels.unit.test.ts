import { expect, test } from "vitest";
import { namedFirst } from "@/components/label/named-first";
import { nextPreset } from "@/components/label/next-preset";
import { LABEL_PRESETS } from "@/lib/labels/presets";

test("labels without a name come last, and both kinds keep their order", () => {
  const labels = ["b", "", "a", null, "c"].map((title, id) => ({ id, title }));

  expect(namedFirst(labels).map(({ id }) => id)).toEqual([0, 2, 4, 1, 3]);
});

const presets = LABEL_PRESETS.slice(0, 3);
const label = (at: number, settings = true) => ({
  bg_color: presets[at]?.light_bg_color ?? "",
  settings: settings ? { color_preset: presets[at]?.id ?? "" } : null,
});

test("the first label has the first colour", () => {
  expect(nextPreset([], presets)).toBe(presets[0]?.id);
});

test("a colour that no label has comes before all others, by whatever name it is known", () => {
  expect(nextPreset([label(0), label(1, false)], presets)).toBe(presets[2]?.id);
});

test("when all are taken, the one that the fewest have", () => {
  expect(nextPreset([label(0), label(0), label(1), label(2), label(2)], presets)).toBe(presets[1]?.id);
});
