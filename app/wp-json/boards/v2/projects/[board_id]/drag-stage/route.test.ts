import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aStage, expectOnlyActivity, onBoard, stageTitles } from "@/lib/testing";
import { PUT } from "./route";

const drag = onBoard(PUT);

describe("PUT /projects/:board_id/drag-stage", () => {
  test.each([
    ["Done", 1, ["Done", "To do", "Doing"], "0.50"],
    ["Done", 2, ["To do", "Done", "Doing"], "1.50"],
    ["To do", 2, ["Doing", "To do", "Done"], "2.50"],
    ["To do", 3, ["Doing", "Done", "To do"], "4.00"],
    ["To do", 99, ["Doing", "Done", "To do"], "4.00"],
  ])("moves %s to position %j", async (title, newPosition, expected, position) => {
    const { max, board } = await aBoardOfAnna();
    const stage = await db.stage.findFirstOrThrow({ where: { boardId: board.id, title } });

    const { status, json } = await drag(max, board, { stageId: stage.id, newPosition });

    expect([status, json.message]).toEqual([200, "Board stage has been updated"]);
    expect(json.updatedStages[0]).toMatchObject({ id: stage.id, title, position });
    expect(await stageTitles(board.id)).toEqual(expected);
    await expectOnlyActivity(board, max, { action: "moved", column: "stages", oldValue: "To do,Doing,Done" });
  });

  test.each([
    ["To do", 1],
    ["Doing", 2],
    ["Done", 7],
  ])("%s at position %i stays where it is, and no activity is recorded", async (title, newPosition) => {
    const { max, board } = await aBoardOfAnna();
    const before = await db.stage.findMany({ orderBy: { id: "asc" } });
    const stage = before.find((each) => each.title === title);

    const { json } = await drag(max, board, { stageId: stage?.id, newPosition });

    expect(json.updatedStages[0]).toMatchObject({ id: stage?.id, title });
    expect(await db.stage.findMany({ orderBy: { id: "asc" } })).toEqual(before);
    expect(await db.activity.count()).toBe(0);
  });

  test("renumbers the board when no gap is left, and names all stages whose position changed", async () => {
    const { max, board, toDo, doing, done } = await aBoardOfAnna();
    for (const [at, stage] of [toDo, doing, done].entries())
      await db.stage.update({ where: { id: stage.id }, data: { position: (at + 1) / 100 } });

    const { json } = await drag(max, board, { stageId: done.id, newPosition: 1 });

    expect(
      json.updatedStages.map(({ title, position }: { title: string; position: string }) => [title, position]),
    ).toEqual([
      ["Done", "0.50"],
      ["To do", "1.00"],
      ["Doing", "2.00"],
    ]);
  });

  test("archived stages take no position", async () => {
    const { max, board, done } = await aBoardOfAnna();
    await aStage(board, { archivedAt: new Date(), position: 0 });

    await drag(max, board, { stageId: done.id, newPosition: 2 });

    expect(await stageTitles(board.id)).toEqual(["To do", "Done", "Doing"]);
  });

  test.each([
    [{ newPosition: 1 }, { stageId: "The stageId field is required." }],
    [{ stageId: 1, newPosition: "first" }, { newPosition: "The newPosition must be an integer." }],
  ])("answers 400 for %j", async (body, params) => {
    const { max, board } = await aBoardOfAnna();

    const { status, json } = await drag(max, board, body);

    expect([status, json.data.params]).toEqual([400, params]);
  });

  test("answers 404 for another board's stage, 400 for an archived one, 403 for a viewer; and the order stays", async () => {
    const { max, vera, board, done } = await aBoardOfAnna();
    const other = await aBoardOfAnna();
    const archived = await aStage(board, { archivedAt: new Date(), position: 0 });
    const send = async (as: typeof max, stageId: number) => (await drag(as, board, { stageId, newPosition: 1 })).json;

    expect((await send(max, other.done.id)).message).toBe("Stage not found");
    expect(await send(max, archived.id)).toMatchObject({
      message: "What is archived can't be moved. Please restore it first.",
      data: { status: 400 },
    });
    expect((await send(vera, done.id)).data.status).toBe(403);
    expect(await stageTitles(board.id)).toEqual(["To do", "Doing", "Done"]);
  });
});
