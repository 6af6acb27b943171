import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { importPage } from "@/lib/imports/page";
import { clearDiscarded } from "@/lib/storage/ledger";
import { aBoardOfAnna, anAdmin, aUser, call, runJobs } from "@/lib/testing";
import { anImport, fileOf, imported } from "@/lib/testing/factories/imports";
import { POST } from "./route";

const tasks = Array.from({ length: 250 }, (_, at) => ({ id: at + 1, title: `Task ${at + 1}` }));
const FILE = fileOf({ board: { title: "Large" }, tasks });

describe("POST /imports/:import_id/cancel", () => {
  test("deletes what has come so far, and nothing more comes", async () => {
    const admin = await anAdmin();
    const session = await anImport(admin, FILE, { credentials: { token: "secret" } });
    await importPage(session, 1);
    expect(await db.task.count()).toBe(200);

    const { json } = await call(POST, { as: admin, params: { import_id: session.id } });

    expect(json.import).toMatchObject({
      status: "failed",
      is_cancelled: true,
      message: "Import canceled",
      board_id: null,
    });
    await runJobs();
    await clearDiscarded(new Date(Date.now() + 1000));
    expect([await db.board.count(), await db.importReference.count(), await db.discardedFile.count()]).toEqual([
      0, 0, 0,
    ]);
    expect(await db.importSession.findFirst()).toMatchObject({ filePath: null, encryptedCredentials: null });
  });

  test("keeps a board that was there before", async () => {
    const admin = await anAdmin();
    const { board } = await aBoardOfAnna();
    const session = await anImport(admin, FILE, { boardId: board.id });
    await importPage(session, 1);

    await call(POST, { as: admin, params: { import_id: session.id } });

    expect(await db.board.count({ where: { id: board.id } })).toBe(1);
  });

  test("409 once it is over, and 404 for others", async () => {
    const admin = await anAdmin();
    const { id: import_id } = await imported(admin, FILE);
    const former = await aUser();
    const statuses = [
      await call(POST, { as: admin, params: { import_id } }),
      await call(POST, { as: await anAdmin(), params: { import_id } }),
      await call(POST, { params: { import_id } }),
      await call(POST, { as: former, params: { import_id: (await imported(former, "{")).id } }),
    ].map(({ status }) => status);

    expect(statuses).toEqual([409, 404, 401, 403]);
    expect(await db.task.count()).toBe(250);
  });
});
