import { describe, expect, test } from "vitest";
import { aBoardOfAnna, onRecord } from "@/lib/testing";
import { PUT } from "./route";

const toggle = onRecord(PUT, "stage_id");

describe("PUT /projects/:board_id/stage-view/:stage_id", () => {
  test("shows a stage to the public and hides it again", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();

    const [visible, hidden, again] = [await toggle(anna, toDo), await toggle(anna, toDo), await toggle(anna, toDo)];

    expect([visible.status, visible.json]).toMatchObject([
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

  test("two requests at once show it and hide it again", async () => {
    const { anna, toDo } = await aBoardOfAnna();

    const answers = await Promise.all([1, 2].map(() => toggle(anna, toDo)));

    expect(answers.map(({ json }) => json.message).sort()).toEqual([
      "The stage is made admin only!",
      "The stage is made public!",
    ]);
  });

  test("answers 403 for members, 404 for another board's stage", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();

    expect((await toggle(max, toDo)).status).toBe(403);
    expect((await toggle(anna, { ...(await aBoardOfAnna()).toDo, boardId: board.id })).json.message).toBe(
      "Stage not found",
    );
  });
});
