import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { POST } from "@/app/wp-json/boards/v2/boards-import/import-file/route";
import { db } from "@/lib/db";
import { aFile, anAdmin, call } from "@/lib/testing";
import { imported } from "@/lib/testing/factories/imports";
import { heapDuring } from "@/lib/testing/probes/heap";

const HEAD = '{"boards_export": {"version": 1}, "board": {"title": "A", ';

test("S18: a JSON file with more rows than an import takes is refused, and nothing remains", async () => {
  const file = aFile("board.json", `${HEAD}"tasks": [${"1,".repeat(1_000_100)}1]}}`);

  const { status, json } = await call(POST, { as: await anAdmin(), body: { file, importFrom: "Native" } });

  expect([status, typeof json.message]).toEqual([422, "string"]);
  expect([await db.board.count(), await db.task.count()]).toEqual([0, 0]);
});

test("S18: a JSON file of 64 MB is read in a few megabytes of memory", { timeout: 60_000 }, async () => {
  const admin = await anAdmin();
  const task = JSON.stringify({ id: 1, title: "A", odd: "x".repeat(60_000) });
  const content = function* () {
    yield `${HEAD}"tasks": [${task}`;
    for (let size = 0; size < 60_000_000; size += task.length) yield `,${task}`;
    yield "]}}";
  };

  const { result, most } = await heapDuring(() => imported(admin, Readable.from(content(), { objectMode: false })));

  expect(result).toMatchObject({ status: "completed" });
  expect(most).toBeLessThan(64 * 1024 * 1024);
});
