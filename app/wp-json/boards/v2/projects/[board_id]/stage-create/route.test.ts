import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, expectOnlyActivity, onBoard, stageTitles, statusesAtOnce, titlesOf } from "@/lib/testing";
import { POST } from "./route";

const create = onBoard(POST);

describe("POST /projects/:board_id/stage-create", () => {
  test("adds a stage at the end and returns it first", async () => {
    const { max, board } = await aBoardOfAnna();

    const { status, json } = await create(max, board, { title: "Review" });

    expect([status, json.message]).toEqual([200, "stage has been created"]);
    expect(json.updatedStages[0]).toMatchObject({
      title: "Review",
      slug: null,
      position: "4.00",
      settings: { default_task_status: "open", default_task_assignees: [] },
    });
    expect(json.updatedStages).toHaveLength(4);
    await expectOnlyActivity(board, max, { action: "created", column: "stage", newValue: "Review" });
  });

  test.each([
    [1, ["Review", "To do", "Doing", "Done"]],
    [2, ["To do", "Review", "Doing", "Done"]],
    [99, ["To do", "Doing", "Done", "Review"]],
  ])("adds it at position %o", async (position, expected) => {
    const { max, board } = await aBoardOfAnna();

    await create(max, board, { title: "Review", position });

    expect(await stageTitles(board.id)).toEqual(expected);
  });

  test.each([
    ["active", "open"],
    ["open", "open"],
    ["closed", "closed"],
    [undefined, "open"],
  ])("the status %o makes it a stage of %s tasks", async (status, expected) => {
    const { max, board } = await aBoardOfAnna();

    const { json } = await create(max, board, { title: "Review", status });

    expect(json.updatedStages[0]).toMatchObject({ title: "Review", settings: { default_task_status: expected } });
  });

  test("renumbers the board when no gap is left", async () => {
    const { max, board } = await aBoardOfAnna();
    const expected = ["To do", "Doing", "Done"];

    for (let at = 0; at < 12; at += 1) {
      expected.unshift(String(at));
      expect((await create(max, board, { title: String(at), position: 1 })).status).toBe(200);
    }

    expect(await stageTitles(board.id)).toEqual(expected);
  });

  test("returns the new stage first, then all renumbered ones, then others changed recently, up to 100", async () => {
    const { max, board } = await aBoardOfAnna();
    await db.stage.deleteMany();
    const sixty = Array.from({ length: 60 }, (_, at) => at);
    const crowd = sixty.map((at) => ({ boardId: board.id, title: `Stage ${at}`, position: (at + 1) / 100 }));
    await db.stage.createMany({
      data: sixty.map((at) => ({ boardId: board.id, title: `Archived ${at}`, archivedAt: new Date(), position: 0 })),
    });
    await db.stage.createMany({ data: crowd });

    const { json } = await create(max, board, { title: "Review", position: 3 });

    expect(titlesOf(json.updatedStages)).toEqual([
      "Review",
      ...titlesOf(crowd),
      ...sixty.slice(0, 39).map((at) => `Archived ${at}`),
    ]);
  });

  test("eight requests at once all get their own position", async () => {
    const { max, board } = await aBoardOfAnna();

    expect(await statusesAtOnce(8, (at) => create(max, board, { title: `S${at}`, position: 2 }))).toEqual(
      Array(8).fill(200),
    );
    expect(new Set((await db.stage.findMany()).map(({ position }) => position.toFixed(2))).size).toBe(11);
  });

  test("answers 400 for a missing title or an unknown status, 403 for a viewer, and makes no stage", async () => {
    const { max, vera, board } = await aBoardOfAnna();

    expect((await create(max, board, {})).json.data.params).toEqual({
      title: "The title field is required.",
    });
    expect((await create(max, board, { title: "x", status: "half" })).status).toBe(400);
    expect((await create(vera, board, { title: "x" })).status).toBe(403);
    expect(await db.stage.count()).toBe(3);
  });

  test("cuts a title at 100 characters, never inside a character", async () => {
    const { max, board } = await aBoardOfAnna();

    const { json } = await create(max, board, { title: "🎉".repeat(120) });

    expect(json.updatedStages[0].title).toBe("🎉".repeat(100));
  });
});
