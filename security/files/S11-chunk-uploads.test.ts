import { describe, expect, test } from "vitest";
import { POST } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/add-task-attachment-file-chunk/route";
import { db } from "@/lib/db";
import { sweep } from "@/lib/jobs/sweep";
import { clearDiscarded } from "@/lib/storage/ledger";
import { aFile, aTaskOfAnna, call, statusesOf, storedPaths } from "@/lib/testing";

async function anAttacker() {
  const { max, anna, params } = await aTaskOfAnna();
  const honest = {
    chunk: aFile("blob", "0123456789"),
    file_name: "a.txt",
    file_size: 30,
    chunk_index: 0,
    total_chunks: 3,
    upload_id: "mine",
  };
  const send = (change: Record<string, unknown> = {}, as = max) =>
    call(POST, { as, params, body: { ...honest, ...change } });
  return { send, anna };
}

/** An attack may leave only files that the scheduled clean-up removes. */
async function expectSweptClean() {
  await db.upload.updateMany({ data: { updatedAt: new Date(Date.now() - 25 * 3_600_000) } });
  await sweep();
  await clearDiscarded();
  expect([await db.upload.count(), await db.attachment.count(), storedPaths()]).toEqual([0, 0, []]);
}

describe("S11 an upload in chunks", () => {
  test.each(["../../x", "..", "/etc/passwd", "a/b", "a\\b", "%2e%2e%2fx", "\u2025", "x".repeat(192), " "])(
    "is refused with 400 for the invalid upload_id %j",
    async (upload_id) => {
      const { send } = await anAttacker();

      expect((await send({ upload_id })).status).toBe(400);
      await expectSweptClean();
    },
  );

  test("is refused with 400 for chunks out of order, repeated or past the end, and correct chunks continue", async () => {
    const { send } = await anAttacker();
    await send();

    const refused = [
      await send({ chunk_index: 2 }),
      await send(),
      await send({ chunk_index: 3 }),
      await send({ chunk_index: 1, total_chunks: 2 }),
    ];
    const honest = [await send({ chunk_index: 1 }), await send({ chunk_index: 2 })];

    expect(statusesOf(refused)).toEqual([400, 400, 400, 400]);
    expect(honest.map(({ json }) => json.is_complete)).toEqual([false, true]);
  });

  test.each([1e9, 2 ** 31, 1e15, -1, 0, 31])(
    "is refused with 400 for total_chunks %d, and no space is reserved",
    async (total_chunks) => {
      const { send } = await anAttacker();

      expect((await send({ total_chunks })).status).toBe(400);
      await expectSweptClean();
    },
  );

  test("is refused at the chunk that exceeds the announced size", async () => {
    const { send } = await anAttacker();

    expect((await send({ file_size: 5 })).status).toBe(400);
    await send({ upload_id: "long" });
    await send({ upload_id: "long", chunk_index: 1 });
    const tooMuch = await send({ upload_id: "long", chunk_index: 2, chunk: aFile("blob", "x".repeat(11)) });
    const tooLittle = await send({ upload_id: "long", chunk_index: 2, chunk: aFile("blob", "x") });

    expect([tooMuch.status, tooLittle.status]).toEqual([400, 400]);
    expect(await db.attachment.count()).toBe(0);
    await expectSweptClean();
  });

  test("cannot be joined, completed or seen by another person", async () => {
    const { send, anna } = await anAttacker();
    await send({}, anna);

    const answers = [await send({ chunk_index: 1 }), await send({ chunk_index: 2 })];

    expect(answers.map(({ status, json }) => [status, json.data.expected_chunk_index])).toEqual([
      [400, 0],
      [400, 0],
    ]);
    expect(await db.upload.findMany()).toMatchObject([{ userId: anna.id, receivedBytes: 10n }]);
  });

  test("is refused after fifty unfinished ones, which are cleaned up", async () => {
    const { send } = await anAttacker();

    const answers = [];
    for (let at = 0; at < 60; at += 1) answers.push((await send({ upload_id: `open-${at}` })).status);

    expect(answers).toEqual([...Array<number>(50).fill(200), ...Array<number>(10).fill(400)]);
    await expectSweptClean();
  });
});
