import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { anAdmin, aUser } from "@/lib/testing/factories/people";
import { PUT } from "./route";

async function anArchivedBoardOfAnna() {
  const all = await aBoardOfAnna();
  const board = await db.board.update({
    where: { id: all.board.id },
    data: { archivedAt: new Date("2020-01-01T00:00:00Z") },
  });
  return { ...all, board, params: { board_id: board.id } };
}

describe("PUT /projects/:board_id/restore-board", () => {
  test("brings the board back with a line; once more changes nothing", async () => {
    const { anna, board, params } = await anArchivedBoardOfAnna();

    const answers = [await call(PUT, { as: anna, params }), await call(PUT, { as: anna, params })];

    for (const { status, json } of answers)
      expect([status, json]).toMatchObject([
        200,
        { message: "Board has been restored successfully!", board: { id: board.id, archived_at: null } },
      ]);
    expect(await db.activity.findMany()).toMatchObject([
      {
        boardId: board.id,
        taskId: null,
        action: "restored",
        column: "board",
        oldValue: board.title,
        createdById: anna.id,
      },
    ]);
    expect(await db.notification.count()).toBe(0);
  });

  test("an admin may, too; 404 where there is no board", async () => {
    const { params } = await anArchivedBoardOfAnna();
    const admin = await anAdmin();

    expect((await call(PUT, { as: admin, params })).status).toBe(200);
    expect((await call(PUT, { as: admin, params: { board_id: 999_999 } })).status).toBe(404);
  });

  test("403 for a member, a viewer and a stranger, and the board stays archived", async () => {
    const { max, vera, board, params } = await anArchivedBoardOfAnna();

    for (const as of [max, vera, await aUser()]) expect((await call(PUT, { as, params })).status).toBe(403);
    expect(await db.board.findUnique({ where: { id: board.id } })).toEqual(board);
  });
});
