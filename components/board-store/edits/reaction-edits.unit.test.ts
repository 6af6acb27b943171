import { expect, test } from "vitest";
import { withReactionChange, withReactionEdit } from "@/components/board-store/edits/reaction-edits";

const of = (emoji: string, names: string[], is_mine: boolean, comment_id = 1) => ({
  ...{ comment_id, emoji, is_mine, names },
  count: names.length,
});
const react = (emoji: string, isOn: boolean) => ({
  ...({ kind: "react", taskId: 1, commentId: 1, emoji, isOn, name: "Nora" } as const),
});

test.each([
  ["the first of its kind", [], react("👍", true), [of("👍", ["Nora"], true)]],
  ["one more", [of("👍", ["Max"], false)], react("👍", true), [of("👍", ["Max", "Nora"], true)]],
  ["one that is there already", [of("👍", ["Nora"], true)], react("👍", true), [of("👍", ["Nora"], true)]],
  ["one less", [of("👍", ["Max", "Nora"], true)], react("👍", false), [of("👍", ["Max"], false)]],
  [
    "the last one removed",
    [of("👍", ["Nora"], true), of("🎉", ["Max"], false)],
    react("👍", false),
    [of("🎉", ["Max"], false)],
  ],
  ["one that is gone already", [of("👍", ["Max"], false)], react("👍", false), [of("👍", ["Max"], false)]],
  [
    "that of another comment",
    [of("👍", ["Max"], false, 2)],
    react("👍", true),
    [of("👍", ["Max"], false, 2), of("👍", ["Nora"], true)],
  ],
])("%s", (_, before, edit, after) => {
  expect(withReactionEdit(before, edit)).toEqual(after);
});

test("what the server answers replaces the reactions of its comment only", () => {
  const before = [of("👍", ["Max"], false), of("🎉", ["Max"], false, 2)];

  expect(withReactionChange(before, { taskId: 1, commentId: 1, reactions: [of("👀", ["Nora"], true)] })).toEqual([
    of("🎉", ["Max"], false, 2),
    of("👀", ["Nora"], true),
  ]);
});
