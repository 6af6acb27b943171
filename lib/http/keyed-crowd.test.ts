import { expect, test } from "vitest";
import { POST as sendChunk } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/add-task-attachment-file-chunk/route";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { routeThat } from "@/lib/testing/http/echo";
import { aFile } from "@/lib/testing/factories/files";
import { aUser } from "@/lib/testing/factories/people";

const keys = () => Array.from({ length: env().DATABASE_POOL }, (_, at) => ({ "Idempotency-Key": `key ${at}` }));

test("as many uploads under keys as there are connections all come to their end", async () => {
  const { max, board, toDo } = await aBoardOfAnna();
  const task = await aTask(toDo);
  const upload = (headers: Record<string, string>, at: number) =>
    call(sendChunk, {
      as: max,
      params: { board_id: board.id, task_id: task.id },
      headers,
      body: {
        chunk: aFile("blob", "words"),
        file_name: "a.txt",
        file_size: 5,
        chunk_index: 0,
        total_chunks: 1,
        upload_id: `u${at}`,
      },
    });

  const answers = await Promise.all(keys().map(upload));

  expect(answers.map(({ status }) => status)).toEqual(keys().map(() => 200));
  expect(await db.attachment.count({ where: { taskId: task.id } })).toBe(env().DATABASE_POOL);
});

test("works under keys leave half of the connections to everybody else", async () => {
  const [user, half] = [await aUser(), env().DATABASE_POOL / 2];
  let running = 0;
  let [halfRun, letEnd] = [() => {}, () => {}];
  const isHalf = new Promise<void>((done) => (halfRun = done));
  const mayEnd = new Promise<void>((done) => (letEnd = done));
  const { POST } = routeThat(async () => {
    running += 1;
    if (running === half) halfRun();
    await mayEnd;
    return "done";
  });

  const crowd = keys().map((headers) => call(POST, { as: user, headers }));
  await isHalf;
  const others = await Promise.all(Array.from({ length: half }, () => db.$transaction((tx) => tx.user.count())));
  const ranMeanwhile = running;
  letEnd();

  expect([ranMeanwhile, others.length]).toEqual([half, half]);
  expect((await Promise.all(crowd)).map(({ json }) => json)).toEqual(keys().map(() => "done"));
});
