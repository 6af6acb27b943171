import { describe, expect, test } from "vitest";
import { GET as LIST } from "@/app/wp-json/boards/v2/projects/route";
import { db } from "@/lib/db";
import { aBoardOfAnna, call, onBoard, statusesAtOnce } from "@/lib/testing";
import { testForbiddenFor } from "@/lib/testing/probes/forbidden";
import { PUT as UNPIN } from "../unpin-board/route";
import { PUT } from "./route";

const pin = onBoard(PUT);

describe("PUT /projects/:board_id/pin-board", () => {
  test("pins only for oneself, and repeating changes nothing", async () => {
    const { anna, max, board } = await aBoardOfAnna();

    const answers = [await pin(max, board), await pin(max, board)];

    for (const { status, json } of answers)
      expect([status, json]).toEqual([200, { message: "The Board has been pinned" }]);
    expect(await db.boardPin.findMany()).toMatchObject([{ boardId: board.id, userId: max.id }]);
    const pinned = async (as: typeof anna) => (await call(LIST, { as, query: { option: "pinned" } })).json.boards.total;
    expect([await pinned(max), await pinned(anna)]).toEqual([1, 0]);
    expect(await db.activity.count()).toBe(0);
  });

  test("eight requests at once leave one pin, and one of eight unpins it", async () => {
    const { max, board } = await aBoardOfAnna();

    expect(await statusesAtOnce(8, () => pin(max, board))).toEqual(Array(8).fill(200));
    expect(await db.boardPin.count()).toBe(1);
    expect(await statusesAtOnce(8, () => onBoard(UNPIN)(max, board))).toEqual([200, ...Array(7).fill(400)]);
  });

  testForbiddenFor("viewer", pin);
});
