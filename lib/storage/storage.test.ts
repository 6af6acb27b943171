import { chmod, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GET } from "@/app/files/[hash]/route";
import { makeThumbnail } from "@/lib/attachments/thumbnail";
import { db } from "@/lib/db";
import type { Settings } from "@/lib/env";
import { clearDiscarded, copyFile, storeFile } from "@/lib/storage/ledger";
import { type Content, storage, StoredFileMissing, storageOf } from "@/lib/storage/storage";
import { openS3 } from "@/lib/testing/doubles/s3";
import { aBoardOfAnna, aFile, aPicture, aTask, request, requestOn, storedPaths, withSettings } from "@/lib/testing";

const MEBIBYTE = 1024 * 1024;

async function openFolder() {
  const folder = await mkdtemp(path.join(os.tmpdir(), "boards-files-"));
  return { settings: { BOARDS_DATA_DIR: folder } as Partial<Settings>, close: () => rm(folder, { recursive: true }) };
}

function* pieces(bytes: number) {
  const size = 64 * 1024;
  for (let at = 0; at < bytes; at += size) yield Buffer.alloc(Math.min(size, bytes - at), 97 + ((at / size) % 26));
}

describe.each([
  ["local", openFolder],
  ["s3", openS3],
] as const)("a %s storage", (driver, open) => {
  let place: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => void (place = await open()));
  afterAll(() => place.close());

  const inside = <Result>(work: () => Promise<Result>) => withSettings(place.settings, work);
  const write = (file: string, content: Content) => inside(async () => (await storage()).write(file, content));
  const text = (file: string, range?: { start: number; end: number }) =>
    inside(async () => (await buffer(await (await storage()).read(file, range))).toString());

  test("is used for new files", () => inside(async () => expect((await storage()).driver).toBe(driver)));

  test("returns what was written, and its size", async () => {
    expect(await write("2026/11/21/a-1", [Buffer.from("hel"), Buffer.from("lo")])).toBe(5);

    expect(await text("2026/11/21/a-1")).toBe("hello");
  });

  test("stores an empty file", async () => {
    expect(await write("empty", [])).toBe(0);

    expect(await text("empty")).toBe("");
  });

  test("replaces an existing file", async () => {
    await write("twice", [Buffer.from("first and long")]);
    await write("twice", [Buffer.from("second")]);

    expect(await text("twice")).toBe("second");
  });

  test("stores content in chunks that is larger than its buffer", async () => {
    const size = 20 * MEBIBYTE + 7;

    expect(await write("large", pieces(size))).toBe(size);
    const whole = await inside(async () => buffer(await (await storage()).read("large")));
    expect(whole.equals(Buffer.concat([...pieces(size)]))).toBe(true);
  });

  test.each([
    [{ start: 0, end: 1 }, "he"],
    [{ start: 1, end: 3 }, "ell"],
    [{ start: 4, end: 4 }, "o"],
  ])("returns a part: %j", async (range, part) => {
    await write("parts", [Buffer.from("hello")]);

    expect(await text("parts", range)).toBe(part);
  });

  test("reports a missing file before the first byte", async () => {
    await expect(inside(async () => (await storage()).read("nothing/here"))).rejects.toThrow(StoredFileMissing);
    await expect(inside(async () => (await storage()).copy("nothing/here", "there"))).rejects.toThrow(
      StoredFileMissing,
    );
    await expect(text("there")).rejects.toThrow(StoredFileMissing);
  });

  test("copies a file to another one", async () => {
    await write("from", [Buffer.from("hello")]);
    await inside(async () => (await storage()).copy("from", "into/a/folder"));
    await write("from", [Buffer.from("changed")]);

    expect(await text("into/a/folder")).toBe("hello");
  });

  test("removes a file, and ignores a missing one", async () => {
    await write("gone", [Buffer.from("hello")]);
    await write("gone-not", [Buffer.from("hello")]);

    await inside(async () => (await storage()).remove("gone"));
    await inside(async () => (await storage()).remove("gone"));

    await expect(text("gone")).rejects.toThrow(StoredFileMissing);
    expect(await text("gone-not")).toBe("hello");
  });

  test.each([
    ["a small file", 10],
    ["a large one", 20 * MEBIBYTE],
  ])("keeps nothing of %s whose content fails, and throws that error", async (_, size) => {
    const broken = new Error("the sender is gone");
    async function* content() {
      yield* pieces(size);
      throw broken;
    }

    await expect(write("broken", content())).rejects.toBe(broken);
    await expect(text("broken")).rejects.toThrow(StoredFileMissing);
  });

  test("stops reading the content when writing fails", async () => {
    let isLetGo = false;
    async function* content() {
      try {
        while (true) yield Buffer.alloc(MEBIBYTE);
      } finally {
        isLetGo = true;
      }
    }
    const nowhere = {
      ...place.settings,
      BOARDS_DATA_DIR: "/dev/null",
      ...(driver === "s3" && { S3_BUCKET: "no-such-bucket" }),
    };

    await expect(withSettings(nowhere, async () => (await storage()).write("file", content()))).rejects.toThrow();
    await expect.poll(() => isLetGo || driver === "local").toBe(true);
  });
});

test("a folder has no unfinished files after all tests", async () => {
  const { settings, close } = await openFolder();
  await withSettings(settings, async () => {
    await (await storage()).write("file", [Buffer.from("hello")]);
    await expect((await storage()).write("broken", failing())).rejects.toThrow();
    expect(await readdir(path.join(settings.BOARDS_DATA_DIR ?? "", "files"))).toEqual(["file"]);
  });
  await close();
});

test("files and folders on the disk are private to the server's account, even copies of files that were not", async () => {
  const { settings, close } = await openFolder();
  const root = path.join(settings.BOARDS_DATA_DIR ?? "", "files");
  const modeOf = async (name: string) => (await stat(path.join(root, name))).mode & 0o777;
  await withSettings(settings, async () => {
    await (await storage()).write("2026/file", [Buffer.from("hello")]);
    await chmod(path.join(root, "2026/file"), 0o644);
    await (await storage()).copy("2026/file", "2027/copy");
    await (await storage()).write("2026/another", [Buffer.from("hello")]);
  });

  expect(await Promise.all(["", "2026", "2027"].map(modeOf))).toEqual([0o700, 0o700, 0o700]);
  expect(await Promise.all(["2026/another", "2027/copy"].map(modeOf))).toEqual([0o600, 0o600]);
  await close();
});

async function* failing() {
  yield Buffer.from("hello");
  throw new Error("the sender is gone");
}

test("a file in a bucket needs the bucket's settings", async () => {
  await expect(storageOf("s3").read("file")).rejects.toThrow("S3_BUCKET");
  expect(() => storageOf("ftp")).toThrow("ftp");
});

let store: Awaited<ReturnType<typeof openS3>>;
beforeAll(async () => void (store = await openS3()));
afterAll(() => store.close());

const inS3 = <Result>(work: () => Promise<Result>) => withSettings(store.settings, work);
const bytesOf = async (driver: string, path: string) => (await buffer(await storageOf(driver).read(path))).toString();

async function anAttached(file: File) {
  const world = await aBoardOfAnna();
  const task = await aTask(world.toDo);
  const { json } = await requestOn(world.board, world.max, `POST tasks/${task.id}/add-task-attachment-file`, { file });
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
