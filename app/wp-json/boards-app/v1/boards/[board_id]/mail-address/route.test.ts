import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aMailAddress, aStage, aBoard, atOnce, onBoard } from "@/lib/testing";
import { testForbidden } from "@/lib/testing/contract/refusals";
import { withSettings } from "@/lib/testing/factories/settings";
import { DELETE, GET, PUT } from "./route";

const [read, save, remove] = [onBoard(GET), onBoard(PUT), onBoard(DELETE)];

describe("/boards/:board_id/mail-address", () => {
  testForbidden(GET, PUT, DELETE);

  test("PUT creates an address of one's own that nobody can guess, and then changes only its stage", async () => {
    const { anna, max, board, doing } = await aBoardOfAnna();
    expect((await read(max, board)).json).toEqual({ mail_address: null });

    const first = (await save(max, board, {})).json.mail_address;
    const second = (await save(max, board, { stage_id: doing.id })).json.mail_address;
    const other = (await save(anna, board, {})).json.mail_address;

    expect(first).toEqual({
      address: expect.stringMatching(/^board-[a-z0-9]{26}@in\.boards\.test$/),
      stage_id: null,
      created_at: expect.any(String),
    });
    expect(second).toEqual({ ...first, stage_id: doing.id });
    expect(other.address).not.toBe(first.address);
    expect((await read(max, board)).json.mail_address).toEqual(second);
    expect((await save(max, board, { stage_id: null })).json.mail_address.stage_id).toBeNull();
  });

  test("two at once create one address", async () => {
    const { max, board } = await aBoardOfAnna();

    const answers = await atOnce(5, () => save(max, board, {}));

    expect(new Set(answers.map(({ json }) => json.mail_address.address)).size).toBe(1);
  });

  test("S22: the database has no address that a copy of it would reveal", async () => {
    const { max, board } = await aBoardOfAnna();
    const { address } = (await save(max, board, {})).json.mail_address;

    const key = address.slice("board-".length, address.indexOf("@"));
    expect(JSON.stringify(await db.boardMailAddress.findMany())).not.toContain(key);
  });

  test("DELETE removes only one's own", async () => {
    const { max, anna, board } = await aBoardOfAnna();
    await aMailAddress(board, max);
    await aMailAddress(board, anna);

    expect((await remove(max, board)).json).toEqual({ message: "Your address has been removed" });

    expect((await read(max, board)).json.mail_address).toBeNull();
    expect((await read(anna, board)).json.mail_address).not.toBeNull();
  });

  test("an address from before another secret of the site counts as none, and PUT replaces it", async () => {
    const { max, board } = await aBoardOfAnna();
    await aMailAddress(board, max);
    await db.boardMailAddress.updateMany({ data: { encryptedKey: "x" } });

    expect((await read(max, board)).json.mail_address).toBeNull();
    expect((await save(max, board, {})).json.mail_address.address).toMatch(/^board-/);
  });

  test("PUT refuses another board’s stage, an archived one, a closed board and what is no id", async () => {
    const { max, board, done } = await aBoardOfAnna();
    const foreign = await aStage(await aBoard());
    await db.stage.update({ where: { id: done.id }, data: { archivedAt: new Date() } });

    const statuses = [];
    for (const stage_id of [foreign.id, done.id, "first"]) statuses.push((await save(max, board, { stage_id })).status);
    expect(statuses).toEqual([404, 400, 400]);

    await db.board.update({ where: { id: board.id }, data: { isTemplate: true } });
    expect((await save(max, board, {})).json.message).toBe("Templates have no email address.");
    await db.board.update({ where: { id: board.id }, data: { archivedAt: new Date() } });
    expect((await save(max, board, {})).status).toBe(400);
    expect(await db.boardMailAddress.count()).toBe(0);
  });

  test("403 for a viewer", async () => {
    const { vera, board } = await aBoardOfAnna();

    for (const act of [read, save, remove]) expect((await act(vera, board, {})).status).toBe(403);
  });

  test("404 for everyone while the site receives no emails", async () => {
    const { max, board } = await aBoardOfAnna();

    await withSettings({ MAIL_IN_PORT: undefined }, async () => {
      for (const act of [read, save, remove]) expect((await act(max, board, {})).json.code).toBe("rest_no_route");
    });
  });
});
