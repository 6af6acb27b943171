import { describe, expect, test } from "vitest";
import { POST as sendChunk } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/add-task-attachment-file-chunk/route";
import { db, transaction } from "@/lib/db";
import { env } from "@/lib/env";
import { Invalid } from "@/lib/errors";
import { aBoardOfAnna, aFile, aTask, aUser, call, statusesOf } from "@/lib/testing";
import { routeThat } from "@/lib/testing/http/echo";

/** Inserts a row and answers with its number. */
const writing = () =>
  routeThat(() =>
    transaction(async (tx) =>
      tx.setting.create({ data: { key: `written ${await tx.setting.count()}`, value: 1 } }).then(({ key }) => key),
    ),
  );
const written = () => db.setting.count({ where: { key: { startsWith: "written" } } });
const again = { "Idempotency-Key": "one" };

describe("Idempotency-Key", () => {
  test("a repeat gets the first answer and does nothing", async () => {
    const [user, { POST }] = [await aUser(), writing()];

    const first = await call(POST, { as: user, headers: again, body: { a: 1 } });
    const repeat = await call(POST, { as: user, headers: again, body: { a: 1 } });

    expect([first.status, repeat.status]).toEqual([200, 200]);
    expect(repeat.json).toBe(first.json);
    expect(repeat.headers.get("idempotent-replayed")).toBe("true");
    expect(await written()).toBe(1);
  });

  test("eight requests at once run it once and all get its answer", async () => {
    const [user, { POST }] = [await aUser(), writing()];
    await call(POST, { as: user });

    const answers = await Promise.all(Array.from({ length: 8 }, () => call(POST, { as: user, headers: again })));

    expect(new Set(answers.map(({ status, json }) => `${status} ${json}`)).size).toBe(1);
    expect(await written()).toBe(2);
  });

  test("answers 409 for another body or another query", async () => {
    const [user, { POST }] = [await aUser(), writing()];
    await call(POST, { as: user, headers: again, body: { a: 1 } });

    expect((await call(POST, { as: user, headers: again, body: { a: 2 } })).status).toBe(409);
    expect((await call(POST, { as: user, headers: again, query: { b: 1 }, body: { a: 1 } })).status).toBe(409);
    expect(await written()).toBe(1);
  });

  test.each([
    ["another person", async () => ({ as: await aUser() })],
    ["another path", async (user: { id: number; login: string }) => ({ as: user, path: "/wp-json/boards/v2/other" })],
    [
      "after a day",
      async (user: { id: number; login: string }) => {
        await db.idempotencyKey.updateMany({ data: { createdAt: new Date(Date.now() - 25 * 60 * 60 * 1000) } });
        return { as: user };
      },
    ],
  ])("runs again for %s", async (_, other) => {
    const [user, { POST }] = [await aUser(), writing()];
    await call(POST, { as: user, headers: again });

    await call(POST, { ...(await other(user)), headers: again });

    expect(await written()).toBe(2);
  });

  test("a refusal stores no key: the repeat tries again", async () => {
    const user = await aUser();
    let tries = 0;
    const { POST } = routeThat(() => {
      tries += 1;
      if (tries === 1) throw new Invalid("Not yet");
      return "done";
    });

    expect((await call(POST, { as: user, headers: again })).status).toBe(400);
    expect((await call(POST, { as: user, headers: again })).json).toBe("done");
  });

  test("is ignored for a method that a POST overrides", async () => {
    const user = await aUser();
    const { POST } = routeThat(() => "posted", { PUT: routeThat(() => "put").POST.handlers.POST });
    await call(POST, { as: user, headers: again });

    expect((await call(POST, { as: user, headers: { ...again, "X-HTTP-Method-Override": "PUT" } })).json).toBe("put");
  });

  test("answers 400 for more than 255 characters", async () => {
    expect(
      (await call(writing().POST, { as: await aUser(), headers: { "Idempotency-Key": "x".repeat(256) } })).status,
    ).toBe(400);
  });

  test("the stored answer can't be read from the database", async () => {
    await call(routeThat(() => "shown once").POST, { as: await aUser(), headers: again });

    expect((await db.idempotencyKey.findFirstOrThrow()).answer).not.toContain("shown once");
  });
});

const keys = () => Array.from({ length: env().DATABASE_POOL }, (_, at) => ({ "Idempotency-Key": `key ${at}` }));

test("as many uploads with keys as there are connections all finish", async () => {
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

  expect(statusesOf(answers)).toEqual(keys().map(() => 200));
  expect(await db.attachment.count({ where: { taskId: task.id } })).toBe(env().DATABASE_POOL);
});

test("requests with keys leave half of the connections to others", async () => {
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
