import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { notificationsDuring } from "@/lib/testing/probes/live";
import { anAdmin, aUser } from "@/lib/testing/factories/people";
import { GET as READ } from "../route";
import { POST } from "./route";

describe("POST /projects/:board_id/crm-contact", () => {
  test("stores the contact in the board's meta, replaces the earlier one, and notifies viewers", async () => {
    const { max, board } = await aBoardOfAnna();
    const params = { board_id: board.id };

    const events = await notificationsDuring(async () => {
      for (const value of [7, "8"])
        expect((await call(POST, { as: max, params, body: { value } })).json).toEqual({
          message: "Associated Crm Member has been updated",
        });
    });

    expect((await call(READ, { as: max, params })).json.board.meta).toEqual({ crm_contact_id: "8" });
    expect(events).toEqual([
      { board: board.id, what: "board" },
      { board: board.id, what: "board" },
    ]);
  });

  test.each([null, "", 0, "0"])("%j removes the contact", async (value) => {
    const { max, board } = await aBoardOfAnna();
    await db.board.update({ where: { id: board.id }, data: { crmContactId: 7 } });

    expect((await call(POST, { as: max, params: { board_id: board.id }, body: { value } })).status).toBe(200);
    expect(await db.board.findUnique({ where: { id: board.id } })).toMatchObject({ crmContactId: null });
  });

  test("answers 400 without a value and for an invalid id, 403 for a viewer and a stranger, 404 when the board does not exist; the contact stays", async () => {
    const { max, vera, board } = await aBoardOfAnna();
    const params = { board_id: board.id };

    expect((await call(POST, { as: max, params, body: {} })).json.data.params).toEqual({
      value: "The value field is required.",
    });
    for (const value of ["abc", [1], { id: 1 }, 1.5])
      expect((await call(POST, { as: max, params, body: { value } })).status).toBe(400);
    for (const as of [vera, await aUser()])
      expect((await call(POST, { as, params, body: { value: 7 } })).status).toBe(403);
    expect((await call(POST, { as: await anAdmin(), params: { board_id: 999_999 }, body: { value: 7 } })).status).toBe(
      404,
    );
    expect(await db.board.findUnique({ where: { id: board.id } })).toEqual(board);
  });
});
