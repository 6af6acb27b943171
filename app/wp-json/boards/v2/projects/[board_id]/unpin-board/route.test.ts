import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { PUT } from "./route";

const pin = (boardId: number, ...people: { id: number }[]) =>
  db.boardPin.createMany({ data: people.map(({ id: userId }) => ({ boardId, userId })) });

describe("PUT /projects/:board_id/unpin-board", () => {
  test("unpins for oneself alone; 400 when it is not pinned", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    const params = { board_id: board.id };
    await pin(board.id, anna, max);

    const unpinned = await call(PUT, { as: max, params });
    const again = await call(PUT, { as: max, params });

    expect([unpinned.status, unpinned.json]).toEqual([200, { message: "Board is removed from pinned boards" }]);
    expect([again.status, again.json.code, again.json.message]).toEqual([
      400,
      "rest_invalid_param",
      "Board is not pinned",
    ]);
    expect(await db.boardPin.findMany()).toMatchObject([{ userId: anna.id }]);
  });

  test("403 for a viewer and for a stranger, and the pins stay", async () => {
    const { vera, board } = await aBoardOfAnna();
    await pin(board.id, vera);

    for (const as of [vera, await aUser()])
      expect((await call(PUT, { as, params: { board_id: board.id } })).status).toBe(403);
    expect(await db.boardPin.findMany()).toMatchObject([{ userId: vera.id }]);
  });
});
