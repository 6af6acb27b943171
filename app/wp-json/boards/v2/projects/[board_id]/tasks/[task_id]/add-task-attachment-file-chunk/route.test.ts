import { buffer, text as textOf } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { POST as CHOOSE } from "@/app/wp-json/boards/v2/admin/storage-settings/route";
import { db } from "@/lib/db";
import { sweep } from "@/lib/jobs/sweep";
import { clearDiscarded } from "@/lib/storage/ledger";
import { storage, storageOf } from "@/lib/storage/storage";
import {
  activityLines,
  aFile,
  anAdmin,
  aPicture,
  aTaskOfAnna,
  call,
  messagesOf,
  statusesOf,
  storedPaths,
  storedTask,
  withSettings,
} from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { aBucketServer } from "@/lib/testing/doubles/buckets";
import { POST } from "./route";

const TEXT = "The quick brown fox jumps over the lazy dog.";

/** A text in chunks of ten characters, and a function that sends one of them. */
async function anUpload({ text = TEXT, name = "fox.txt" } = {}) {
  const { params, ...world } = await aTaskOfAnna();
  const chunks = text.match(/[^]{1,10}/g) ?? [];
  const send = (index: number, change: Record<string, unknown> = {}, { as = world.max, headers = {} } = {}) =>
    call(POST, {
      as,
      params,
      headers,
      body: {
        chunk: aFile("blob", chunks[index] ?? "none"),
        file_name: name,
        file_size: text.length,
        chunk_index: index,
        total_chunks: chunks.length,
        upload_id: "one",
        ...change,
      },
    });
  return { ...world, chunks, send };
}

const contentOf = async (path: string) => textOf(await (await storage()).read(path));

async function expectNothingLeft() {
  await clearDiscarded();
  expect([await db.upload.count(), await db.attachment.count(), storedPaths(), await db.discardedFile.count()]).toEqual(
    [0, 0, [], 0],
  );
}

describe("POST /projects/:board_id/tasks/:task_id/add-task-attachment-file-chunk", () => {
  test("receives a file chunk by chunk, attaches it with the last, and stores nothing else", async () => {
    const { task, chunks, send } = await anUpload();

    const answers = [];
    for (const index of chunks.keys()) answers.push((await send(index)).json);

    expect(answers.slice(0, -1)).toEqual(
      chunks.slice(0, -1).map((_, index) => ({ chunk_index: index, is_complete: false })),
    );
    expect(answers.at(-1)).toMatchObject({
      message: "Task attachment has been added",
      is_complete: true,
      attachments: [{ title: "fox.txt", attachment_type: "text/plain", file_size: "44 B", object_id: task.id }],
    });
    expect(await contentOf(answers.at(-1).attachments[0].file_path)).toBe(TEXT);
    expect(await activityLines()).toEqual([["added", "attachment", null, "fox.txt"]]);
    expect(await storedTask(task)).toMatchObject({ attachmentCount: 1 });
    await clearDiscarded();
    expect([storedPaths().length, await db.upload.count(), await db.discardedFile.count()]).toEqual([1, 0, 0]);
  });

  test("a file of one chunk is attached at once", async () => {
    const { send } = await anUpload({ text: "short" });

    expect((await send(0)).json).toMatchObject({ is_complete: true, attachments: [{ title: "fox.txt" }] });
  });

  test("stores pictures byte for byte", async () => {
    const { send } = await anUpload();
    const bytes = new Uint8Array(await (await aPicture({ width: 300, height: 300 })).arrayBuffer());
    const size = Math.ceil(bytes.length / 3);
    const picture = { file_name: "a.png", file_size: bytes.length, total_chunks: 3 };

    const answers = [];
    for (const index of [0, 1, 2])
      answers.push(
        await send(index, { ...picture, chunk: aFile("blob", bytes.slice(index * size, (index + 1) * size)) }),
      );

    const stored = await buffer(await (await storage()).read(answers[2]?.json.attachments[0].file_path));
    expect(stored.equals(bytes)).toBe(true);
  });

  test("tells a client that was interrupted which chunk comes next, and goes on", async () => {
    const { send } = await anUpload();
    await send(0);
    await send(1);

    const restarted = await send(0);
    expect([restarted.status, restarted.json.message, restarted.json.data.expected_chunk_index]).toEqual([
      400,
      "Invalid chunk upload request.",
      2,
    ]);
    await send(2);
    await send(3);
    expect((await send(4)).json.is_complete).toBe(true);
  });

  test("begins again, in the new storage, when another one is chosen in the middle", async () => {
    const { config, allowed } = await aBucketServer();
    await withSettings(allowed, async () => {
      const { chunks, send } = await anUpload();
      await send(0);
      await call(CHOOSE, { as: await anAdmin(), body: { config } });

      const refused = await send(1);
      expect([refused.status, refused.json.data.expected_chunk_index]).toEqual([400, 0]);
      const answers = [];
      for (const index of chunks.keys()) answers.push((await send(index)).json);

      expect(answers.at(-1)).toMatchObject({ is_complete: true, attachments: [{ driver: "s3_compatible" }] });
      const { driver, filePath } = await db.attachment.findFirstOrThrow();
      expect(await textOf(await storageOf(driver).read(filePath ?? ""))).toBe(TEXT);
      await clearDiscarded();
      expect([storedPaths(), await db.upload.count()]).toEqual([[], 0]);
    });
  });

  test("a repeated last chunk completes the file after the server was interrupted", async () => {
    const { send, chunks } = await anUpload();
    for (const index of [0, 1, 2, 3]) await send(index);
    const stored = await db.upload.findFirstOrThrow();
    await (await storage()).write("2020/01/01/last", [Buffer.from(chunks[4] ?? "")]);
    await db.upload.update({
      where: { id: stored.id },
      data: { chunks: { push: "2020/01/01/last" }, receivedBytes: TEXT.length },
    });

    const { json } = await send(4);

    expect(json).toMatchObject({ is_complete: true });
    expect(await contentOf(json.attachments[0].file_path)).toBe(TEXT);
  });

  test("the same chunk sent twice at once counts once", async () => {
    const { send } = await anUpload();
    await send(0);

    const answers = await Promise.all([send(1), send(1), send(1)]);

    expect(statusesOf(answers).sort()).toEqual([200, 400, 400]);
    expect(await db.upload.findFirst()).toMatchObject({ receivedBytes: 20n });
  });

  test("unfinished uploads are swept with their chunks after a day", async () => {
    const { send } = await anUpload();
    await send(0);
    await send(1);
    await sweep();
    expect(await db.upload.count()).toBe(1);

    await db.upload.updateMany({ data: { updatedAt: new Date(Date.now() - 25 * 3_600_000) } });
    await sweep();

    await expectNothingLeft();
  });

  test("a file whose content is not of its type is refused with its last chunk, and the upload ends", async () => {
    const { send } = await anUpload({ text: "ten chars.\0" });
    await send(0);

    const { status, json } = await send(1);

    expect([status, json.message]).toEqual([400, "File contents do not match the file extension."]);
    await expectNothingLeft();
  });

  test("with an Idempotency-Key the refused last chunk counts as not sent", async () => {
    const { send } = await anUpload({ text: "ten chars.\0" });
    await send(0);

    expect((await send(1, {}, { headers: { "Idempotency-Key": "one" } })).status).toBe(400);
    await clearDiscarded();
    expect([(await db.upload.findFirst())?.chunks.length, storedPaths().length]).toEqual([1, 1]);
  });

  test.each([
    ["letters", `${"x".repeat(300)}.txt`, `${"x".repeat(251)}.txt`],
    ["pairs", `${"x".repeat(250)}😀😀😀.txt`, `${"x".repeat(250)}😀.txt`],
    ["nothing but pairs", `${"😀".repeat(200)}.txt`, `${"😀".repeat(200)}.txt`],
  ])("a name that is too long keeps its extension and whole characters: %s", async (_, name, title) => {
    const { send } = await anUpload({ text: "ten chars. and more", name });
    await send(0);

    expect(await send(1)).toMatchObject({ status: 200, json: { attachments: [{ title }] } });
  });

  test.each([
    ["another size than before", 1, { file_size: 45 }],
    ["another name than before", 1, { file_name: "other.txt" }],
    ["a negative index", -1, {}],
    ["an upload that nobody began", 1, { upload_id: "unknown" }],
  ])("answers 400 for %s, and the upload goes on as it was", async (_, index, change) => {
    const { send } = await anUpload();
    await send(0);

    const { status, json } = await send(index, change);

    expect([status, json.message]).toEqual([400, "Invalid chunk upload request."]);
    expect(await db.upload.findMany()).toMatchObject([{ chunks: [expect.any(String)], receivedBytes: 10n }]);
    await clearDiscarded();
    expect(storedPaths()).toHaveLength(1);
  });

  test.each([
    ["more bytes than were announced", { file_size: 8 }, "File size is too large"],
    ["fewer bytes than were announced", { file_size: 80, total_chunks: 1 }, "Invalid chunk upload request."],
    ["a file of no bytes", { file_size: 0 }, "File is empty."],
    ["a kind of file that is not taken", { file_name: "page.html" }, "File type not supported"],
    ["a text that is called a picture", { file_name: "fox.png" }, "File contents do not match the file extension."],
    ["a chunk of no bytes", { chunk: aFile("blob", "") }, "File is empty."],
    ["a chunk that is missing", { chunk: "text" }, "Chunk data is missing."],
  ])("answers 400 for %s, and nothing is stored", async (_, change, message) => {
    const { send } = await anUpload();

    const { status, json } = await send(0, change);

    expect([status, json.message]).toEqual([400, message]);
    await expectNothingLeft();
  });

  test("answers 400 for a file over the limit, announced or not", async () => {
    const { send } = await anUpload();

    const answers = await withSettings({ BOARDS_UPLOAD_LIMIT: 20 }, async () => [
      await send(0),
      await send(0, { file_size: 20, chunk: aFile("blob", "x".repeat(21)) }),
    ]);

    expect(messagesOf(answers)).toEqual([
      [400, "File size is too large"],
      [400, "File size is too large"],
    ]);
    await expectNothingLeft();
  });

  test("keeps uploads of different people apart", async () => {
    const { send, anna } = await anUpload();
    await send(0);

    expect((await send(1, {}, { as: anna })).status).toBe(400);
    expect((await send(0, {}, { as: anna })).status).toBe(200);
    expect(await db.upload.findMany({ orderBy: { userId: "asc" } })).toMatchObject([
      { receivedBytes: 10n },
      { receivedBytes: 10n },
    ]);
  });

  test("deleting the task meanwhile removes the upload", async () => {
    const { send, task } = await anUpload();
    await send(0);
    await db.task.delete({ where: { id: task.id } });

    expect((await send(1)).status).toBe(404);
    await expectNothingLeft();
  });

  testRefusals(POST);
});
