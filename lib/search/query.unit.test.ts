import { describe, expect, test } from "vitest";
import { readSearchQuery } from "@/lib/search/query";
import { termsOf } from "@/lib/search/terms";

const wordsOf = (input: string) =>
  readSearchQuery(input).words.map(({ text, isWhole }) => (isWhole ? `"${text}"` : text));
const qualifiersOf = (input: string) =>
  readSearchQuery(input).qualifiers.map(({ name, value, isExcluded }) => [
    `${isExcluded ? "-" : ""}${name}`,
    typeof value === "object" && "text" in value ? value.text : value,
  ]);

describe("readSearchQuery", () => {
  test.each([
    ["two words", "hello  world", ["hello", "world"]],
    ["a phrase", '"hello world" again', ['"hello world"', "again"]],
    ["a phrase without an end", '"hello world', ['"hello world"']],
    ["an unknown qualifier", "foo:bar", ["foo:bar"]],
    ["an unknown value", "is:nice due:someday priority:7", ["is:nice", "due:someday", "priority:7"]],
    ["an address", "https://example.com/a:b", ["https://example.com/a:b"]],
    ["a hyphen within a word", "e-mail", ["e-mail"]],
    ["an id that is none", "id:abc", ["id:abc"]],
    ["a date that is none", "due:2026-02-30", ["due:2026-02-30"]],
    ["what an object has anyway", "constructor:x is:__proto__", ["constructor:x", "is:__proto__"]],
    ["a qualifier that is being typed", "label: is: id: hello", ["hello"]],
    ["nothing", "  ", []],
  ])("takes %s as words", (_, input, words) => {
    expect([wordsOf(input), readSearchQuery(input).qualifiers]).toEqual([words, []]);
  });

  test.each([
    ["label:bug", [["label", "bug"]]],
    ['label:"needs review"', [["label", "needs review"]]],
    ["LABEL:Bug", [["label", "Bug"]]],
    ["-label:bug", [["-label", "bug"]]],
    [
      "assignee:@anna board:office stage:doing",
      [
        ["assignee", "@anna"],
        ["board", "office"],
        ["stage", "doing"],
      ],
    ],
    [
      "is:done is:Open",
      [
        ["is", "closed"],
        ["is", "open"],
      ],
    ],
    [
      "has:comment priority:HIGH",
      [
        ["has", "comments"],
        ["priority", "high"],
      ],
    ],
    [
      "due:overdue due:none created:this-week",
      [
        ["due", "overdue"],
        ["due", "none"],
        ["created", "this-week"],
      ],
    ],
  ])("reads %s", (input, qualifiers) => {
    expect([qualifiersOf(input), wordsOf(input)]).toEqual([qualifiers, []]);
  });

  test("reads ids, what is archived and what is excluded", () => {
    expect(readSearchQuery("id:12")).toMatchObject({ id: "12", words: [] });
    expect(readSearchQuery(" id: 12")).toMatchObject({ id: "12", words: [] });
    expect(readSearchQuery("archived: old plan")).toMatchObject({ isArchived: true });
    expect(wordsOf("archived:old plan")).toEqual(["old", "plan"]);
    expect(readSearchQuery('plan -draft -"first try"').excluded.map(({ text }) => text)).toEqual([
      "draft",
      "first try",
    ]);
  });

  test("limits a query to 20 parts and 1,000 characters", () => {
    expect(wordsOf("a ".repeat(100))).toHaveLength(20);
    expect(wordsOf("x".repeat(5_000))[0]).toHaveLength(1_000);
  });

  test("reads any text without an error, and loses none of it between two spaces", () => {
    for (let seed = 1; seed < 3_000; seed += 1) {
      const input = randomText(seed);
      const terms = termsOf(input);

      expect(() => readSearchQuery(input)).not.toThrow();
      const rest = terms.reduceRight((text, { from, to }) => text.slice(0, from) + text.slice(to), input);
      expect(rest.trim()).toBe("");
    }
  });
});

const PIECES = [
  '"',
  ":",
  "-",
  " ",
  "label",
  "is",
  "due",
  "id",
  "open",
  "..",
  "<",
  ">=",
  "7d",
  "日本",
  "\u0000",
  "é",
  "🚀",
  "\\",
  "%",
];

function randomText(seed: number): string {
  let state = seed;
  const next = () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff) >> 8;
  return Array.from({ length: 1 + (next() % 12) }, () => PIECES[next() % PIECES.length]).join("");
}
