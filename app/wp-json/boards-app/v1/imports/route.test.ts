import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { GET as readOne } from "@/app/wp-json/boards-app/v1/imports/[import_id]/route";
import { db } from "@/lib/db";
import { siteArchive } from "@/lib/exports/site";
import { zipOf } from "@/lib/exports/zip";
import { storeWholeUpload } from "@/lib/imports/uploads/take";
import { receiveAssembled } from "@/lib/storage/receive";
import { clearDiscarded } from "@/lib/storage/ledger";
import { aBoardOfAnna, anAdmin, aTask, aUser, call, type Caller, runJobs } from "@/lib/testing";
import { fileOf } from "@/lib/testing/factories/imports";
import { GET, POST } from "./route";

async function anUpload(user: User, content: string | Readable, name = "board.json") {
  const bytes = typeof content === "string" ? [Buffer.from(content)] : content;
  await storeWholeUpload(name, await receiveAssembled(name, bytes, { limit: () => 10_000_000 }), user);
}

const start = (as: Caller | undefined, body: object) =>
  call(POST, { as, body: { source: "native", file: "board.json", ...body } });

const FILE = fileOf({ board: { title: "Moved in" }, tasks: [{ id: 1, title: "One" }] });

describe("imports", () => {
  test("run in the background, and their progress and report can be read", async () => {
    const admin = await anAdmin();
    await anUpload(admin, FILE);

    const { json: started } = await start(admin, { title: "board.json" });

    expect(started.import).toMatchObject({
      ...{ status: "queued", phase: "queued", percentage: 0, completed: 0, total: 0, board_id: null },
      ...{ message: "Preparing import...", source: "native", title: "board.json", is_cancelled: false, ended_at: null },
    });
    await runJobs();
    const params = { import_id: started.import.import_id };
    const { json } = await call(readOne, { as: admin, params });
    expect(json.import).toMatchObject({
      ...{ status: "completed", phase: "completed", percentage: 100, completed: 1, total: 1 },
      report: { counts: { tasks: 1, stages: 3 }, people: { matched: 0, unmatched: [] }, more_notes: 0 },
    });
    expect((await call(GET, { as: admin })).json.imports).toEqual([json.import]);
    expect((await call(GET, { as: await anAdmin() })).json.imports).toEqual([]);
    expect((await call(readOne, { as: await anAdmin(), params })).status).toBe(404);
  });

  test("bring back a whole site, one import for each board, and its file is removed with the last one", async () => {
    const admin = await anAdmin();
    for (const title of ["One", "Two"]) await aTask((await aBoardOfAnna()).toDo, { title });
    await anUpload(admin, zipOf(siteArchive()), "site.zip");

    const { json } = await start(admin, { file: "site.zip" });

    expect(json.imports).toHaveLength(2);
    await runJobs();
    const sessions = await db.importSession.findMany();
    expect(sessions.map(({ status, filePath }) => [status, filePath])).toEqual([
      ["completed", null],
      ["completed", null],
    ]);
    expect((await db.task.findMany()).map(({ title }) => title).sort()).toEqual(["One", "One", "Two", "Two"]);
    await clearDiscarded(new Date(Date.now() + 1000));
    expect(await db.discardedFile.count()).toBe(0);
  });

  test("give the board the title that was chosen, and add tables to a board that exists", async () => {
    const admin = await anAdmin();
    const { board } = await aBoardOfAnna();
    await anUpload(admin, FILE);
    await anUpload(admin, "Title\nTwo\n", "tasks.csv");
    await anUpload(admin, "Title\nThree\n", "more.csv");

    await start(admin, { title: "Chosen", options: { into_board: board.id, folder: "other" } });
    await start(admin, { source: "csv", file: "tasks.csv", board_id: board.id });
    const missing = await start(admin, { source: "csv", file: "more.csv", board_id: 999_999 });

    await runJobs();
    expect(missing.status).toBe(404);
    const tasks = await db.task.findMany({ orderBy: { title: "asc" }, include: { board: true } });
    expect(tasks.map((task) => [task.title, task.board.title])).toEqual([
      ["One", "Chosen"],
      ["Two", board.title],
    ]);
  });

  test.each([
    [{ source: "elsewhere" }, 400],
    [{ source: "wordpress" }, 400],
    [{ file: "" }, 400],
    [{ source: "card-board-api", file: "" }, 400],
    [{ file: "other.json" }, 422],
    [{ file: "../board.json" }, 422],
    [{ folder_id: 99 }, 404],
  ])("refuse %o", async (body, expected) => {
    const admin = await anAdmin();
    await anUpload(admin, FILE);

    expect((await start(admin, body)).status).toBe(expected);
    expect([await db.importSession.count(), await db.upload.count()]).toEqual([0, 1]);
  });

  test("are for administrators", async () => {
    const other = await aUser();
    const statuses = [
      await start(undefined, {}),
      await start(other, {}),
      await call(GET, {}),
      await call(GET, { as: other }),
    ].map(({ status }) => status);

    expect(statuses).toEqual([401, 403, 401, 403]);
  });
});
