import { expect, test } from "vitest";
import { withHeadingLevels } from "@/components/text/rich-text/heading-levels";

const levels = (html: string) =>
  [...withHeadingLevels(html).matchAll(/<h(\d) aria-level="(\d)">/g)].map(([, size, level]) => [
    Number(size),
    Number(level),
  ]);

test.each([
  [
    "begin below the part of the page and leave no gap",
    "<h1>A</h1><h2>B</h2><h1>C</h1>",
    [
      [1, 3],
      [2, 4],
      [1, 3],
    ],
  ],
  [
    "do so whatever the largest of them is",
    "<h3>A</h3><h6>B</h6>",
    [
      [3, 3],
      [6, 4],
    ],
  ],
  [
    "leave no gap where a small one comes first",
    "<h4>A</h4><h2>B</h2><h3>C</h3><h4>D</h4>",
    [
      [4, 3],
      [2, 3],
      [3, 4],
      [4, 5],
    ],
  ],
])("headings of a text %s", (_, html, expected) => {
  expect(levels(html)).toEqual(expected);
});

test("a text without headings stays as it is", () => {
  expect(withHeadingLevels("<p>&lt;h1&gt;</p><hr>")).toBe("<p>&lt;h1&gt;</p><hr>");
});
