import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { POST } from "@/app/wp-json/boards/v2/boards-import/import-file/route";
import { db } from "@/lib/db";
import { openArchive } from "@/lib/imports/zip/archive";
import { storeFile } from "@/lib/storage/ledger";
import { newPath } from "@/lib/storage/receive";
import { aFile, anAdmin, call } from "@/lib/testing";
import { imported } from "@/lib/testing/factories/imports";
import { aZip, type ZippedFile } from "@/lib/testing/factories/zip";

const HEAD = '{"boards_export": {"version": 1}, "board": {"title": "A", ';

const BOMBS: [string, () => string][] = [
  ["deep lists", () => `${HEAD}"tasks": [${"[".repeat(100_000)}`],
  ["deep objects", () => `${HEAD}"stages": ${'{"a":'.repeat(100_000)}`],
  ["a million keys", () => `${HEAD}${Array.from({ length: 1_000_100 }, (_, at) => `"${at}":1`).join()}, "tasks": []}}`],
  ["a long text", () => `${HEAD}"description": "${"x".repeat(60_000_000)}", "tasks": []}}`],
  ["a text that never ends", () => `${HEAD}"tasks": [{"title": "${"x".repeat(9_000_000)}`],
  ["JSON that was cut off", () => `${HEAD}"tasks": [{"id": 1}, {"id": 2`],
];

describe("S18: a hostile JSON file", () => {
  test.each(BOMBS)(
    "with %s is refused in bounded time and memory, and nothing remains",
    { timeout: 20_000 },
    async (_, make) => {
      const admin = await anAdmin();
      const file = aFile("board.json", make());
      const began = performance.now();

      const { status, json } = await call(POST, { as: admin, body: { file, importFrom: "Native" } });

      expect([status, typeof json.message]).toEqual([422, "string"]);
      expect(performance.now() - began).toBeLessThan(15_000);
      expect([await db.board.count(), await db.task.count()]).toEqual([0, 0]);
    },
  );

  test("with keys twice and with `__proto__` changes no object but its own", async () => {
    const content = `${HEAD}"title": "B", "__proto__": {"polluted": 1}, "stages": [{"id": 1, "title": "C", "__proto__": {"title": "D"}}],
      "tasks": [{"id": 1, "title": "E", "__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}]}}`;

    const { boardId } = await imported(await anAdmin(), content);

    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect(await db.board.findUnique({ where: { id: boardId ?? 0 }, include: { stages: true } })).toMatchObject({
      title: "B",
      stages: [{ title: "C" }],
    });
  });
});

async function stored(content: Buffer) {
  const { driver, path, size } = await storeFile(newPath(), [content]);
  return { driver, path, size };
}

const ZIPS: [string, ZippedFile[]][] = [
  ["../board.json", [{ name: "../board.json", content: "{}" }]],
  ["/etc/passwd", [{ name: "/etc/passwd", content: "{}" }]],
  ["C:\\board.json", [{ name: "C:\\board.json", content: "{}" }]],
  [
    "a name that is twice",
    [
      { name: "board.json", content: "{}" },
      { name: "board.json", content: "[]" },
    ],
  ],
  ["a bomb", [{ name: "board.json", content: "x".repeat(20_000_000) }]],
  ["a size that lies", [{ name: "board.json", content: "x".repeat(3_000), declared: 2_000_000_000 }]],
  ["a compressed size that lies", [{ name: "board.json", content: "{}", declaredCompressed: 1_000_000_000 }]],
  ["an unknown compression", [{ name: "board.json", content: "{}", method: 99 }]],
];

describe("S18: a hostile ZIP file", () => {
  test.each(ZIPS)("with %s is refused before anything is unpacked", async (_, files) => {
    await expect(openArchive(await stored(aZip(files)))).rejects.toThrow(/archive/);
  });

  test("whose entry has more bytes than it says is refused while it is read", async () => {
    const archive = await openArchive(
      await stored(aZip([{ name: "board.json", content: "x".repeat(3_000), declared: 10 }])),
    );

    await expect(Readable.from(await archive.open("board.json")).toArray()).rejects.toThrow();
  });

  test.each(["PK\u0003\u0004", "PK\u0003\u0004".repeat(1_000), "not a ZIP file"])(
    "that is none is refused",
    async (content) => {
      const { status, message } = await imported(await anAdmin(), Buffer.from(content, "latin1"));

      expect([status, message]).toEqual(["failed", expect.stringMatching(/archive|Invalid JSON/)]);
    },
  );
});
