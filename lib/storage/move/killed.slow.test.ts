import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { POST as CHOOSE } from "@/app/wp-json/boards/v2/admin/storage-settings/route";
import { POST as MOVE } from "@/app/wp-json/boards-app/v1/storage/move/route";
import { POST as LOGO } from "@/app/wp-json/boards-app/v1/logo/route";
import { makeThumbnail } from "@/lib/attachments/thumbnail";
import { db } from "@/lib/db";
import { requeueLost } from "@/lib/jobs/tasks";
import { readStoredLogo } from "@/lib/settings/logo/read";
import { readCurrentPlace } from "@/lib/storage/current-place";
import { clearDiscarded } from "@/lib/storage/ledger";
import { storageOf } from "@/lib/storage/storage";
import {
  aBoardOfAnna,
  aFile,
  anAdmin,
  aPhotographedPerson,
  aPicture,
  aTask,
  call,
  inSeparateTransaction,
  requestOn,
  runJobs,
  storedPaths,
  waitForBlockedStatements,
  withSettings,
} from "@/lib/testing";
import { aBucketServer } from "@/lib/testing/doubles/buckets";
import { aJobProcess } from "@/lib/testing/probes/job-process";

type Server = Awaited<ReturnType<typeof aBucketServer>>;
interface Scene {
  server: Server;
  kill: () => void;
}

const FILES = 14;
/** So large that it is sent in parts. */
const LARGE = 9 * 1024 * 1024;
const tomorrow = () => new Date(Date.now() + 25 * 60 * 60 * 1000);

async function aSiteWithFiles() {
  const { board, max, toDo } = await aBoardOfAnna();
  const task = await aTask(toDo);
  const add = (file: File) => requestOn(board, max, `POST tasks/${task.id}/add-task-attachment-file`, { file });
  for (let at = 1; at < FILES - 3; at += 1) await add(aFile(`${at}.txt`, `text ${at} `.repeat(at * 100)));
  await add(aFile("large.txt", Buffer.alloc(LARGE, "large ")));
  const { json } = await add(await aPicture());
  await makeThumbnail({ attachmentId: json.attachments[0].id });
  await aPhotographedPerson();
  await call(LOGO, { as: await anAdmin(), body: { logo: await aPicture() } });
  await clearDiscarded();
}

/** What each record names. */
async function recorded() {
  const attachments = await db.attachment.findMany({ where: { filePath: { not: null } }, orderBy: { id: "asc" } });
  const people = await db.user.findMany({ where: { photoFile: { not: null } }, orderBy: { id: "asc" } });
  const logo = await readStoredLogo();
  return [
    ...attachments.flatMap(({ driver, filePath, thumbnailPath }) =>
      [filePath, thumbnailPath].flatMap((path) => (path === null ? [] : [{ driver, path }])),
    ),
    ...people.map(({ photoDriver, photoFile }) => ({ driver: photoDriver ?? "", path: photoFile ?? "" })),
    ...(logo ? [{ driver: logo.driver, path: logo.path }] : []),
  ];
}

/** Digests, since comparing megabytes takes minutes. */
const contents = async () =>
  Promise.all(
    (await recorded()).map(async ({ driver, path }) =>
      createHash("sha256")
        .update(await buffer(await storageOf(driver).read(path)))
        .digest("hex"),
    ),
  );

/** When the server gets the request of this number that fits. */
const atRequest =
  (number: number, fits: (method: string, path: string) => boolean) =>
  ({ server: { control }, kill }: Scene) =>
    new Promise<void>((done) => {
      let left = number;
      control.refuse = (method, path) => {
        if (fits(method, path) && (left -= 1) === 0) {
          kill();
          done();
        }
        return null;
      };
    });

async function whileRecordsAreLocked({ kill }: Scene) {
  await inSeparateTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM attachment FOR UPDATE`;
    await waitForBlockedStatements();
    kill();
  });
}

async function afterFiles(number: number, { kill }: Scene) {
  await expect
    .poll(async () => (await db.fileMove.findFirst())?.filesDone ?? 0, { timeout: 20_000, interval: 1 })
    .toBeGreaterThanOrEqual(number);
  kill();
}

test.each<[string, (scene: Scene) => Promise<void>]>([
  ["while it sends the first file", atRequest(1, (method) => method === "PUT")],
  ["between two parts of a large file", atRequest(1, (_, path) => path.includes("partNumber=2"))],
  ["before it reads a copy back", atRequest(3, (method) => method === "GET")],
  ["before a record names its copy", whileRecordsAreLocked],
  ["after five files", (scene) => afterFiles(5, scene)],
])(
  "a process that is killed %s leaves every file readable, and the move goes on to its end, without doubles",
  { timeout: 120_000 },
  async (_, killAtTheMoment) => {
    const server = await aBucketServer();
    await withSettings(server.allowed, async () => {
      await aSiteWithFiles();
      const before = await contents();
      await call(CHOOSE, { as: await anAdmin(), body: { config: server.config } });
      const place = await readCurrentPlace();
      await call(MOVE, { as: await anAdmin() });

      const { kill, ended } = aJobProcess("move-files");
      await Promise.race([killAtTheMoment({ server, kill }), ended()]);
      expect(await ended()).toBe("SIGKILL");
      server.control.refuse = () => null;

      expect(await db.fileMove.findFirst()).toMatchObject({ state: "running", filesTotal: FILES });
      expect(await contents()).toEqual(before);
      // The database needs a moment to notice that the process is gone.
      await expect.poll(continued, { timeout: 20_000 }).toBe("done");
      expect(await db.fileMove.findFirst()).toMatchObject({ filesTotal: FILES, filesDone: FILES });
      expect([await db.fileMoveFailure.count(), new Set((await recorded()).map(({ driver }) => driver))]).toEqual([
        0,
        new Set([place]),
      ]);
      await clearDiscarded(tomorrow());
      expect(await contents()).toEqual(before);
      expect([storedPaths(), await db.discardedFile.count()]).toEqual([[], 0]);
      expect(await server.names()).toEqual((await recorded()).map(({ path }) => path).sort());
    });
  },
);

async function continued() {
  await requeueLost();
  await runJobs((name) => name === "move-files");
  return (await db.fileMove.findFirst())?.state;
}
