import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { notificationsDuring } from "@/lib/testing/probes/live";
import { anAdmin, aUser } from "@/lib/testing/factories/people";
import { PUT } from "./route";

describe("PUT /projects/:board_id/update-board-properties", () => {
  test("stores the roadmap's page and the mails about stages in the board's meta, and notifies viewers", async () => {
    const { anna, board } = await aBoardOfAnna();

    const events = await notificationsDuring(async () => {
      const { status, json } = await call(PUT, {
        as: anna,
        params: { board_id: board.id },
        body: { page_id: 120, enable_stage_change_email: "yes" },
      });
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

    expect((await call(PUT, { as: anna, params: { board_id: board.id }, body })).json.board.meta).toEqual(meta);
  });

  test.each([
    [{ page_id: "front" }, "page_id"],
    [{ page_id: [1] }, "page_id"],
    [{ enable_stage_change_email: "perhaps" }, "enable_stage_change_email"],
  ])("answers 400 for %j, and the board stays", async (body, field) => {
    const { anna, board } = await aBoardOfAnna();

    const { status, json } = await call(PUT, { as: anna, params: { board_id: board.id }, body });

    expect([status, Object.keys(json.data.params)]).toEqual([400, [field]]);
    expect(await db.board.findUnique({ where: { id: board.id } })).toEqual(board);
  });

  test("answers 403 for a member, a viewer and a stranger, 404 for an admin when the board does not exist", async () => {
    const { max, vera, board } = await aBoardOfAnna();
    const body = { page_id: 1, enable_stage_change_email: "no" };

    for (const as of [max, vera, await aUser()])
      expect((await call(PUT, { as, params: { board_id: board.id }, body })).status).toBe(403);
    expect((await call(PUT, { as: await anAdmin(), params: { board_id: 999_999 }, body })).status).toBe(404);
    expect(await db.board.findUnique({ where: { id: board.id } })).toEqual(board);
  });
});
