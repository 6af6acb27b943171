import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, notificationsDuring, onBoard, storedBoard } from "@/lib/testing";
import { testForbiddenFor } from "@/lib/testing/probes/forbidden";
import { PUT } from "./route";

const update = onBoard(PUT);

describe("PUT /projects/:board_id/update-board-properties", () => {
  test("stores the roadmap's page and the mails about stages in the board's meta, and notifies viewers", async () => {
    const { anna, board } = await aBoardOfAnna();

    const events = await notificationsDuring(async () => {
      const { status, json } = await update(anna, board, { page_id: 120, enable_stage_change_email: "yes" });
      expect([status, json.message]).toEqual([200, "Board has been updated"]);
      expect(json.board).toMatchObject({
        id: board.id,
        title: board.title,
        meta: { roadmap_page_id: "120", enable_stage_change_email: "yes" },
        isUserOnlyViewer: false,
      });
    });

    expect(events).toEqual([{ board: board.id, what: "board" }]);
  });

  test.each([
    [{ enable_stage_change_email: false }, { roadmap_page_id: "120", enable_stage_change_email: "no" }],
    [{ page_id: "7" }, { roadmap_page_id: "7", enable_stage_change_email: "yes" }],
    [{ page_id: "" }, { enable_stage_change_email: "yes" }],
    [{ page_id: null }, { enable_stage_change_email: "yes" }],
    [{}, { roadmap_page_id: "120", enable_stage_change_email: "yes" }],
  ])("%j changes only that", async (body, meta) => {
    const { anna, board } = await aBoardOfAnna();
    await db.board.update({ where: { id: board.id }, data: { roadmapPageId: "120", enableStageChangeEmail: true } });

    expect((await update(anna, board, body)).json.board.meta).toEqual(meta);
  });

  test.each([
    [{ page_id: "front" }, "page_id"],
    [{ page_id: [1] }, "page_id"],
    [{ enable_stage_change_email: "perhaps" }, "enable_stage_change_email"],
  ])("answers 400 for %j, and the board stays", async (body, field) => {
    const { anna, board } = await aBoardOfAnna();

    const { status, json } = await update(anna, board, body);

    expect([status, Object.keys(json.data.params)]).toEqual([400, [field]]);
    expect(await storedBoard(board)).toEqual(board);
  });

  testForbiddenFor("member", (max, board) => update(max, board, { page_id: 1 }));
});
