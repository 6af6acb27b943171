import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, stageTitles } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { POST } from "./route";

describe("POST /projects/:board_id/stage-create", () => {
  test("adds a stage at the end and answers it first", async () => {
    const { max, board } = await aBoardOfAnna();

    const { status, json } = await call(POST, { as: max, params: { board_id: board.id }, body: { title: "Review" } });

    expect([status, json.message]).toEqual([200, "stage has been created"]);
    expect(json.updatedStages[0]).toMatchObject({
      title: "Review",
      slug: null,
      position: "4.00",
      settings: { default_task_status: "open", default_task_assignees: [] },
    });
    expect(json.updatedStages).toHaveLength(4);
    expect(await db.activity.findMany()).toMatchObject([
      { action: "created", column: "stage", newValue: "Review", boardId: board.id, taskId: null, createdById: max.id },
    ]);
  });

  test.each([
    [1, ["Review", "To do", "Doing", "Done"]],
    [2, ["To do", "Review", "Doing", "Done"]],
    [0, ["Review", "To do", "Doing", "Done"]],
    [99, ["To do", "Doing", "Done", "Review"]],
    ["2.00", ["To do", "Review", "Doing", "Done"]],
    [2.5, ["To do", "Review", "Doing", "Done"]],
  ])("puts it at place %o", async (position, expected) => {
    const { max, board } = await aBoardOfAnna();

    await call(POST, {
      as: max,
      params: { board_id: board.id },
      body: { title: "Review", position, status: "closed" },
    });

    expect(await stageTitles(board.id)).toEqual(expected);
  });

  test.each([
    ["active", "open"],
    ["open", "open"],
    ["closed", "closed"],
    [undefined, "open"],
  ])("with the status %o it is a stage of %s tasks", async (status, expected) => {
    const { max, board } = await aBoardOfAnna();

    const { json } = await call(POST, { as: max, params: { board_id: board.id }, body: { title: "Review", status } });

    expect(json.updatedStages[0]).toMatchObject({ title: "Review", settings: { default_task_status: expected } });
  });

  test("numbers the board anew when no gap is left", async () => {
    const { max, board } = await aBoardOfAnna();
    const expected = ["To do", "Doing", "Done"];

    for (let at = 0; at < 12; at += 1) {
      expected.unshift(String(at));
      expect(
        (await call(POST, { as: max, params: { board_id: board.id }, body: { title: String(at), position: 1 } }))
          .status,
      ).toBe(200);
    }

    expect(await stageTitles(board.id)).toEqual(expected);
  });

  test("answers itself first, then all that were numbered anew, then others that changed of late, up to 100", async () => {
    const { max, board } = await aBoardOfAnna();
    await db.stage.deleteMany();
    const crowd = Array.from({ length: 60 }, (_, at) => ({
      boardId: board.id,
      title: `Stage ${at}`,
      position: (at + 1) / 100,
    }));
    await db.stage.createMany({
      data: Array.from({ length: 60 }, (_, at) => ({
        boardId: board.id,
        title: `Archived ${at}`,
        archivedAt: new Date(),
        position: 0,
      })),
    });
    await db.stage.createMany({ data: crowd });

    const { json } = await call(POST, {
      as: max,
      params: { board_id: board.id },
      body: { title: "Review", position: 3 },
    });

    const expected = [
      "Review",
      ...crowd.map(({ title }) => title),
      ...Array.from({ length: 39 }, (_, at) => `Archived ${at}`),
    ];
    expect(json.updatedStages.map(({ title }: { title: string }) => title)).toEqual(expected);
  });

  test("eight at once all get a place of their own", async () => {
    const { max, board } = await aBoardOfAnna();

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        call(POST, { as: max, params: { board_id: board.id }, body: { title: `S${at}`, position: 2 } }),
      ),
    );

    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const positions = (await db.stage.findMany({ where: { boardId: board.id } })).map(({ position }) =>
      position.toFixed(2),
    );
    expect(new Set(positions).size).toBe(11);
  });

  test("400 for a missing title or an unknown status, 403 for a viewer, and no stage is made", async () => {
    const { max, vera, board } = await aBoardOfAnna();
    const params = { board_id: board.id };

    expect((await call(POST, { as: max, params, body: {} })).json.data.params).toEqual({
      title: "The title field is required.",
    });
    expect((await call(POST, { as: max, params, body: { title: "x", status: "half" } })).status).toBe(400);
    expect((await call(POST, { as: vera, params, body: { title: "x" } })).status).toBe(403);
    expect(await db.stage.count()).toBe(3);
  });

  test("keeps 100 characters of a title, never half a letter", async () => {
    const { max, board } = await aBoardOfAnna();

    const { json } = await call(POST, { as: max, params: { board_id: board.id }, body: { title: "🎉".repeat(120) } });

    expect(json.updatedStages[0].title).toBe("🎉".repeat(100));
  });
});
