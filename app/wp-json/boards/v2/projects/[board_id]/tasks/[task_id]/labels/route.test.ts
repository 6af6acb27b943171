import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aLabel, aTask, call } from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { GET } from "./route";

describe("GET /projects/:board_id/tasks/:task_id/labels", () => {
  test("returns the task's labels in the order in which they were added, each with its pivot", async () => {
    const { vera, board, toDo } = await aBoardOfAnna();
    const [task, other] = [await aTask(toDo), await aTask(toDo)];
    const [one, two] = [await aLabel(board, { title: "one" }), await aLabel(board, { title: "two" })];
    const at = (second: number) => new Date(`2025-01-01T00:00:0${second}Z`);
    await db.taskLabel.createMany({
      data: [
        { taskId: task.id, labelId: one.id, boardId: board.id, createdAt: at(2), updatedAt: at(2) },
        { taskId: task.id, labelId: two.id, boardId: board.id, createdAt: at(1), updatedAt: at(1) },
        { taskId: other.id, labelId: one.id, boardId: board.id },
      ],
    });

    const { status, json } = await call(GET, { as: vera, params: { board_id: board.id, task_id: task.id } });

    expect(status).toBe(200);
    expect(json.labels).toMatchObject([
      {
        id: two.id,
        title: "two",
        board_id: board.id,
        type: "label",
        pivot: {
          object_id: task.id,
          foreign_id: two.id,
          settings: null,
          preferences: null,
          created_at: "2025-01-01T00:00:01+00:00",
          updated_at: "2025-01-01T00:00:01+00:00",
        },
      },
      { id: one.id, title: "one", pivot: { object_id: task.id, foreign_id: one.id } },
    ]);
  });

  testRefusals(GET);
});
