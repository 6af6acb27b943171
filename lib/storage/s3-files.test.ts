import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GET } from "@/app/files/[hash]/route";
import { makeThumbnail } from "@/lib/attachments/thumbnail";
import { db } from "@/lib/db";
import { clearDiscarded, copyFile, storeFile } from "@/lib/storage/ledger";
import { StoredFileMissing, storageOf } from "@/lib/storage/storage";
import { aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { aFile, aPicture, storedPaths } from "@/lib/testing/factories/files";
import { openS3 } from "@/lib/testing/doubles/s3";
import { withSettings } from "@/lib/testing/factories/settings";
import { request } from "@/lib/testing/http/request";

let store: Awaited<ReturnType<typeof openS3>>;
beforeAll(async () => void (store = await openS3()));
afterAll(() => store.close());

const inS3 = <Result>(work: () => Promise<Result>) => withSettings(store.settings, work);
const bytesOf = async (driver: string, path: string) => (await buffer(await storageOf(driver).read(path))).toString();

async function anAttached(file: File) {
  const world = await aBoardOfAnna();
  const task = await aTask(world.toDo);
  const { json } = await request(
    world.max,
    `POST projects/${world.board.id}/tasks/${task.id}/add-task-attachment-file`,
    { file },
  );
  return { ...world, task, attachment: json.attachments[0] };
}

const get = async ({ secure_url: url, file_hash: hash }: { secure_url: string; file_hash: string }, headers = {}) => {
  const response = await GET(new Request(url, { headers }), { params: Promise.resolve({ hash }) });
  return { status: response.status, text: await response.text() };
};

describe("an installation with a bucket", () => {
  test("stores a file there, returns it whole or in part, and removes it with its record", () =>
    inS3(async () => {
      const { max, task, attachment } = await anAttached(aFile("notes.txt", "abcdefghij"));

      expect([attachment.driver, storedPaths()]).toEqual(["s3", []]);
      expect(await get(attachment)).toEqual({ status: 200, text: "abcdefghij" });
      expect(await get(attachment, { range: "bytes=2-4" })).toEqual({ status: 206, text: "cde" });

      await request(max, `DELETE tasks/${task.id}/attachment-delete/${attachment.id}`);
      await clearDiscarded();

      await expect(storageOf("s3").read(attachment.file_path)).rejects.toThrow(StoredFileMissing);
      expect(await db.discardedFile.count()).toBe(0);
    }));

  test("stores a picture's thumbnail there", () =>
    inS3(async () => {
      const { attachment } = await anAttached(await aPicture());

      await makeThumbnail({ attachmentId: attachment.id });

      const { thumbnailPath } = await db.attachment.findUniqueOrThrow({ where: { id: attachment.id } });
      expect((await bytesOf("s3", thumbnailPath ?? "")).length).toBeGreaterThan(0);
    }));

  test("still reads older files from the disk, and copies them to the bucket", async () => {
    const { attachment } = await anAttached(aFile("old.txt", "from before"));
    await inS3(async () => {
      expect(await get(attachment)).toEqual({ status: 200, text: "from before" });

      const copy = await copyFile({ driver: "local", path: attachment.file_path }, "copies/one");

      expect(copy).toEqual({ driver: "s3", path: "copies/one" });
      expect(await bytesOf("s3", "copies/one")).toBe("from before");
    });
  });
});

test("retries to remove a file of an unreachable bucket later, without delaying other files", async () => {
  await inS3(() => storeFile("in/the-bucket", [Buffer.from("hello")]));
  await storeFile("on/the-disk", [Buffer.from("hello")]);
  const tomorrow = new Date(Date.now() + 25 * 60 * 60 * 1000);

  await clearDiscarded(tomorrow);

  expect(await db.discardedFile.findMany()).toMatchObject([{ driver: "s3", filePath: "in/the-bucket" }]);
  expect(storedPaths()).toEqual([]);
  await inS3(() => clearDiscarded(new Date(tomorrow.getTime() + 60 * 60 * 1000)));
  expect(await db.discardedFile.count()).toBe(0);
});
