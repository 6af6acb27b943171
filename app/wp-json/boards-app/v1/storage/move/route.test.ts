import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { POST as CHOOSE } from "@/app/wp-json/boards/v2/admin/storage-settings/route";
import { POST as LOGO } from "@/app/wp-json/boards-app/v1/logo/route";
import { GET as FILE } from "@/app/files/[hash]/route";
import { makeThumbnail } from "@/lib/attachments/thumbnail";
import { db } from "@/lib/db";
import { requeueLost } from "@/lib/jobs/tasks";
import { readStoredLogo } from "@/lib/settings/logo/read";
import { readCurrentPlace } from "@/lib/storage/current-place";
import { clearDiscarded, dropUnclaimed, storeFile } from "@/lib/storage/ledger";
import { moveFiles } from "@/lib/storage/move/run";
import { storageOf } from "@/lib/storage/storage";
import {
  aBoardOfAnna,
  aFile,
  anAdmin,
  aPhotographedPerson,
  aPicture,
  aServiceAdmin,
  aTask,
  call,
  pendingJobs,
  requestOn,
  runJobs,
  statusesOf,
  storedPaths,
  withSettings,
} from "@/lib/testing";
import { aBucketServer } from "@/lib/testing/doubles/buckets";
import { DELETE, GET, POST } from "./route";

type Server = Awaited<ReturnType<typeof aBucketServer>>;

const start = async () => call(POST, { as: await anAdmin() });
const state = async () => (await call(GET, { as: await anAdmin() })).json.move;
const choose = async (config: object) => call(CHOOSE, { as: await anAdmin(), body: { config } });
const run = () => runJobs((name) => name === "move-files");
const inBoth = <Result>(servers: Server[], work: () => Promise<Result>) =>
  withSettings({ OUTSIDE_ALLOW: servers.flatMap(({ allowed }) => allowed.OUTSIDE_ALLOW) }, work);

async function attached(...texts: string[]) {
  const { board, max, toDo } = await aBoardOfAnna();
  const task = await aTask(toDo);
  for (const text of texts)
    await requestOn(board, max, `POST tasks/${task.id}/add-task-attachment-file`, { file: aFile(`${text}.txt`, text) });
  return { board, max, task };
}

const contents = async () => {
  const files = await db.attachment.findMany({ where: { filePath: { not: null } }, orderBy: { id: "asc" } });
  return Promise.all(
    files.map(async ({ driver, filePath }) => (await buffer(await storageOf(driver).read(filePath ?? ""))).toString()),
  );
};
const places = async () => [...new Set((await db.attachment.findMany()).map(({ driver }) => driver))];
const tomorrow = () => new Date(Date.now() + 25 * 60 * 60 * 1000);

test("moves attachments with thumbnails, photos and the logo to a bucket, and back to the disk a day later", async () => {
  const server = await aBucketServer();
  await inBoth([server], async () => {
    const { board, max, task } = await attached("one", "two");
    const { json } = await requestOn(board, max, `POST tasks/${task.id}/add-task-attachment-file`, {
      file: await aPicture(),
    });
    await makeThumbnail({ attachmentId: json.attachments[0].id });
    const { anna } = await aPhotographedPerson();
    await call(LOGO, { as: await anAdmin(), body: { logo: await aPicture() } });
    await clearDiscarded();
    const [before, atFirst] = [storedPaths().length, await contents()];
    await choose(server.config);
    const place = await readCurrentPlace();

    const started = await start();
    expect(started.json).toMatchObject({
      message: "The files are being moved",
      move: { state: "running", files_total: 5, files_done: 0, files_failed: 0 },
    });
    await run();

    expect(await state()).toMatchObject({
      state: "done",
      files_total: 5,
      files_done: 5,
      files_failed: 0,
      failures: [],
    });
    const person = await db.user.findUniqueOrThrow({ where: { id: anna.id } });
    expect([await places(), person.photoDriver, (await readStoredLogo())?.driver]).toEqual([[place], place, place]);
    expect(await contents()).toEqual(atFirst);
    const { driver, thumbnailPath } = await db.attachment.findFirstOrThrow({ where: { thumbnailPath: { not: null } } });
    expect((await buffer(await storageOf(driver).read(thumbnailPath ?? ""))).length).toBeGreaterThan(0);

    await clearDiscarded();
    expect(storedPaths().length).toBe(before);
    await clearDiscarded(tomorrow());
    expect([storedPaths(), await db.discardedFile.count()]).toEqual([[], 0]);

    await choose({ driver: "local" });
    await start();
    await run();
    await clearDiscarded(tomorrow());
    expect([await places(), await contents(), storedPaths().length]).toEqual([["local"], atFirst, before]);
  });
});

test("records show the provider, and files are read wherever they are during the move", async () => {
  const server = await aBucketServer();
  await inBoth([server], async () => {
    const { board, max, task } = await attached("one");
    await choose(server.config);
    await requestOn(board, max, `POST tasks/${task.id}/add-task-attachment-file`, { file: aFile("new.txt", "new") });
    await start();

    const { json } = await requestOn(board, max, `GET tasks/${task.id}/attachment`);
    const shown = json.attachments as { driver: string; secure_url: string; file_hash: string }[];
    expect(shown.map(({ driver }) => driver).sort()).toEqual(["local", "s3_compatible"]);
    const answers = await Promise.all(
      shown.map(({ secure_url, file_hash }) =>
        FILE(new Request(secure_url), { params: Promise.resolve({ hash: file_hash }) }).then((each) => each.text()),
      ),
    );
    expect(answers.sort()).toEqual(["new", "one"]);
  });
});

test("with nothing to move it is done at once; a second move at the same time is 409", async () => {
  expect((await start()).json.move).toMatchObject({ state: "done", files_total: 0 });

  const server = await aBucketServer();
  await inBoth([server], async () => {
    await attached("one");
    await choose(server.config);
    const both = await Promise.all([start(), start(), start()]);

    expect(statusesOf(both).sort()).toEqual([200, 409, 409]);
    expect([await db.fileMove.count(), await pendingJobs("move-files")]).toEqual([1, 1]);
  });
});

describe("a file that can't be moved", () => {
  test("stays where it is, is named with its reason, and can be tried again", async () => {
    const server = await aBucketServer();
    await inBoth([server], async () => {
      await attached("one", "two");
      const [lost] = await db.attachment.findMany({ orderBy: { id: "asc" } });
      const content = await buffer(await storageOf("local").read(lost?.filePath ?? ""));
      await storageOf("local").remove(lost?.filePath ?? "");
      await choose(server.config);
      await start();
      await run();

      expect(await state()).toMatchObject({
        ...{ state: "done", files_total: 2, files_done: 1, files_failed: 1 },
        failures: [
          { kind: "attachment", id: lost?.id, title: "one.txt", reason: "The file is missing in the storage." },
        ],
      });
      await storageOf("local").write(lost?.filePath ?? "", [content]);
      await start();
      await run();
      expect(await state()).toMatchObject({ state: "done", files_total: 1, files_done: 1, files_failed: 0 });
      expect(await contents()).toEqual(["one", "two"]);
    });
  });

  test("is not touched when its copy differs", async () => {
    const server = await aBucketServer();
    await inBoth([server], async () => {
      await attached("one");
      await choose(server.config);
      server.control.refuse = (method) => (method === "GET" ? { status: 200, body: "onf" } : null);
      await start();
      await run();

      expect((await state()).failures).toMatchObject([{ reason: "The copy differs from the file." }]);
      expect([await places(), await contents()]).toEqual([["local"], ["one"]]);
    });
  });
});

test("a store that does not work stops the move after its attempts, with the reason; it continues when it works", async () => {
  const server = await aBucketServer();
  await inBoth([server], async () => {
    const texts = Array.from({ length: 8 }, (_, at) => `text ${at}`);
    await attached(...texts);
    await choose(server.config);
    server.control.refuse = (method) =>
      method === "PUT"
        ? { status: 403, body: "<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>" }
        : null;
    await start();
    await expect(moveFiles({ isLast: false })).rejects.toThrow("Access Denied");
    expect(await state()).toMatchObject({ state: "running", files_done: 0, files_failed: 0 });
    await moveFiles({ isLast: true });

    expect(await state()).toMatchObject({
      state: "stopped",
      problem: "These keys have no access to the bucket.",
      files_done: 0,
    });
    expect(await contents()).toEqual(texts);
    server.control.refuse = () => null;
    await start();
    await run();
    expect(await state()).toMatchObject({ state: "done", files_done: 8 });
    expect(await contents()).toEqual(texts);
  });
});

test("a canceled move keeps what it has moved, touches nothing more, and goes on when it is started again", async () => {
  const server = await aBucketServer();
  await inBoth([server], async () => {
    await attached("one", "two", "three");
    await choose(server.config);
    await start();
    let canceled: Promise<unknown> | undefined;
    server.control.refuse = (method) => {
      if (method === "GET") canceled ??= anAdmin().then((as) => call(DELETE, { as }));
      return null;
    };
    await run();
    await canceled;

    expect(await state()).toMatchObject({ state: "canceled", files_total: 3 });
    const done = (await state()).files_done as number;
    expect(await db.attachment.count({ where: { driver: { not: "local" } } })).toBe(done);
    expect(await contents()).toEqual(["one", "two", "three"]);
    await start();
    await run();
    expect([await state(), await places()]).toMatchObject([
      { state: "done", files_total: 3 - done },
      [await readCurrentPlace()],
    ]);
  });
});

test("another storage that is chosen meanwhile becomes the target, also of what was moved", async () => {
  const [first, second] = [await aBucketServer(), await aBucketServer()];
  await inBoth([first, second], async () => {
    await attached("one", "two");
    await choose(first.config);
    await start();
    let chosen: Promise<unknown> | undefined;
    first.control.refuse = (method) => {
      if (method === "PUT") chosen ??= choose(second.config);
      return null;
    };
    await moveFiles({ isLast: true });
    await chosen;
    await start();
    await run();

    expect([await places(), await contents()]).toEqual([[await readCurrentPlace()], ["one", "two"]]);
    expect(await state()).toMatchObject({ state: "done" });
  });
});

test("files that are deleted or get a thumbnail during the move are not lost and not brought back", async () => {
  const server = await aBucketServer();
  await inBoth([server], async () => {
    const { board, max, task } = await attached("one");
    const { json } = await requestOn(board, max, `POST tasks/${task.id}/add-task-attachment-file`, {
      file: await aPicture(),
    });
    const pictureId = json.attachments[0].id as number;
    const { id } = await db.attachment.findFirstOrThrow({ where: { attachmentType: "text/plain" } });
    await choose(server.config);
    await start();
    const thumbnail = () => makeThumbnail({ attachmentId: pictureId });
    let changed: Promise<unknown> | undefined;
    server.control.refuse = (method) => {
      if (method === "PUT") changed ??= db.attachment.delete({ where: { id } }).then(thumbnail);
      return null;
    };
    await run();
    await changed;
    await clearDiscarded(tomorrow());

    const picture = await db.attachment.findUniqueOrThrow({ where: { id: pictureId } });
    expect([picture.driver, await db.attachment.count()]).toEqual([await readCurrentPlace(), 1]);
    expect((await buffer(await storageOf(picture.driver).read(picture.thumbnailPath ?? ""))).length).toBeGreaterThan(0);
    expect(await db.discardedFile.count()).toBe(0);
  });
});

test("clean-ups after a cloned task and an abandoned upload during the move remove no file in use", async () => {
  const server = await aBucketServer();
  await inBoth([server], async () => {
    const { board, max, task } = await attached("one");
    const { filePath } = await db.attachment.findFirstOrThrow();
    await choose(server.config);
    await start();
    await dropUnclaimed([{ path: filePath ?? "" }]);
    let cleaned: Promise<unknown> | undefined;
    const cleanUp = async () => {
      const abandoned = await storeFile("2026/12/03/abandoned", [Buffer.from("x")], "local");
      await requestOn(board, max, `POST tasks/${task.id}/clone-task`, {
        ...{ title: "Copy", stage_id: task.stageId, attachment: true },
        ...{ assignee: false, subtask: false, label: false, comment: false },
      });
      await dropUnclaimed([abandoned]);
      await clearDiscarded();
    };
    server.control.refuse = (method) => {
      if (method === "GET") cleaned ??= cleanUp();
      return null;
    };
    await run();
    await cleaned;
    await clearDiscarded();

    expect([await contents(), storedPaths()]).toEqual([["one", "one"], [filePath]]);
    await clearDiscarded(tomorrow());
    expect([await contents(), storedPaths(), await places()]).toEqual([["one", "one"], [], [await readCurrentPlace()]]);
  });
});

test("the move of a killed process gets a new job, one that has a job none", async () => {
  const server = await aBucketServer();
  await inBoth([server], async () => {
    await attached("one");
    await choose(server.config);
    await start();
    await requeueLost();
    expect(await pendingJobs("move-files")).toBe(1);
    await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;

    await requeueLost();
    await run();

    expect(await state()).toMatchObject({ state: "done", files_done: 1 });
  });
});

test("403 for a service admin", async () => {
  const as = await aServiceAdmin();

  expect(statusesOf([await call(GET, { as }), await call(POST, { as }), await call(DELETE, { as })])).toEqual([
    403, 403, 403,
  ]);
});
