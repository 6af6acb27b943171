import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { storeWholeUpload } from "@/lib/imports/uploads/take";
import { receiveAssembled } from "@/lib/storage/receive";
import { aFolder, anAdmin, aUser, call, type Caller, countersOf, recounted } from "@/lib/testing";
import { fileOf } from "@/lib/testing/factories/imports";
import type { User } from "@/generated/prisma/client";
import { POST } from "./route";

const tasks = Array.from({ length: 450 }, (_, at) => ({
  ...{ id: at + 1, title: `Task ${at + 1}`, stage: "1", position: at + 1 },
  // The first one comes after the last one, and two wait for each other.
  predecessors: at === 0 ? ["450"] : at === 1 ? ["3", "nowhere"] : at === 2 ? ["2"] : [],
}));

async function aFileOf(user: User, content = fileOf({ board: BOARD, tasks })) {
  const file = await receiveAssembled("x", [Buffer.from(content)], { limit: () => 10_000_000 });
  await storeWholeUpload("big.json", file, user);
}
const BOARD = { title: "Large", stages: [{ id: 1, title: "Only", position: 1 }] };

const send = (as: Caller | undefined, body: object) =>
  call(POST, { as, body: { filePath: "big.json", importFrom: "Native", ...body } });

const page = (as: Caller, number: number, board_id?: number) => send(as, { importing_page: number, board_id });

describe("POST /boards-import/process-json-import", () => {
  test("imports page by page, into a folder", async () => {
    const [admin, folder] = [await anAdmin(), await aFolder()];
    await aFileOf(admin);

    const { json: first } = await send(admin, { folder_id: folder.id });

    expect(first).toEqual({
      ...{ total: 450, completed: 200, total_page: 3, has_more: true, last_page: 1 },
      ...{ board_id: expect.any(Number), message: "Processing..." },
    });
    const board = await db.board.findUniqueOrThrow({ where: { id: first.board_id } });
    expect(board).toMatchObject({ title: "Large", folderId: folder.id, tasksCount: 200 });
    expect((await page(admin, 2, board.id)).json).toMatchObject({ completed: 400, has_more: true, last_page: 2 });
    expect((await page(admin, 3, board.id)).json).toMatchObject({ completed: 450, has_more: false, last_page: 3 });
    expect(await countersOf(board)).toEqual(await recounted(board));
    expect(await titlesOf(board)).toEqual(tasks.map(({ title }) => title));
    expect(await linksOf(board)).toEqual([
      ["Task 450", "Task 1"],
      ["Task 3", "Task 2"],
    ]);
    const session = await db.importSession.findFirstOrThrow();
    expect(session).toMatchObject({ status: "completed", percentage: 100, completed: 450, filePath: null });
    expect((session.report as { notes: unknown[] }).notes).toHaveLength(2);
  });

  test("changes nothing when pages are repeated, skipped, or sent twice at once", async () => {
    const admin = await anAdmin();
    await aFileOf(admin);

    const firsts = await Promise.all([send(admin, {}), send(admin, {})]);
    const board = { id: Number(firsts[0]?.json.board_id) };
    const thirds = await Promise.all([page(admin, 3, board.id), page(admin, 3, board.id), send(admin, {})]);
    const again = [await page(admin, 2, board.id), await send(admin, {}), await page(admin, 99, board.id)];

    expect(firsts[1]?.json).toEqual(firsts[0]?.json);
    expect(thirds.map(({ json }) => [json.completed, json.has_more])).toEqual([
      [450, false],
      [450, false],
      [200, true],
    ]);
    expect(again.map(({ json }) => [json.completed, json.has_more, json.board_id])).toEqual([
      [400, true, board.id],
      [200, true, board.id],
      [450, false, board.id],
    ]);
    expect([await db.board.count(), (await titlesOf(board)).length]).toEqual([1, 450]);
  });

  test("422 for an invalid file, again and again, and for an upload or import that does not exist", async () => {
    const admin = await anAdmin();
    await aFileOf(admin, "{");
    const board = await db.board.create({ data: { title: "Another" } });

    const answers = [
      ...[await send(admin, {}), await send(admin, {})],
      ...[await send(admin, { filePath: "other.json" }), await page(admin, 2, board.id)],
    ];

    expect(answers.map(({ status, json }) => [status, json.message])).toEqual([
      [422, "Invalid JSON."],
      [422, "Invalid JSON."],
      [422, "The import file was not found. Please upload it again."],
      [422, "This import was not found. Please start it again."],
    ]);
    expect(await db.board.count()).toBe(1);
  });

  test.each([
    { importing_page: 0 },
    { importing_page: "x" },
    { filePath: "" },
    { importFrom: "" },
    { importing_page: 2 },
  ])("400 for %o", async (body) => {
    expect((await send(await anAdmin(), body)).status).toBe(400);
  });

  test("401 for anonymous requests, and 403 for others than administrators", async () => {
    expect([(await send(undefined, {})).status, (await send(await aUser(), {})).status]).toEqual([401, 403]);
  });
});

const titlesOf = async ({ id: boardId }: { id: number }) =>
  (await db.task.findMany({ where: { boardId }, orderBy: { position: "asc" } })).map(({ title }) => title);

const linksOf = async ({ id: boardId }: { id: number }) =>
  (
    await db.taskDependency.findMany({
      where: { boardId },
      include: { predecessor: true, successor: true },
      orderBy: { successorId: "asc" },
    })
  ).map(({ predecessor, successor }) => [predecessor.title, successor.title]);
