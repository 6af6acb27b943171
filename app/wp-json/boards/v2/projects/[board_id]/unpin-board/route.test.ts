import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, onBoard } from "@/lib/testing";
import { testForbiddenFor } from "@/lib/testing/probes/forbidden";
import { PUT } from "./route";

const unpin = onBoard(PUT);

describe("PUT /projects/:board_id/unpin-board", () => {
  test("unpins only for oneself; answers 400 when it is not pinned", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    await db.boardPin.createMany({ data: [anna, max].map(({ id: userId }) => ({ boardId: board.id, userId })) });

    const unpinned = await unpin(max, board);
    const again = await unpin(max, board);

    expect([unpinned.status, unpinned.json]).toEqual([200, { message: "Board is removed from pinned boards" }]);
    expect([again.status, again.json.code, again.json.message]).toEqual([
      400,
      "rest_invalid_param",
      "Board is not pinned",
    ]);
    expect(await db.boardPin.findMany()).toMatchObject([{ userId: anna.id }]);
  });

  testForbiddenFor("viewer", unpin);
});
