import { expect, test } from "vitest";
import { blocksOf, inlineOf } from "@/components/api-docs/markdown";

test("paragraphs, headings, lists, tables and code are parsed", () => {
  expect(
    blocksOf(
      "One\ntwo.\n\n## Types and dates\n\n- a\n  b\n- c\n\n| x | y |\n|---|---|\n| 1 | `2` |\n\n```sh\ncurl\n\n- no list\n```\n\nEnd.",
    ),
  ).toEqual([
    { kind: "paragraph", text: "One two." },
    { kind: "heading", text: "Types and dates", id: "types-and-dates" },
    { kind: "list", items: ["a b", "c"] },
    { kind: "table", head: ["x", "y"], rows: [["1", "`2`"]] },
    { kind: "code", text: "curl\n\n- no list" },
    { kind: "paragraph", text: "End." },
  ]);
});

test("code, bold text and links within a text are parsed", () => {
  expect(inlineOf("Send `a` to **all**, [see](https://boards.test/api-docs/tasks).")).toEqual([
    { kind: "text", text: "Send " },
    { kind: "code", text: "a" },
    { kind: "text", text: " to " },
    { kind: "strong", text: "all" },
    { kind: "text", text: ", " },
    { kind: "link", text: "see", href: "https://boards.test/api-docs/tasks" },
    { kind: "text", text: "." },
  ]);
});

test("a link with a script URL is not a link", () => {
  expect(inlineOf("[x](javascript:alert(1))")).toEqual([{ kind: "text", text: "[x](javascript:alert(1))" }]);
});
