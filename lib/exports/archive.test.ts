import { mkdirSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import type { DocumentTask } from "@/lib/board-document/task";
import { env } from "@/lib/env";
import { boardArchive } from "@/lib/exports/archive";
import { SEES_ALL } from "@/lib/exports/site";
import { type ZipEntry, zipOf } from "@/lib/exports/zip";
import { storeFile } from "@/lib/storage/ledger";
import { aBoardOfAnna, anAttachment, aTask, withSettings } from "@/lib/testing";
import { openS3 } from "@/lib/testing/doubles/s3";
import { anExport } from "@/lib/testing/http/exports";
import { zipTexts } from "@/lib/testing/probes/zip";

async function aBoardWithFiles() {
  const world = await aBoardOfAnna();
  const task = await aTask(world.toDo);
  const { path } = await storeFile("2027/here", [Buffer.from("Here.")]);
  const here = await anAttachment(task, { title: "../\u202Ehere.txt", filePath: path });
  const link = await anAttachment(task, { attachmentType: "url", filePath: null, fullUrl: "https://example.com/" });
  const missing = await anAttachment(task, { title: "missing.txt", filePath: "2027/missing" });
  return { ...world, task, here, link, missing };
}

const textsOf = async (board: { id: number }) =>
  zipTexts(await buffer(zipOf((await boardArchive(board, SEES_ALL)).entries)));

test("with_files puts board.json, its files and what is missing into an archive", async () => {
  const { anna, board, here, missing } = await aBoardWithFiles();
  const fields = { action: "boards_export_json", board_id: String(board.id), with_files: "yes" };

  const response = await anExport(anna, fields);
  const texts = await zipTexts(Buffer.from(await response.arrayBuffer()));

  const [file, lost] = [`files/${here.id}-here.txt`, `files/${missing.id}-missing.txt`];
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": expect.stringMatching(/\.zip"$/),
    "x-fbs-export-task-count": "1",
  });
  expect(Object.keys(texts)).toEqual(["board.json", file, "notes.txt"]);
  expect([texts[file], texts["notes.txt"]]).toEqual(["Here.", `${lost}: the file is missing in the storage.\n`]);
  const [task] = JSON.parse(texts["board.json"] ?? "").board.tasks as DocumentTask[];
  expect(task?.attachments.map(({ file: entry, url }) => [entry, url])).toEqual([
    [file, `https://boards.test/files/${here.fileHash}`],
    [null, "https://example.com/"],
    [lost, `https://boards.test/files/${missing.fileHash}`],
  ]);
});

test("a file that can't be read to its end is noted, and the archive stays whole", async () => {
  const { board, here, task } = await aBoardWithFiles();
  mkdirSync(path.join(env().BOARDS_DATA_DIR, "files/2027/broken"), { recursive: true });
  const broken = await anAttachment(task, { title: "broken.txt", filePath: "2027/broken" });

  const texts = await textsOf(board);

  expect(texts[`files/${here.id}-here.txt`]).toBe("Here.");
  expect(texts["notes.txt"]).toContain(`files/${broken.id}-broken.txt: the file could not be read to its end.\n`);
});

test("files come from the bucket, too", async () => {
  const { settings, close } = await openS3();
  const { board, toDo } = await aBoardOfAnna();
  const texts = await withSettings(settings, async () => {
    await storeFile("2027/there", [Buffer.from("There.")]);
    await anAttachment(await aTask(toDo), { title: "there.txt", filePath: "2027/there", driver: "s3" });
    return textsOf(board);
  }).finally(close);

  expect(Object.values(texts)[1]).toBe("There.");
});

test("an archive that nobody reads to its end closes what it is made of", async () => {
  const content = Readable.from(endless());
  const output = zipOf(only({ name: "endless", time: new Date(), content, isCompressed: false }));
  const closed = once(content, "close");
  await once(output, "data");

  output.destroy();

  await closed;
});

test("an error of an entry is the error of the archive", async () => {
  const broken = Readable.from(failing());
  const output = zipOf(only({ name: "board.json", time: new Date(), content: broken, isCompressed: true }));

  await expect(buffer(output)).rejects.toThrow("the database is gone");
});

async function* only(entry: ZipEntry) {
  yield entry;
}

function* endless() {
  for (;;) yield Buffer.alloc(1024);
}

function* failing() {
  yield Buffer.from("{");
  throw new Error("the database is gone");
}
