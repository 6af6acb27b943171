import { expect, test } from "vitest";
import { POST as CHOOSE } from "@/app/wp-json/boards/v2/admin/storage-settings/route";
import { db } from "@/lib/db";
import { sweep } from "@/lib/jobs/sweep";
import { clearDiscarded } from "@/lib/storage/ledger";
import { aBoardOfAnna, aFile, anAdmin, aServiceAdmin, aTask, call, requestOn, withSettings } from "@/lib/testing";
import { aBucketServer } from "@/lib/testing/doubles/buckets";
import { GET } from "./route";

test("says where files are, the current storage first", async () => {
  const { config, allowed } = await aBucketServer();
  await withSettings(allowed, async () => {
    const { board, max, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    await requestOn(board, max, `POST tasks/${task.id}/add-task-attachment-file`, { file: aFile("a.txt", "hello") });
    await call(CHOOSE, { as: await anAdmin(), body: { config } });

    const { json } = await call(GET, { as: await anAdmin() });

    expect(json.storage).toMatchObject({
      config: { driver: "s3_compatible", bucket: "boards" },
      places: [
        { driver: "s3_compatible", bucket: "boards", files: 0, bytes: 0, is_current: true },
        { driver: "local", bucket: null, files: 1, bytes: 5, is_current: false },
      ],
      move: null,
    });
  });
});

test("the keys of a bucket are forgotten a day after its last file, not before", async () => {
  const { config, allowed } = await aBucketServer();
  await withSettings(allowed, async () => {
    const as = await anAdmin();
    await call(CHOOSE, { as, body: { config } });
    const { board, max, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    await requestOn(board, max, `POST tasks/${task.id}/add-task-attachment-file`, { file: aFile("a.txt", "hello") });
    await db.$executeRaw`UPDATE bucket SET updated_at = now() - interval '25 hours'`;
    const left = async () => {
      await sweep();
      return db.bucket.count();
    };

    const counts = [await left()];
    await call(CHOOSE, { as, body: { config: { driver: "local" } } });
    counts.push(await left());
    await db.attachment.deleteMany();
    counts.push(await left());
    await clearDiscarded();
    counts.push(await left());

    expect(counts).toEqual([1, 1, 1, 0]);
  });
});

test("403 for a service admin", async () => {
  expect((await call(GET, { as: await aServiceAdmin() })).status).toBe(403);
});
