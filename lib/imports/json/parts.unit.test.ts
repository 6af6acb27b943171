import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { jsonParts } from "@/lib/imports/json/parts";

const WANTED = { lists: ["cards"], values: ["name", "prefs"] };

async function partsOf(text: string, chunk = 7) {
  const bytes = Buffer.from(text);
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, at) =>
    bytes.subarray(at * chunk, (at + 1) * chunk),
  );
  const parts = [];
  for await (const part of jsonParts(Readable.from(chunks), WANTED)) parts.push(part);
  return parts;
}

describe("the parts of a large JSON object", () => {
  test("arrive in its order, lists item by item, and the rest is skipped", async () => {
    const file = {
      skipped: { name: "no", cards: [{ id: 0 }] },
      name: "Straße 🚀",
      cards: [{ id: 1, tags: ["a", null, true, -1.5] }, "text", [], 4],
      prefs: { color: "blue", deep: { cards: [] } },
      name2: "no",
    };

    expect(await partsOf(`\uFEFF${JSON.stringify(file)}`)).toEqual([
      { key: "name", value: "Straße 🚀" },
      ...file.cards.map((value) => ({ key: "cards", value })),
      { key: "prefs", value: file.prefs },
    ]);
  });

  test("leave prototypes alone", async () => {
    const [part] = await partsOf(`{"prefs":{"__proto__":{"isAdmin":true},"constructor":1}}`);

    expect(part?.value).toEqual({ constructor: 1 });
    expect(Object.getPrototypeOf(part?.value)).toBe(Object.prototype);
  });

  test.each([
    ["nothing", ""],
    ["no object", "[1]"],
    ["text", "hello"],
    ["half an object", `{"cards":[{"id":1}`],
    ["two objects", `{"name":"a"}{"name":"b"}`],
    ["a comma too many", `{"name":"a",}`],
  ])("are refused for %s", async (_, text) => {
    await expect(partsOf(text)).rejects.toMatchObject({ status: 422, message: "Invalid JSON." });
  });

  test.each([
    ["lists", `{"other":${"[".repeat(100_000)}`],
    ["objects", `{"cards":[${`{"a":`.repeat(100_000)}`],
  ])("are refused for 100,000 %s inside each other", async (_, text) => {
    await expect(partsOf(text, 65_536)).rejects.toMatchObject({
      status: 422,
      message: "The file is nested too deeply.",
    });
  });

  test.each([
    ["a text of nine million characters", `{"cards":["${"a".repeat(9_000_000)}"]}`],
    ["a million values in one part", `{"cards":[[${"1,".repeat(1_000_000)}1]]}`],
  ])("are refused for %s", async (_, text) => {
    await expect(partsOf(text, 65_536)).rejects.toMatchObject({
      status: 422,
      message: "A part of the file is too large.",
    });
  });
});
