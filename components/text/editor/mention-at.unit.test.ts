import { expect, test } from "vitest";
import { commandAt, mentionAt } from "@/components/text/editor/mention-at";

test.each([
  ["@", { typed: "", start: 0 }],
  ["Hello @an", { typed: "an", start: 6 }],
  ["(@Anna Be", { typed: "Anna Be", start: 1 }],
  ["@max @élo", { typed: "élo", start: 5 }],
  ["one\n@two", { typed: "two", start: 4 }],
  ["anna@example", null],
  ["1+@x", null],
  ["@anna\n", null],
  ["nobody", null],
  [`@${"a".repeat(50)}`, null],
])("finds in %j the unfinished name %j", (text, name) => {
  expect(mentionAt(text, text.length)).toEqual(name);
});

test("the name ends at the caret", () => {
  expect(mentionAt("@anna and @max", 3)).toEqual({ typed: "an", start: 0 });
});

test.each([
  ["/", { typed: "", start: 0 }],
  ["see /tab", { typed: "tab", start: 4 }],
  ["/قائ", { typed: "قائ", start: 0 }],
  ["and/or", null],
  ["https://", null],
  ["/a b", null],
  ["/a/b", null],
])("finds in %j the command %j", (text, command) => {
  expect(commandAt(text, text.length)).toEqual(command);
});
