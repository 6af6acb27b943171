import { describe, expect, test } from "vitest";
import { GET as LIST } from "@/app/wp-json/boards/v2/projects/route";
import { db } from "@/lib/db";
import { aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { anAdmin, aUser } from "@/lib/testing/factories/people";
import { PUT as UNPIN } from "../unpin-board/route";
import { PUT } from "./route";

describe("PUT /projects/:board_id/pin-board", () => {
  test("pins for oneself alone, and twice is the same as once", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    const params = { board_id: board.id };

    const answers = [await call(PUT, { as: max, params }), await call(PUT, { as: max, params })];

    for (const { status, json } of answers)
      expect([status, json]).toEqual([200, { message: "The Board has been pinned" }]);
    expect(await db.boardPin.findMany()).toMatchObject([{ boardId: board.id, userId: max.id }]);
    const pinned = async (as: typeof anna) => (await call(LIST, { as, query: { option: "pinned" } })).json.boards.total;
    expect([await pinned(max), await pinned(anna)]).toEqual([1, 0]);
    expect(await db.activity.count()).toBe(0);
  });

  test("eight at once leave one pin, and one of eight unpins it", async () => {
    const { max, board } = await aBoardOfAnna();
    const eight = (handler: typeof PUT) =>
      Promise.all(Array.from({ length: 8 }, () => call(handler, { as: max, params: { board_id: board.id } })));

    expect((await eight(PUT)).map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await db.boardPin.count()).toBe(1);
    expect((await eight(UNPIN)).map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(400)]);
  });

  test("an admin pins what he is no member of; 404 where there is no board", async () => {
    const { board } = await aBoardOfAnna();
    const admin = await anAdmin();

    expect((await call(PUT, { as: admin, params: { board_id: board.id } })).status).toBe(200);
    expect((await call(PUT, { as: admin, params: { board_id: 999_999 } })).status).toBe(404);
  });

  test("403 for a viewer and for a stranger, and the pins stay", async () => {
    const { vera, board } = await aBoardOfAnna();
    const stranger = await aUser();
    await db.boardPin.create({ data: { boardId: board.id, userId: vera.id } });

    for (const as of [vera, stranger])
      expect((await call(PUT, { as, params: { board_id: board.id } })).status).toBe(403);
    expect(await db.boardPin.findMany()).toMatchObject([{ userId: vera.id }]);
  });
});
