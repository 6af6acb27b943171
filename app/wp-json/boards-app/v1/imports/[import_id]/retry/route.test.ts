import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { cancelImport, failImport } from "@/lib/imports/end";
import { importPage } from "@/lib/imports/page";
import { anAdmin, aUser, call, runJobs } from "@/lib/testing";
import { anImport, fileOf, imported } from "@/lib/testing/factories/imports";
import { POST } from "./route";

const tasks = Array.from({ length: 250 }, (_, at) => ({ id: at + 1, title: `Task ${at + 1}` }));
const FILE = fileOf({ board: { title: "Large" }, tasks });

describe("POST /imports/:import_id/retry", () => {
  test("continues where the import failed", async () => {
    const admin = await anAdmin();
    const session = await anImport(admin, FILE);
    await importPage(session, 1);
    await failImport(session.id, "Something went wrong.");

    const { json } = await call(POST, { as: admin, params: { import_id: session.id } });

    expect(json.import).toMatchObject({ status: "queued", ended_at: null });
    await runJobs();
    expect(await db.importSession.findFirst()).toMatchObject({ status: "completed", completed: 250 });
    expect([await db.board.count(), await db.task.count()]).toEqual([1, 250]);
  });

  test("409 for an import that did not fail or was canceled, and 404 for others", async () => {
    const admin = await anAdmin();
    const completed = await imported(admin, FILE);
    const canceled = await cancelImport(await anImport(admin, FILE));
    const former = await aUser();
    const statuses = [
      await call(POST, { as: admin, params: { import_id: completed.id } }),
      await call(POST, { as: admin, params: { import_id: canceled.id } }),
      await call(POST, { as: await anAdmin(), params: { import_id: completed.id } }),
      await call(POST, { params: { import_id: completed.id } }),
      await call(POST, { as: former, params: { import_id: (await imported(former, "{")).id } }),
    ].map(({ status }) => status);

    expect(statuses).toEqual([409, 409, 404, 401, 403]);
  });
});
