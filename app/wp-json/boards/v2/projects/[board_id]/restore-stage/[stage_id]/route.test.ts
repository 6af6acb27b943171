import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aStage, stageTitles } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { PUT } from "./route";

describe("PUT /projects/:board_id/restore-stage/:stage_id", () => {
  test("brings the stage back behind the others, and writes a line", async () => {
    const { max, board } = await aBoardOfAnna();
    const stage = await aStage(board, { title: "Later", position: 0, archivedAt: new Date() });

    const { status, json } = await call(PUT, { as: max, params: { board_id: board.id, stage_id: stage.id } });

    expect([status, json]).toMatchObject([
      200,
      {
        success: true,
        message: "Stage has been restored",
        updatedStage: { id: stage.id, position: "4.00", archived_at: null },
      },
    ]);
    expect(await stageTitles(board.id)).toEqual(["To do", "Doing", "Done", "Later"]);
    expect(await db.activity.findMany()).toMatchObject([
      { boardId: board.id, action: "restored", column: "stage", oldValue: "Later", createdById: max.id },
    ]);
  });

  test("an active stage does not move, and writes no line", async () => {
    const { max, board, toDo } = await aBoardOfAnna();

    const { json } = await call(PUT, { as: max, params: { board_id: board.id, stage_id: toDo.id } });

    expect(json.updatedStage.position).toBe("1.00");
    expect(await db.activity.count()).toBe(0);
  });

  test("403 for a viewer, 404 for another board's stage, and it stays archived", async () => {
    const { max, vera, board } = await aBoardOfAnna();
    const [own, others] = [
      await aStage(board, { archivedAt: new Date() }),
      await aStage((await aBoardOfAnna()).board, { archivedAt: new Date() }),
    ];

    expect((await call(PUT, { as: vera, params: { board_id: board.id, stage_id: own.id } })).status).toBe(403);
    expect((await call(PUT, { as: max, params: { board_id: board.id, stage_id: others.id } })).json.message).toBe(
      "Stage not found",
    );
    expect(await db.stage.count({ where: { archivedAt: null } })).toBe(6);
  });
});
