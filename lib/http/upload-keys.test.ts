import { describe, expect, test, vi } from "vitest";
import { POST as LOGO } from "@/app/wp-json/boards-app/v1/logo/route";
import { POST as CHOOSE } from "@/app/wp-json/boards/v2/admin/storage-settings/route";
import { POST as PHOTO } from "@/app/wp-json/boards/v2/member/[id]/photo/route";
import { POST as ATTACH } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/add-task-attachment-file/route";
import { POST as CHUNK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/add-task-attachment-file-chunk/route";
import { POST as IMPORT_CHUNK } from "@/app/wp-json/boards/v2/upload-json-chunk/route";
import { db, pool } from "@/lib/db";
import { env } from "@/lib/env";
import { clearDiscarded } from "@/lib/storage/ledger";
import { aFile, anAdmin, aPicture, aTaskOfAnna, call, statusesOf, storedPaths, withSettings } from "@/lib/testing";
import { queryOutsideThePool } from "@/lib/testing/db/database";
import { aBucketServer } from "@/lib/testing/doubles/buckets";

type Caller = Awaited<ReturnType<typeof aTaskOfAnna>>["max"];

const HEAD = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';

/** An upload that has sent the first half of a file, and functions that send the rest or close the connection. */
function aSlowUpload(
  { max, params }: { max: Caller; params: Record<string, number> },
  { key = "one", content = "words of a slow file" } = {},
) {
  let controller: ReadableStreamDefaultController | undefined;
  const half = Math.floor(content.length / 2);
  const body = new ReadableStream({
    start: (stream) => (controller = stream).enqueue(Buffer.from(HEAD + content.slice(0, half))),
  });
  const headers = { "content-type": "multipart/form-data; boundary=x", "Idempotency-Key": key };
  const answer = call(ATTACH, { as: max, params, headers, body });
  const finish = () => {
    controller?.enqueue(Buffer.from(`${content.slice(half)}\r\n--x--\r\n`));
    controller?.close();
    return answer;
  };
  const close = () => {
    controller?.error(new Error("aborted"));
    return answer;
  };
  return { finish, close };
}

const begun = (count: number) =>
  vi.waitUntil(async () => (await queryOutsideThePool("SELECT FROM discarded_file")).length === count, {
    timeout: 10_000,
  });

const busyConnections = () => pool().totalCount - pool().idleCount;

const openTransactions = async () =>
  (
    await queryOutsideThePool<{ query: string }>(
      "SELECT query FROM pg_stat_activity WHERE datname = current_database() AND xact_start IS NOT NULL AND pid <> pg_backend_pid() AND backend_type = 'client backend'",
    )
  ).map(({ query }) => query);

const attachments = () => db.attachment.findMany({ select: { title: true } });

async function expectStored(count: number) {
  await clearDiscarded();
  expect([storedPaths().length, await db.discardedFile.count()]).toEqual([count, 0]);
}

describe("an upload with an Idempotency-Key", () => {
  test("holds no connection and no transaction while its body is slow, however many there are", async () => {
    const world = await aTaskOfAnna();
    const count = env().DATABASE_POOL + 1;
    const uploads = Array.from({ length: count }, (_, at) => aSlowUpload(world, { key: `key ${at}` }));
    await begun(count);

    await vi.waitUntil(() => busyConnections() === 0, { timeout: 5_000 });
    expect([await openTransactions(), await db.idempotencyKey.count()]).toEqual([[], 0]);

    const answers = await Promise.all(uploads.map(({ finish }) => finish()));
    expect(statusesOf(answers)).toEqual(uploads.map(() => 200));
    expect(await db.attachment.count()).toBe(count);
  });

  test.each([
    ["the first", [0, 1]],
    ["the second", [1, 0]],
  ])("sent twice at once attaches one file, and both get its answer, when %s ends first", async (_, order) => {
    const world = await aTaskOfAnna();
    const uploads = [aSlowUpload(world), aSlowUpload(world)];
    await begun(2);

    const answers = [];
    for (const at of order) answers.push(await uploads[at]?.finish());

    expect(answers.map((answer) => answer?.status)).toEqual([200, 200]);
    expect(answers[1]?.json).toEqual(answers[0]?.json);
    expect(answers.map((answer) => answer?.headers.get("idempotent-replayed"))).toEqual([null, "true"]);
    expect(await attachments()).toEqual([{ title: "a.txt" }]);
    await expectStored(1);
  });

  test("answers 409 when another file took its key meanwhile, and keeps only that one", async () => {
    const world = await aTaskOfAnna();
    const [slow, other] = [aSlowUpload(world), aSlowUpload(world, { content: "another file" })];
    await begun(2);

    expect(statusesOf([await other.finish(), await slow.finish()])).toEqual([200, 409]);

    expect(await attachments()).toHaveLength(1);
    await expectStored(1);
  });

  test("that breaks off leaves no file and no key, so it can be sent again", async () => {
    const world = await aTaskOfAnna();
    const broken = aSlowUpload(world);
    await begun(1);

    expect((await broken.close()).status).toBe(499);
    expect(await db.idempotencyKey.count()).toBe(0);
    await expectStored(0);

    expect((await aSlowUpload(world).finish()).status).toBe(200);
    await expectStored(1);
  });
});

describe("with an Idempotency-Key, no connection is held while the storage", () => {
  /** How many connections were in use whenever a file was read from or written to the bucket. */
  async function whileStored(work: () => Promise<unknown>): Promise<number[]> {
    const server = await aBucketServer();
    const busy: number[] = [];
    await withSettings(server.allowed, async () => {
      await call(CHOOSE, { as: await anAdmin(), body: { config: server.config } });
      server.control.refuse = (method) => {
        if (method === "PUT" || method === "GET") busy.push(busyConnections());
        return null;
      };
      await work();
    });
    return busy;
  }
  const headers = { "Idempotency-Key": "one" };
  const expectIdle = (busy: number[], count: number) => expect(busy).toEqual(Array.from({ length: count }, () => 0));

  test("assembles the chunks of a file, once for a key", async () => {
    const { max, params } = await aTaskOfAnna();
    const send = (index: number) =>
      call(CHUNK, {
        ...{ as: max, params, headers: { "Idempotency-Key": `chunk ${index}` } },
        body: {
          chunk: aFile("blob", index === 0 ? "hello " : "world"),
          ...{ file_name: "a.txt", file_size: 11, chunk_index: index, total_chunks: 2, upload_id: "one" },
        },
      });

    const busy = await whileStored(async () => {
      const answers = [await send(0), await send(1), await send(1)];

      expect(answers.map(({ json }) => json.is_complete)).toEqual([false, true, true]);
      expect(answers[2]?.json).toEqual(answers[1]?.json);
    });

    // Two chunks, their two reads and the whole; the repeat stores its chunk only.
    expectIdle(busy, 2 + 2 + 1 + 1);
    expect(await attachments()).toHaveLength(1);
  });

  test("assembles the chunks of an import", async () => {
    const admin = await anAdmin();

    const busy = await whileStored(async () => {
      const { status } = await call(IMPORT_CHUNK, {
        ...{ as: admin, headers },
        body: { chunk: aFile("blob", "{}"), chunkIndex: 0, totalChunks: 1, uploadId: "one" },
      });

      expect(status).toBe(200);
    });

    expectIdle(busy, 3);
    expect(await db.upload.findFirstOrThrow()).toMatchObject({ fileSize: 2n });
  });

  test.each([
    ["a photo", PHOTO, "photo"],
    ["the logo", LOGO, "logo"],
  ])("resizes %s", async (_, handler, field) => {
    const admin = await anAdmin();
    const send = async () =>
      call(handler, { as: admin, params: { id: admin.id }, headers, body: { [field]: await aPicture() } });

    const busy = await whileStored(async () => {
      expect(statusesOf([await send(), await send()])).toEqual([200, 200]);
    });

    // The picture, two reads and the smaller one; the repeat stores its picture only.
    expectIdle(busy, 1 + 2 + 1 + 1);
  });
});
