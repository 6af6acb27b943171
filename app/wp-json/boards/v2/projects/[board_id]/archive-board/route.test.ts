import { describe, expect, test } from "vitest";
import { GET as CHANGES } from "@/app/wp-json/boards/v2/projects/[board_id]/has-data-changed/route";
import { GET as READ } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import { POST as CREATE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import { GET as LIST } from "@/app/wp-json/boards/v2/projects/route";
import { db } from "@/lib/db";
import { aBoardOfAnna, aTask, call, onBoard } from "@/lib/testing";
import { testForbiddenFor } from "@/lib/testing/probes/forbidden";
import { PUT as RESTORE } from "../restore-board/route";
import { PUT } from "./route";

const archive = onBoard(PUT);

describe("PUT /projects/:board_id/archive-board", () => {
  test("removes the board from the active list with everything on it, and puts it back", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    await aTask(toDo);
    const list = async (option: string) => (await call(LIST, { as: max, query: { option } })).json.boards.total;

    const archived = await archive(anna, board);
    expect([archived.status, archived.json.message]).toEqual([200, "Board has been archived successfully!"]);
    expect(archived.json.board).toMatchObject({
      id: board.id,
      archived_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      settings: { tasks_count: 1 },
    });
    expect([await list("active"), await list("archived")]).toEqual([0, 1]);
    expect((await onBoard(READ)(max, board)).json.board.archived_at).toBe(archived.json.board.archived_at);

    const restored = await onBoard(RESTORE)(anna, board);
    expect([restored.status, restored.json.message, restored.json.board.archived_at]).toEqual([
      200,
      "Board has been restored successfully!",
      null,
    ]);
    expect([await list("active"), await list("archived")]).toEqual([1, 0]);
    expect([
      await db.task.count({ where: { archivedAt: null } }),
      await db.stage.count({ where: { archivedAt: null } }),
    ]).toEqual([1, 3]);
    expect([await db.activity.count(), await db.notification.count()]).toEqual([2, 0]);
  });

  test("archiving again updates the time", async () => {
    const { anna, board } = await aBoardOfAnna();
    await db.board.update({ where: { id: board.id }, data: { archivedAt: new Date("2020-01-01T00:00:00Z") } });

    expect((await archive(anna, board)).json.board.archived_at).not.toContain("2020-");
    expect(await db.activity.count()).toBe(0);
  });

  test("an archived board can still be written", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    await archive(anna, board);

    const { status } = await onBoard(CREATE)(max, board, {
      task: { title: "Still", board_id: board.id, stage_id: toDo.id },
    });

    expect(status).toBe(201);
  });

  test("notifies everyone with the board open", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    await db.board.update({ where: { id: board.id }, data: { updatedAt: new Date("2020-01-01T00:00:00Z") } });
    const { json: whole } = await onBoard(READ)(max, board);

    await archive(anna, board);
    const { json } = await onBoard(CHANGES)(max, board, { since: whole.synced_at });

    expect([json.has_changes, json.board.archived_at === null]).toEqual([true, false]);
  });

  testForbiddenFor("member", archive);
});
