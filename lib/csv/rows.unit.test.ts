import { describe, expect, test } from "vitest";
import { csvFormat, csvRows } from "@/lib/csv/rows";

/** In pieces of this many bytes. */
const opened = (bytes: Uint8Array, size = 3) =>
  async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  };

async function rowsOf(bytes: Uint8Array, size?: number) {
  const open = opened(bytes, size);
  const rows: string[][] = [];
  for await (const { cells } of csvRows(open, await csvFormat(open), { columns: 20, record: 100_000 }))
    rows.push(cells);
  return rows;
}

const TEXT = 'Title;Stage\r\n"Größe ""XL""; rot";"Zu\ntun"\r\n';
const ROWS = [
  ["Title", "Stage"],
  ['Größe "XL"; rot', "Zu\ntun"],
];
const utf16be = (text: string) => Buffer.from(text, "utf16le").swap16();

describe("a table", () => {
  test.each([
    ["UTF-8", Buffer.from(TEXT)],
    ["UTF-8 with a mark", Buffer.from(`\uFEFF${TEXT}`)],
    ["UTF-16 LE", Buffer.from(`\uFEFF${TEXT}`, "utf16le")],
    ["UTF-16 LE without a mark", Buffer.from(TEXT, "utf16le")],
    ["UTF-16 BE", utf16be(`\uFEFF${TEXT}`)],
    ["Windows-1252", Buffer.from(TEXT, "latin1")],
  ])("is read from %s", async (_, bytes) => {
    expect(await rowsOf(bytes)).toEqual(ROWS);
  });

  test("in Windows-1252 is known by its last letter", async () => {
    const bytes = Buffer.concat([Buffer.from(`Title\n${"a\n".repeat(50_000)}`), Buffer.from([0x80])]);

    expect((await rowsOf(bytes, 65_536)).at(-1)).toEqual(["€"]);
  });

  test.each([
    ["a,b;c,d\n", ["a", "b;c", "d"]],
    ["a\tb,c\td\n", ["a", "b,c", "d"]],
    ['"a;b;c",d\n', ["a;b;c", "d"]],
    ["alone\n", ["alone"]],
  ])("%j is separated by what it has most of outside of quotes", async (text, cells) => {
    expect(await rowsOf(Buffer.from(text))).toEqual([cells]);
  });

  test("of our own export loses the apostrophe before formulas, and nothing else", async () => {
    expect(await rowsOf(Buffer.from("'=1+1,'-x,'tis,-5\n"))).toEqual([["=1+1", "-x", "'tis", "-5"]]);
  });

  test("may have quotes within a cell, and other ends of lines", async () => {
    expect(await rowsOf(Buffer.from('5" pipe,b\rc,d\r'))).toEqual([
      ['5" pipe', "b"],
      ["c", "d"],
    ]);
  });

  test.each([
    ["a quote without an end", `a,b\n"${"c".repeat(200_000)}`, "unreadable"],
    ["a million columns", `a,b\n${",".repeat(1_000_000)}`, "columns"],
    ["21 columns", `a\n${"b,".repeat(20)}c\n`, "columns"],
    ["millions of empty lines", `a,b\n${"\n".repeat(5_000_000)}`, "rows"],
  ])("with %s is refused", async (_, text, reason) => {
    await expect(rowsOf(Buffer.from(text), 65_536)).rejects.toMatchObject({ reason });
  });
});
