import { readdirSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { env } from "@/lib/env";
import { Spool } from "@/lib/exports/spool";

async function* texts(count: number, length: number) {
  for (let at = 0; at < count; at += 1) yield String(at % 10).repeat(length);
}

test("gives all that was written, to a reader that comes before, during or after it", async () => {
  const spools = [await Spool.open(), await Spool.open()];
  const early = spools.map(({ stream }) => text(stream));
  await Promise.all(spools.map((spool) => spool.fill(texts(50, 10_000))));
  const later = await Spool.open();
  await later.fill(texts(50, 10_000));

  const all = [...(await Promise.all(early)), await text(later.stream)];

  expect(all.map(({ length }) => length)).toEqual([500_000, 500_000, 500_000]);
  expect(new Set(all).size).toBe(1);
});

test("gives letters of several bytes and nothing at all", async () => {
  const [spool, empty] = [await Spool.open(), await Spool.open()];
  await spool.fill(texts(0, 0));
  async function* emoji() {
    yield "ü😀".repeat(50_000);
  }
  await empty.fill(emoji());

  expect([await text(spool.stream), await text(empty.stream)]).toEqual(["", "ü😀".repeat(50_000)]);
});

test("stops to be filled once its reader has left, and leaves no file", async () => {
  const spool = await Spool.open();
  let given = 0;
  async function* counted() {
    for (; given < 1_000; given += 1) {
      if (given === 10) spool.stream.destroy();
      yield "x".repeat(100_000);
    }
  }

  await spool.fill(counted());

  expect(given).toBe(10);
  expect(readdirSync(path.join(env().BOARDS_DATA_DIR, "exports"))).toEqual([]);
});

test("passes an error on, also to a reader that comes later", async () => {
  const spool = await Spool.open();
  async function* failing() {
    yield "a";
    throw new Error("the database is gone");
  }

  await spool.fill(failing());

  await expect(text(spool.stream)).rejects.toThrow();
});
