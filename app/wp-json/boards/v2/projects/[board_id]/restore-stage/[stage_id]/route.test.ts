import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aStage, onRecord, stageTitles } from "@/lib/testing";
import { PUT } from "./route";

const restore = onRecord(PUT, "stage_id");

describe("PUT /projects/:board_id/restore-stage/:stage_id", () => {
  test("restores the stage after the others, and records an activity", async () => {
    const { max, board } = await aBoardOfAnna();
    const stage = await aStage(board, { title: "Later", position: 0, archivedAt: new Date() });

    const { status, json } = await restore(max, stage);

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

  test("an active stage does not move, and records no activity", async () => {
    const { max, toDo } = await aBoardOfAnna();

    const { json } = await restore(max, toDo);

    expect(json.updatedStage.position).toBe("1.00");
    expect(await db.activity.count()).toBe(0);
  });

  test("answers 403 for a viewer, 404 for another board's stage", async () => {
    const { max, vera, board } = await aBoardOfAnna();
    const archived = { archivedAt: new Date() };

    expect((await restore(vera, await aStage(board, archived))).status).toBe(403);
    expect((await restore(max, { ...(await aStage(await aBoard(), archived)), boardId: board.id })).json.message).toBe(
      "Stage not found",
    );
  });
});
