import { describe, expect, test } from "vitest";
import { POST as importFrom } from "@/app/wp-json/boards/v2/boards-import/process-json-import/route";
import { db } from "@/lib/db";
import { clearDiscarded } from "@/lib/storage/ledger";
import { aFile, anAdmin, aUser, call, type Caller } from "@/lib/testing";
import { fileOf } from "@/lib/testing/factories/imports";
import { POST } from "./route";

const send = (as: Caller | undefined, chunk: string, body: object) =>
  call(POST, { as, body: { uploadId: "upload_1", totalChunks: 3, ...body, chunk: aFile("blob", chunk) } });

const begin = (as: Caller, filePath = "upload_1.json") =>
  call(importFrom, { as, body: { filePath, importFrom: "Native" } });

const FILE = fileOf({ board: { title: "In chunks" }, tasks: [] });
const CHUNKS = [FILE.slice(0, 30), FILE.slice(30, 60), FILE.slice(60)];

describe("POST /boards-import/upload-json-chunk", () => {
  test("takes chunks in any order and more than once, and the file can be imported", async () => {
    const admin = await anAdmin();

    const answers = [];
    for (const index of [2, 0, 2, 1])
      answers.push((await send(admin, CHUNKS[index] ?? "", { chunkIndex: index })).json);

    expect(answers).toEqual([
      { chunkIndex: 2, isComplete: false, filePath: "upload_1.json" },
      { chunkIndex: 0, isComplete: false, filePath: "upload_1.json" },
      { chunkIndex: 2, isComplete: false, filePath: "upload_1.json" },
      { chunkIndex: 1, isComplete: true, filePath: "upload_1.json" },
    ]);
    expect((await send(admin, "again", { chunkIndex: 1 })).json.isComplete).toBe(true);
    expect((await begin(admin)).json.board_id).toEqual(expect.any(Number));
    expect(await db.upload.count()).toBe(0);
    await clearDiscarded(new Date(Date.now() + 1000));
    expect(await db.discardedFile.count()).toBe(0);
  });

  test("begins again with the first chunk of another file", async () => {
    const admin = await anAdmin();
    await send(admin, "an old file", { chunkIndex: 0, totalChunks: 1 });
    for (const [index, chunk] of CHUNKS.entries()) await send(admin, chunk, { chunkIndex: index });

    expect((await begin(admin)).status).toBe(200);
  });

  test.each([
    [{ chunkIndex: 3 }, 422],
    [{ chunkIndex: -1 }, 422],
    [{ chunkIndex: 0, totalChunks: 0 }, 422],
    [{ chunkIndex: 0, totalChunks: 1_000_000 }, 422],
    [{ chunkIndex: 0, uploadId: "../../etc/passwd" }, 422],
    [{ chunkIndex: 0, uploadId: "a/b" }, 422],
    [{ chunkIndex: 0, uploadId: "" }, 400],
    [{ chunkIndex: "x" }, 400],
    [{}, 400],
  ])("refuses %o", async (body, expected) => {
    const { status } = await send(await anAdmin(), "x", body);

    expect([status, await db.upload.count()]).toEqual([expected, 0]);
  });

  test("422 when the number of chunks changes", async () => {
    const admin = await anAdmin();
    await send(admin, "x", { chunkIndex: 0 });

    expect((await send(admin, "y", { chunkIndex: 1, totalChunks: 9 })).status).toBe(422);
  });

  test("401 for anonymous requests, 403 for others than administrators, and nobody reaches the uploads of others", async () => {
    const admin = await anAdmin();
    await send(admin, FILE, { chunkIndex: 0, totalChunks: 1 });
    const refused = [await send(undefined, "x", { chunkIndex: 0 }), await send(await aUser(), "x", { chunkIndex: 0 })];

    expect(refused.map(({ status }) => status)).toEqual([401, 403]);
    expect((await begin(await anAdmin())).status).toBe(422);
    expect((await begin(admin, "../upload_1.json")).status).toBe(422);
    expect((await begin(admin)).status).toBe(200);
  });
});
