import { describe, expect, test } from "vitest";
import { catalogues } from "@/generated/messages/catalogues";
import { LANGUAGES, PSEUDO } from "@/lib/i18n/languages";
import { isolated } from "@/scripts/messages/isolated.mjs";
import { pageProblems } from "@/scripts/messages/pages.mjs";
import { messageProblems } from "@/scripts/messages/problems.mjs";
import { pseudo } from "@/scripts/messages/pseudo.mjs";
import { englishTexts, unusedKeys, usages } from "@/scripts/messages/usage.mjs";

const keys = englishTexts().map(([key]) => key);
const files = usages(keys);

describe("the texts in messages/", () => {
  test("follow docs/words.md and have the same keys and arguments in every language", () => {
    expect(messageProblems()).toEqual([]);
  });

  test("are all used", () => {
    expect(unusedKeys(keys, files)).toEqual([]);
  });

  test("are sent to the browser by the pages whose components need them, and by no others", () => {
    expect(pageProblems(files)).toEqual([]);
  });

  test("exist in the languages that profiles offer", () => {
    expect(Object.keys(catalogues).sort()).toEqual([...Object.keys(LANGUAGES), PSEUDO].sort());
  });
});

test.each([
  ["{count, plural, one {# board} other {# boards}}", "{count,plural,one{# ƀõõååŕð} other{# ƀõõååŕðš}}"],
  ["Open <link>{title}</link>", "Õþééñ <link>{title}</link>"],
])("the pseudo-language keeps the arguments and tags of %s", (message, expected) => {
  expect(pseudo(message)).toBe(expected);
});

test("a title within a right-to-left text is isolated", () => {
  expect(isolated("حذف «<name>{title}</name>» ({count, number})")).toBe(
    "حذف «<name>\u2068{title}\u2069</name>» ({count, number})",
  );
});
