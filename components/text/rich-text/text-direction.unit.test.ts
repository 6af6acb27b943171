import { expect, test } from "vitest";
import { withTextDirection } from "@/components/text/rich-text/text-direction";

test("each outer block has its own direction, and what is in it follows", () => {
  expect(withTextDirection("<p>A</p><ul><li><p>B</p><ol><li>C</li></ol></li></ul><h2>D</h2>")).toBe(
    '<p dir="auto">A</p><ul dir="auto"><li><p>B</p><ol><li>C</li></ol></li></ul><h2 dir="auto">D</h2>',
  );
});

test("other tags stay as they are", () => {
  expect(withTextDirection("<picture><b>A</b></picture><hr>&lt;p>")).toBe("<picture><b>A</b></picture><hr>&lt;p>");
});
