import { expect, test } from "vitest";
import { emojiOf } from "@/lib/reactions/emoji";

test.each(["👍", "❤️", "🇩🇪", "👩🏽‍💻", "1️⃣", "🏳️‍🌈", "👨‍👩‍👧‍👦"])("%s is one emoji", (emoji) => {
  expect(emojiOf(emoji)).toBe(emoji);
});

test("a heart without color is stored as the colored one", () => {
  expect(emojiOf("❤")).toBe("❤️");
});

test.each([
  ["nothing", ""],
  ["a letter", "a"],
  ["a digit", "1"],
  ["a word", "thumbsup"],
  ["two emoji", "👍👍"],
  ["an emoji with a text", "👍 "],
  ["a part of a flag", "🇩"],
  ["a skin tone without a hand", "🏽\u200d"],
  ["a hidden character", "👍\u200b"],
  ["half of an emoji", "\ud83d"],
  ["more than 32 bytes", "👩🏻‍❤️‍💋‍👨🏼"],
  ["a family without end", "👨\u200d".repeat(1000)],
])("%s is none", (_, text) => {
  expect(emojiOf(text)).toBeNull();
});
