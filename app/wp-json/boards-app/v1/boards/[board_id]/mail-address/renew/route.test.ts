import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aMailAddress, onBoard } from "@/lib/testing";
import { testForbidden } from "@/lib/testing/contract/refusals";
import { withSettings } from "@/lib/testing/factories/settings";
import { POST } from "./route";

const renew = onBoard(POST);

describe("POST /boards/:board_id/mail-address/renew", () => {
  testForbidden(POST);

  test("replaces the address and keeps its stage, or creates the first one", async () => {
    const { max, anna, board, doing } = await aBoardOfAnna();
    const before = await aMailAddress(board, max, doing);

    const after = (await renew(max, board)).json.mail_address;

    expect(after).toMatchObject({ stage_id: doing.id, address: expect.stringMatching(/^board-/) });
    expect(after.address).not.toBe(before);
    expect((await renew(anna, board)).json.mail_address).toMatchObject({ stage_id: null });
  });

  test("400 on an archived board, 403 for a viewer, 404 while the site receives no emails", async () => {
    const { max, vera, board } = await aBoardOfAnna();

    expect((await renew(vera, board)).status).toBe(403);
    expect((await withSettings({ MAIL_IN_PORT: undefined }, () => renew(max, board))).status).toBe(404);
    await db.board.update({ where: { id: board.id }, data: { archivedAt: new Date() } });
    expect((await renew(max, board)).status).toBe(400);
    expect(await db.boardMailAddress.count()).toBe(0);
  });
});
