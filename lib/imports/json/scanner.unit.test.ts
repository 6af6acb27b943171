import { describe, expect, test } from "vitest";
import { jsonParts } from "@/lib/imports/json/parts";

const LAYOUT = { enter: ["", "board"], rows: ["board.tasks"] };

/** In pieces of this many bytes. */
async function* piecesOf(text: string | Uint8Array, size: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function partsOf(text: string | Uint8Array, size = 7) {
  const parts: [string, unknown][] = [];
  for await (const { path, value } of jsonParts(piecesOf(text, size), LAYOUT)) parts.push([path, value]);
  return parts;
}

describe("the parts of a JSON file", () => {
  const file = JSON.stringify({
    boards_export: { version: 1 },
    board: { title: 'A "b\\" ü 🙂', empty: [], tasks: [{ id: 1, a: [{ b: "]}" }] }, 2, "x", [], null], last: -1.5e3 },
    "": true,
  });

  test.each([1, 2, 3, 7, 64, 10_000])("are the same in pieces of %i bytes", async (size) => {
    expect(await partsOf(file, size)).toEqual([
      ["boards_export", { version: 1 }],
      ["board.title", 'A "b\\" ü 🙂'],
      ["board.empty", []],
      ["board.tasks[]", { id: 1, a: [{ b: "]}" }] }],
      ["board.tasks[]", 2],
      ["board.tasks[]", "x"],
      ["board.tasks[]", []],
      ["board.tasks[]", null],
      ["board.last", -1500],
      ["", true],
    ]);
  });

  test("come from lists that PHP has written as objects, and from empty ones", async () => {
    expect(await partsOf('{"board": {"tasks": {"3": {"id": 1}, "5": {"id": 2}}}}')).toEqual([
      ["board.tasks[]", { id: 1 }],
      ["board.tasks[]", { id: 2 }],
    ]);
    expect(await partsOf(' {"board": {"tasks": [ ]} , "x" : { } } ')).toEqual([["x", {}]]);
  });

  test("come without the byte order mark", async () => {
    expect(await partsOf('\ufeff{"a": 1}', 1)).toEqual([["a", 1]]);
  });

  test("include a key twice, and `__proto__` as a key like any other", async () => {
    const [first, second, third] = await partsOf('{"a": 1, "a": 2, "b": {"__proto__": {"x": 1}}}');

    expect([first, second]).toEqual([
      ["a", 1],
      ["a", 2],
    ]);
    expect(Object.keys(third?.[1] as object)).toEqual(["__proto__"]);
    expect((third?.[1] as { x?: unknown }).x).toBeUndefined();
  });

  test.each([
    ["", "nothing"],
    ["   ", "spaces"],
    ['{"a": 1', "a file that was cut off"],
    ['{"a": "b', "a text that was cut off"],
    ['{"board": {"tasks": [{"id": 1}', "a list that was cut off"],
    ['{"a": 1}}', "something after the end"],
    ['{"a" 1}', "a missing colon"],
    ['{"a": 1,}', "a comma before the end"],
    ['{"board": {"tasks": [1,]}}', "a comma before the end of a list"],
    ['{"board": {"tasks": [1 2]}}', "a missing comma"],
    ["{a: 1}", "a key without quotes"],
    ['{"a": truth}', "an unknown word"],
    ['{"a": [1, }]}', "an invalid value"],
    ['{"a": {"b": ]}}', "brackets that do not match"],
    ["<html></html>", "another format"],
    [new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), "invalid UTF-8"],
    [Buffer.from('{"a": 1}', "utf16le"), "UTF-16"],
  ] as [string | Uint8Array, string][])("are refused: %s", async (text) => {
    for (const size of [1, 5, 1_000]) await expect(partsOf(text, size)).rejects.toThrow("Invalid JSON.");
  });

  test.each([
    ['{"a": ' + "[".repeat(100_000), "nested too deeply"],
    ['{"a": ' + '{"a":'.repeat(100_000), "nested too deeply"],
    ['{"a": "' + "x".repeat(17_000_000) + '"}', "“a” in the file is too large."],
    [
      '{"board": {"tasks": [1, {}, ["' + "x".repeat(17_000_000) + '"]]}}',
      "Item 3 of board.tasks in the file is too large.",
    ],
    ['"' + "x".repeat(17_000_000) + '"', "The file is too large."],
    ['{"' + "x".repeat(2_000) + '": 1}', "A name in the file is too long."],
    ['{"a": ' + "1".repeat(2_000) + "}", "“a” in the file is too large."],
  ])("are refused beyond the limits", async (text, reason) => {
    await expect(partsOf(text, 65_536)).rejects.toThrow(reason);
  });
});
