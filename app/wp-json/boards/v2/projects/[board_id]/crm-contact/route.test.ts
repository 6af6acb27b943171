import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, notificationsDuring, onBoard, storedBoard } from "@/lib/testing";
import { GET as READ } from "../route";
import { POST } from "./route";

const link = onBoard(POST);

describe("POST /projects/:board_id/crm-contact", () => {
  test("stores the contact in the board's meta, replaces the earlier one, and notifies viewers", async () => {
    const { max, board } = await aBoardOfAnna();

    const events = await notificationsDuring(async () => {
      for (const value of [7, "8"])
        expect((await link(max, board, { value })).json).toEqual({
          message: "Associated Crm Member has been updated",
        });
    });

    expect((await onBoard(READ)(max, board)).json.board.meta).toEqual({ crm_contact_id: "8" });
    expect(events).toEqual([
      { board: board.id, what: "board" },
      { board: board.id, what: "board" },
    ]);
  });

  test.each([null, "", 0, "0"])("%j removes the contact", async (value) => {
    const { max, board } = await aBoardOfAnna();
    await db.board.update({ where: { id: board.id }, data: { crmContactId: 7 } });

    expect((await link(max, board, { value })).status).toBe(200);
    expect(await storedBoard(board)).toMatchObject({ crmContactId: null });
  });

  test("answers 400 without a value and for an invalid id, 403 for a viewer; the contact stays", async () => {
    const { max, vera, board } = await aBoardOfAnna();

    expect((await link(max, board, {})).json.data.params).toEqual({ value: "The value field is required." });
    for (const value of ["abc", [1], { id: 1 }, 1.5]) expect((await link(max, board, { value })).status).toBe(400);
    expect((await link(vera, board, { value: 7 })).status).toBe(403);
    expect(await storedBoard(board)).toEqual(board);
  });
});
