import { describe, expect, test } from "vitest";
import { GET as CHANGES } from "@/app/wp-json/boards/v2/projects/[board_id]/has-data-changed/route";
import { GET as READ } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import { POST as CREATE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import { GET as LIST } from "@/app/wp-json/boards/v2/projects/route";
import { db } from "@/lib/db";
import { aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { anAdmin, aUser } from "@/lib/testing/factories/people";
import { PUT as RESTORE } from "../restore-board/route";
import { PUT } from "./route";

describe("PUT /projects/:board_id/archive-board", () => {
  test("takes the board out of the list of active ones, with all that stands on it, and puts it back", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const params = { board_id: board.id };
    await aTask(toDo);
    const listed = async (option: string) => (await call(LIST, { as: max, query: { option } })).json.boards.total;

    const archived = await call(PUT, { as: anna, params });
    expect([archived.status, archived.json.message]).toEqual([200, "Board has been archived successfully!"]);
    expect(archived.json.board).toMatchObject({
      id: board.id,
      archived_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      settings: { tasks_count: 1 },
    });
    expect([await listed("active"), await listed("archived")]).toEqual([0, 1]);
    expect((await call(READ, { as: max, params })).json.board.archived_at).toBe(archived.json.board.archived_at);

    const restored = await call(RESTORE, { as: anna, params });
    expect([restored.status, restored.json.message, restored.json.board.archived_at]).toEqual([
      200,
      "Board has been restored successfully!",
      null,
    ]);
    expect([await listed("active"), await listed("archived")]).toEqual([1, 0]);
    expect([
      await db.task.count({ where: { archivedAt: null } }),
      await db.stage.count({ where: { archivedAt: null } }),
    ]).toEqual([1, 3]);
    expect([await db.activity.count(), await db.notification.count()]).toEqual([2, 0]);
  });

  test("archiving it again renews the time", async () => {
    const { anna, board } = await aBoardOfAnna();
    const params = { board_id: board.id };
    await db.board.update({ where: { id: board.id }, data: { archivedAt: new Date("2020-01-01T00:00:00Z") } });

    expect((await call(PUT, { as: anna, params })).json.board.archived_at).not.toContain("2020-");
    expect(await db.activity.count()).toBe(0);
  });

  test("an archived board can still be written", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    await call(PUT, { as: anna, params: { board_id: board.id } });

    const { status } = await call(CREATE, {
      as: max,
      params: { board_id: board.id },
      body: { task: { title: "Still", board_id: board.id, stage_id: toDo.id } },
    });

    expect(status).toBe(201);
  });

  test("whoever has it open is told", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    await db.board.update({ where: { id: board.id }, data: { updatedAt: new Date("2020-01-01T00:00:00Z") } });
    const { json: whole } = await call(READ, { as: max, params: { board_id: board.id } });

    await call(PUT, { as: anna, params: { board_id: board.id } });
    const { json } = await call(CHANGES, {
      as: max,
      params: { board_id: board.id },
      query: { since: whole.synced_at },
    });

    expect([json.has_changes, json.board.archived_at === null]).toEqual([true, false]);
  });

  test("an admin may, too; 404 where there is no board", async () => {
    const { board } = await aBoardOfAnna();
    const admin = await anAdmin();

    expect((await call(PUT, { as: admin, params: { board_id: board.id } })).status).toBe(200);
    expect((await call(PUT, { as: admin, params: { board_id: 999_999 } })).status).toBe(404);
  });

  test("403 for a member, a viewer and a stranger, and the board stays", async () => {
    const { max, vera, board } = await aBoardOfAnna();
    const stranger = await aUser();

    for (const as of [max, vera, stranger])
      expect((await call(PUT, { as, params: { board_id: board.id } })).status).toBe(403);
    expect(await db.board.findUnique({ where: { id: board.id } })).toMatchObject({
      archivedAt: null,
      updatedAt: board.updatedAt,
    });
  });
});
