import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { clearDiscarded } from "@/lib/storage/ledger";
import { aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aFile, storedPaths } from "@/lib/testing/factories/files";
import { POST } from "./route";

/** Sends a file in two chunks, with the answer to the last. */
async function sendInTwo(chunks: [string, string], { name = "fox.txt", headers = {} } = {}) {
  const { max, board, toDo } = await aBoardOfAnna();
  const task = await aTask(toDo);
  const about = { file_name: name, file_size: chunks.join("").length, total_chunks: 2, upload_id: "one" };
  const send = (index: 0 | 1, sent = {}) =>
    call(POST, {
      as: max,
      params: { board_id: board.id, task_id: task.id },
      headers: sent,
      body: { ...about, chunk_index: index, chunk: aFile("blob", chunks[index]) },
    });
  await send(0);
  return send(1, headers);
}

test("a whole that is not what it says is refused, and the upload is over", async () => {
  const { status, json } = await sendInTwo(["text", "\0"]);

  expect([status, json.message]).toEqual([400, "File contents do not match the file extension."]);
  await clearDiscarded();
  expect([await db.upload.count(), storedPaths()]).toEqual([0, []]);
});

test("so it is under an Idempotency-Key, where the last chunk counts as not sent", async () => {
  const { status, json } = await sendInTwo(["text", "\0"], { headers: { "Idempotency-Key": "one" } });

  expect([status, json.message]).toEqual([400, "File contents do not match the file extension."]);
  await clearDiscarded();
  expect([(await db.upload.findFirst())?.chunks.length, storedPaths().length]).toEqual([1, 1]);
});

test.each([
  ["letters", `${"x".repeat(300)}.txt`, `${"x".repeat(251)}.txt`],
  ["pairs", `${"x".repeat(250)}😀😀😀.txt`, `${"x".repeat(250)}😀.txt`],
  ["nothing but pairs", `${"😀".repeat(200)}.txt`, `${"😀".repeat(200)}.txt`],
])("a name that is too long keeps its extension and its whole letters: %s", async (_, name, title) => {
  const { status, json } = await sendInTwo(["te", "xt"], { name });

  expect([status, json.attachments?.[0]]).toMatchObject([200, { title, attachment_type: "text/plain" }]);
});
