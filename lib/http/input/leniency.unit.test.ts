import { describe, expect, test } from "vitest";
import { z } from "zod";
import {
  clamped,
  email,
  exactText,
  flag,
  hexColor,
  id,
  ids,
  LARGEST_ID,
  line,
  nested,
  optional,
  place,
  someNumber,
  textUpTo,
  title,
  wholeNumber,
  word,
} from "@/lib/http/input/types";

const WRONG = Symbol("400");
const read = (schema: z.ZodType, value: unknown) => {
  const { success, data } = schema.safeParse(value);
  return success ? data : WRONG;
};
const wrong = (...values: unknown[]): [unknown, unknown][] => values.map((value) => [value, WRONG]);
const same = (to: unknown, ...values: unknown[]): [unknown, unknown][] => values.map((value) => [value, to]);

const TYPES: [string, z.ZodType, [value: unknown, read: unknown][]][] = [
  [
    "flag",
    flag,
    [
      ...same(true, true, "true", "TRUE", " True ", 1, "1", "yes", "Yes", "on"),
      ...same(false, false, "false", "False", 0, "0", "no", "off", "", null),
      ...wrong("2", 2, -1, "y", "null", "undefined", [], {}, [true], "truee", Number.NaN, undefined),
    ],
  ],
  [
    "id",
    id,
    [
      ...same(3, 3, "3", " 3 ", "+3", "003"),
      ...same(LARGEST_ID, LARGEST_ID, LARGEST_ID + 1, "2147483648", "999999999999999"),
      ...wrong(
        0,
        "0",
        -1,
        "-3",
        1.5,
        "1.5",
        "3.0",
        "1e3",
        "0x10",
        "3a",
        "",
        " ",
        null,
        undefined,
        "null",
        true,
        [3],
        {},
        Number.NaN,
        Infinity,
        "9999999999999999",
      ),
    ],
  ],
  [
    "wholeNumber",
    wholeNumber,
    [
      ...same(0, 0, "0", "+0"),
      ...same(-7, -7, "-7", " -7 "),
      ...wrong(1.5, "1.5", "", null, undefined, "seven", true, [1], {}, Number.NaN, Infinity, 2 ** 53),
    ],
  ],
  [
    "place",
    place,
    [
      ...same(1, 1, "1", "1.00", 1.99, 0, "0", 0.5, "0.25", -5, "-1.5"),
      ...same(2, 2, " 2 ", "+2", "2.00", 2.5, "2.5"),
      [99, 99],
      [LARGEST_ID + 1, LARGEST_ID],
      ...wrong(
        "",
        null,
        undefined,
        "first",
        "1e3",
        "0x10",
        "2.",
        ".5",
        "1.2.3",
        "1,5",
        true,
        [1],
        {},
        Number.NaN,
        Infinity,
        1e308,
        "9999999999999999.5",
        2 ** 53,
      ),
    ],
  ],
  [
    "someNumber",
    someNumber,
    [
      ...same(12.5, 12.5, "12.50", " 12.5 "),
      ...same(-7, -7, "-7.00"),
      [0, 0],
      ...wrong(
        "",
        null,
        undefined,
        "1e3",
        "0x10",
        "12,5",
        "1.",
        "x",
        true,
        [1],
        {},
        Number.NaN,
        Infinity,
        1e308,
        "9999999999999999",
      ),
    ],
  ],
  [
    "ids",
    ids,
    [
      [undefined, []],
      [null, []],
      ["", []],
      [[], []],
      [3, [3]],
      ["3", [3]],
      [
        [1, "2"],
        [1, 2],
      ],
      [["2", 2, 2], [2]],
      ...wrong("x", "1,2", [1, "x"], [0], [null], {}, { 0: 1 }, [[1]], true),
    ],
  ],
  [
    "title",
    title,
    [
      ...same("a b", "a b", "  a b\n", "a\nb", "a\r\nb", "<b>a</b> b"),
      ["7", "7"],
      [7, "7"],
      ["null", "null"],
      ["0", "0"],
      ...wrong("", "  ", "\n", "<b></b>", "\u200b", null, undefined, true, [], ["a"], {}),
    ],
  ],
  [
    "textUpTo",
    textUpTo(1_000_000),
    [[null, null], [undefined, null], ["", ""], ["null", "null"], [" a\n", " a\n"], [7, "7"], ...wrong(true, [], {})],
  ],
  [
    "line",
    line,
    [
      ...same("", null, undefined, "", "<b></b>"),
      ["null", "null"],
      [" a\n b", "a b"],
      [7, "7"],
      ...wrong(true, [], {}),
    ],
  ],
  ["exactText", exactText, [[" a ", " a "], ["null", "null"], ...wrong("", null, undefined, 7, true, [], {})]],
  [
    "email",
    email,
    [
      ["a@b", "a@b"],
      [" anna@example.com ", "anna@example.com"],
      ...wrong(
        "",
        null,
        "a",
        "a@",
        "@b",
        "a@b@c",
        "a b@c",
        "a@b\nBcc: c@d",
        "<a@b>",
        "a\u0001@b",
        "a\u202e@b",
        "a@\u200bb",
        `${"a".repeat(250)}@b.cd`,
        7,
        [],
      ),
    ],
  ],
  [
    "hexColor",
    hexColor,
    [
      ["#fff", "#fff"],
      [" #A1b2C3 ", "#A1b2C3"],
      ["#00112233", "#00112233"],
      ...wrong(
        "",
        null,
        "fff",
        "#ff",
        "#ffff",
        "#ggg",
        "red",
        "#fff;x",
        "＃ffffff",
        "#fffffff",
        "#fff\n#fff",
        0xffffff,
        [],
      ),
    ],
  ],
  [
    "word",
    word("open", "closed"),
    [["open", "open"], [" closed ", "closed"], ...wrong("", null, undefined, "Open", "opened", 1, ["open"], {})],
  ],
  [
    "clamped",
    clamped(1, 100, 20),
    [
      ...same(20, undefined, "x", "", [], "1.5", 1.5, true),
      ...same(1, 0, "-5", -5),
      ...same(100, 101, "1000", 1e9),
      [50, 50],
      ["50", 50],
    ],
  ],
  [
    "optional",
    optional(wholeNumber),
    [...same(undefined, undefined, null, ""), [3, 3], ["3", 3], ["x", WRONG], ["null", WRONG]],
  ],
];

describe.each(TYPES)("the type %s", (_, schema, values) => {
  test.each(values)("reads %j as %j", (value, expected) => {
    expect(read(schema, value)).toEqual(expected);
  });
});

test.each([undefined, null, "", "x", 7, [], [1]])(
  "nested reads %j as an empty map, whose own fields are then missing",
  (value) => {
    const result = nested(z.object({ title })).safeParse(value);

    expect(result.error?.issues).toMatchObject([{ path: ["title"], params: { rule: "required" } }]);
  },
);
