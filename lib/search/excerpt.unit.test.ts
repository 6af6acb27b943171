import { expect, test } from "vitest";
import { excerptOf } from "@/lib/search/excerpt";

const markedIn = (text: string, words: string[], longest?: number) =>
  excerptOf(text, words, longest)
    .map((part) => (part.is_marked ? `[${part.text}]` : part.text))
    .join("");

test.each([
  ["words and beginnings", "Relaunch of the website", ["web", "relaunch"], "[Relaunch] of the [web]site"],
  ["accents, which it keeps", "Crème Brûlée", ["brulee", "CREME"], "[Crème] [Brûlée]"],
  ["decomposed accents", "Cre\u0300me", ["crème"], "[Cre\u0300me]"],
  ["letters that are folded to two", "Lange Straße heute", ["strasse"], "Lange [Straße] heute"],
  ["the beginning of words rather than their middle", "a launch, a relaunch", ["launch"], "a [launch], a relaunch"],
  ["the middle of a word if nothing else", "a relaunch", ["launch"], "a re[launch]"],
  ["Chinese", "東京は日本の首都", ["日本"], "東京は[日本]の首都"],
  ["Arabic with vowels", "الْمَدْرَسَة هنا", ["المدرسه"], "[الْمَدْرَسَة] هنا"],
  ["an emoji", "Start 🚀 now", ["🚀"], "Start [🚀] now"],
  ["overlapping words once", "website", ["web", "website"], "[website]"],
  ["nothing", "A title", ["other", "%", ""], "A title"],
])("marks %s", (_, text, words, expected) => {
  expect(markedIn(text, words)).toBe(expected);
});

test("cuts a long text around its first match, between words", () => {
  const text = `${"before ".repeat(50)}match ${"after ".repeat(50)}`.trim();

  const excerpt = markedIn(text, ["match"], 60);

  expect(excerpt).toMatch(/^…(before )+\[match\]( after)+…$/);
  expect(excerpt.length).toBeLessThan(70);
});
