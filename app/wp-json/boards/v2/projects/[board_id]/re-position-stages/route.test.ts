import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aStage, FORM, onBoard, stageTitles } from "@/lib/testing";
import { testForbiddenFor } from "@/lib/testing/probes/forbidden";
import { PUT } from "./route";

const reorder = onBoard(PUT);

describe("PUT /projects/:board_id/re-position-stages", () => {
  test("orders the stages as in the list; those not named follow in their order", async () => {
    const { max, board, toDo, done } = await aBoardOfAnna();

    const { status, json } = await reorder(max, board, { list: [done.id, String(toDo.id)] });

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
    ["a form", (id: number) => [`list[]=${id}`, FORM] as const],
    ["a single id", (id: number) => [{ list: id }] as const],
  ])("accepts %s", async (_, sent) => {
    const { max, board, done } = await aBoardOfAnna();

    expect((await reorder(max, board, ...sent(done.id))).status).toBe(200);
    expect(await stageTitles(board.id)).toEqual(["Done", "To do", "Doing"]);
  });

  test("records no activity for the current order", async () => {
    const { max, board, toDo, doing, done } = await aBoardOfAnna();

    await reorder(max, board, { list: [toDo.id, doing.id, done.id] });

    expect(await db.activity.count()).toBe(0);
  });

  test("answers 400 for a stage named twice, archived or of another board, and for an empty list; the order stays", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const other = await aBoardOfAnna();
    const archived = await aStage(board, { archivedAt: new Date(), position: 0 });

    for (const list of [[toDo.id, toDo.id], [archived.id], [other.toDo.id], [], "x", undefined])
      expect((await reorder(max, board, { list })).status).toBe(400);
    expect(await stageTitles(board.id)).toEqual(["To do", "Doing", "Done"]);
  });

  testForbiddenFor("viewer", (vera, board, stage) => reorder(vera, board, { list: [stage.id] }));
});
