import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aStage, stageTitles } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { PUT } from "./route";

describe("PUT /projects/:board_id/re-position-stages", () => {
  test("puts the stages in the order of the list; those not named follow in theirs", async () => {
    const { max, board, toDo, done } = await aBoardOfAnna();

    const { status, json } = await call(PUT, {
      as: max,
      params: { board_id: board.id },
      body: { list: [done.id, String(toDo.id)] },
    });

    expect([status, json.message]).toEqual([200, "Stages Reordered"]);
    expect(await stageTitles(board.id)).toEqual(["Done", "To do", "Doing"]);
    expect(json.updatedStages.map(({ position }: { position: string }) => position).sort()).toEqual([
      "1.00",
      "2.00",
      "3.00",
    ]);
    expect(await db.activity.findMany()).toMatchObject([
      { action: "moved", column: "stages", oldValue: "To do,Doing,Done" },
    ]);
  });

  test.each([
    ["a form", "application/x-www-form-urlencoded", (id: number) => `list[]=${id}`],
    ["a single id", "application/json", (id: number) => JSON.stringify({ list: id })],
  ])("takes %s", async (_, type, body) => {
    const { max, board, done } = await aBoardOfAnna();

    expect(
      (
        await call(PUT, {
          as: max,
          params: { board_id: board.id },
          body: body(done.id),
          headers: { "content-type": type },
        })
      ).status,
    ).toBe(200);
    expect(await stageTitles(board.id)).toEqual(["Done", "To do", "Doing"]);
  });

  test("the order that stands writes no line", async () => {
    const { max, board, toDo, doing, done } = await aBoardOfAnna();

    await call(PUT, { as: max, params: { board_id: board.id }, body: { list: [toDo.id, doing.id, done.id] } });

    expect(await db.activity.count()).toBe(0);
  });

  test("400 for one named twice, archived, of another board, or none at all; the order stays", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const other = await aBoardOfAnna();
    const archived = await aStage(board, { archivedAt: new Date(), position: 0 });

    for (const list of [[toDo.id, toDo.id], [archived.id], [other.toDo.id], [], "x", undefined]) {
      expect((await call(PUT, { as: max, params: { board_id: board.id }, body: { list } })).status).toBe(400);
    }
    expect(await stageTitles(board.id)).toEqual(["To do", "Doing", "Done"]);
  });

  test("403 for a viewer", async () => {
    const { vera, board, done } = await aBoardOfAnna();

    expect((await call(PUT, { as: vera, params: { board_id: board.id }, body: { list: [done.id] } })).status).toBe(403);
    expect(await stageTitles(board.id)).toEqual(["To do", "Doing", "Done"]);
  });
});
