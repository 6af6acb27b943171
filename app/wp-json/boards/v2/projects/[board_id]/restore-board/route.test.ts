import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, expectOnlyActivity, LONG_AGO, onBoard } from "@/lib/testing";
import { testForbiddenFor } from "@/lib/testing/probes/forbidden";
import { PUT } from "./route";

const restore = onBoard(PUT);

describe("PUT /projects/:board_id/restore-board", () => {
  test("restores the board and records an activity; repeating changes nothing", async () => {
    const { anna, board } = await aBoardOfAnna();
    await db.board.update({ where: { id: board.id }, data: { archivedAt: LONG_AGO } });

    for (const { status, json } of [await restore(anna, board), await restore(anna, board)])
      expect([status, json]).toMatchObject([
        200,
        { message: "Board has been restored successfully!", board: { id: board.id, archived_at: null } },
      ]);
    await expectOnlyActivity(board, anna, { action: "restored", column: "board", oldValue: board.title });
    expect(await db.notification.count()).toBe(0);
  });

  testForbiddenFor("member", restore);
});
