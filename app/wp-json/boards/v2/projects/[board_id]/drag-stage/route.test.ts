import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aStage, stageTitles } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { PUT } from "./route";

describe("PUT /projects/:board_id/drag-stage", () => {
  test.each([
    ["Done", 1, ["Done", "To do", "Doing"], "0.50"],
    ["Done", 0, ["Done", "To do", "Doing"], "0.50"],
    ["Done", -3, ["Done", "To do", "Doing"], "0.50"],
    ["Done", 2, ["To do", "Done", "Doing"], "1.50"],
    ["To do", 2, ["Doing", "To do", "Done"], "2.50"],
    ["To do", 3, ["Doing", "Done", "To do"], "4.00"],
    ["To do", "99", ["Doing", "Done", "To do"], "4.00"],
    ["To do", "2.00", ["Doing", "To do", "Done"], "2.50"],
  ])("puts %s at place %j", async (title, newPosition, expected, position) => {
    const { max, board } = await aBoardOfAnna();
    const stage = await db.stage.findFirstOrThrow({ where: { boardId: board.id, title } });

    const { status, json } = await call(PUT, {
      as: max,
      params: { board_id: board.id },
      body: { stageId: stage.id, newPosition },
    });

    expect([status, json.message]).toEqual([200, "Board stage has been updated"]);
    expect(json.updatedStages[0]).toMatchObject({ id: stage.id, title, position });
    expect(await stageTitles(board.id)).toEqual(expected);
    expect(await db.activity.findMany()).toMatchObject([
      {
        boardId: board.id,
        taskId: null,
        action: "moved",
        column: "stages",
        oldValue: "To do,Doing,Done",
        newValue: null,
        createdById: max.id,
      },
    ]);
  });

  test.each([
    ["To do", 1],
    ["Doing", 2],
    ["Done", 3],
    ["Done", 7],
  ])("%s at place %i stays where it is, and no line is written", async (title, newPosition) => {
    const { max, board } = await aBoardOfAnna();
    const before = await db.stage.findMany({ orderBy: { id: "asc" } });
    const stage = before.find((each) => each.title === title);

    const { json } = await call(PUT, {
      as: max,
      params: { board_id: board.id },
      body: { stageId: stage?.id, newPosition },
    });

    expect(json.updatedStages[0]).toMatchObject({ id: stage?.id, title });
    expect(await db.stage.findMany({ orderBy: { id: "asc" } })).toEqual(before);
    expect(await db.activity.count()).toBe(0);
  });

  test("numbers the board anew when no gap is left, and names all whose place that changed", async () => {
    const { max, board, toDo, doing, done } = await aBoardOfAnna();
    for (const [at, stage] of [toDo, doing, done].entries())
      await db.stage.update({ where: { id: stage.id }, data: { position: (at + 1) / 100 } });

    const { json } = await call(PUT, {
      as: max,
      params: { board_id: board.id },
      body: { stageId: done.id, newPosition: 1 },
    });

    expect(
      json.updatedStages.map(({ title, position }: { title: string; position: string }) => [title, position]),
    ).toEqual([
      ["Done", "0.50"],
      ["To do", "1.00"],
      ["Doing", "2.00"],
    ]);
  });

  test("the archived ones take no place", async () => {
    const { max, board, done } = await aBoardOfAnna();
    await aStage(board, { archivedAt: new Date(), position: 0 });

    await call(PUT, { as: max, params: { board_id: board.id }, body: { stageId: done.id, newPosition: 2 } });

    expect(await stageTitles(board.id)).toEqual(["To do", "Done", "Doing"]);
  });

  test.each([
    [{ newPosition: 1 }, { stageId: "The stageId field is required." }],
    [{ stageId: "x", newPosition: 1 }, { stageId: "The stageId must be an integer." }],
    [{ stageId: 1 }, { newPosition: "The newPosition field is required." }],
    [{ stageId: 1, newPosition: "first" }, { newPosition: "The newPosition must be an integer." }],
  ])("400 for %j", async (body, params) => {
    const { max, board } = await aBoardOfAnna();

    const { status, json } = await call(PUT, { as: max, params: { board_id: board.id }, body });

    expect([status, json.data.params]).toEqual([400, params]);
  });

  test("404 for another board's stage, 400 for an archived one, 403 for a viewer; and the order stays", async () => {
    const { max, vera, board, done } = await aBoardOfAnna();
    const other = await aBoardOfAnna();
    const archived = await aStage(board, { archivedAt: new Date(), position: 0 });
    const ask = async (as: typeof max, stageId: number) =>
      (await call(PUT, { as, params: { board_id: board.id }, body: { stageId, newPosition: 1 } })).json;

    expect((await ask(max, other.done.id)).message).toBe("Stage not found");
    expect(await ask(max, archived.id)).toMatchObject({
      message: "What is archived can't be moved. Please restore it first.",
      data: { status: 400 },
    });
    expect((await ask(vera, done.id)).data.status).toBe(403);
    for (const { id } of [board, other.board]) expect(await stageTitles(id)).toEqual(["To do", "Doing", "Done"]);
  });
});
