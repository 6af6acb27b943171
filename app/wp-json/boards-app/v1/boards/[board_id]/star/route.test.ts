import { describe, expect, test } from "vitest";
import { GET as LIST } from "@/app/wp-json/boards/v2/projects/route";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aUser, call, statusesOf } from "@/lib/testing";
import { DELETE, PUT } from "./route";

describe("PUT and DELETE /boards/:board_id/star", () => {
  test("a viewer stars a board only for themselves and removes the star; repeating changes nothing", async () => {
    const { anna, vera, board } = await aBoardOfAnna();
    const params = { board_id: board.id };
    const starred = async (as: typeof anna) =>
      (await call(LIST, { as, query: { option: "pinned" } })).json.boards.total;

    const made = [await call(PUT, { as: vera, params }), await call(PUT, { as: vera, params })];
    expect([await starred(vera), await starred(anna)]).toEqual([1, 0]);
    const taken = [await call(DELETE, { as: vera, params }), await call(DELETE, { as: vera, params })];

    for (const { json } of made) expect(json).toEqual({ message: "The board is starred" });
    for (const { json } of taken) expect(json).toEqual({ message: "The board is not starred" });
    expect([await db.boardPin.count(), await db.activity.count()]).toEqual([0, 0]);
  });

  test("answers 403 for a stranger", async () => {
    const sent = { as: await aUser(), params: { board_id: (await aBoard()).id } };

    expect(statusesOf([await call(PUT, sent), await call(DELETE, sent)])).toEqual([403, 403]);
  });
});
