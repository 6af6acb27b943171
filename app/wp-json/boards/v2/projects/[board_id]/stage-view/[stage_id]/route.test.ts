import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { PUT } from "./route";

describe("PUT /projects/:board_id/stage-view/:stage_id", () => {
  test("shows a stage to the public and hides it again", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const flip = () => call(PUT, { as: anna, params: { board_id: board.id, stage_id: toDo.id } });

    const [shown, hidden, again] = [await flip(), await flip(), await flip()];

    expect([shown.status, shown.json]).toMatchObject([
      200,
      {
        message: "The stage is made public!",
        stage: {
          id: toDo.id,
          board_id: board.id,
          title: "To do",
          position: "1.00",
          settings: { default_task_status: "open", is_public: true },
        },
      },
    ]);
    expect(hidden.json).toMatchObject({
      message: "The stage is made admin only!",
      stage: { settings: { is_public: false } },
    });
    expect(again.json.stage.settings.is_public).toBe(true);
  });

  test("two at once show it and hide it again", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();

    const answers = await Promise.all(
      [1, 2].map(() => call(PUT, { as: anna, params: { board_id: board.id, stage_id: toDo.id } })),
    );

    expect(answers.map(({ json }) => json.message).sort()).toEqual([
      "The stage is made admin only!",
      "The stage is made public!",
    ]);
  });

  test("403 for members and viewers, 404 for another board's stage; and nothing is shown", async () => {
    const { anna, max, vera, board, toDo } = await aBoardOfAnna();
    const other = await aBoardOfAnna();
    const flip = async (as: typeof anna, stageId: number) =>
      (await call(PUT, { as, params: { board_id: board.id, stage_id: stageId } })).json;

    for (const person of [max, vera]) expect((await flip(person, toDo.id)).data.status).toBe(403);
    expect((await flip(anna, other.toDo.id)).message).toBe("Stage not found");
    expect(await db.stage.count({ where: { isPublic: true } })).toBe(0);
  });
});
