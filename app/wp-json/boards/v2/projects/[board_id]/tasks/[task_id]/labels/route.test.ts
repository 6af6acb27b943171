import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aLabel, aTask } from "@/lib/testing/factories/boards";
import { call, queryCountOf } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
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

  test("queries the database as often for 50 labels as for 2", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const [few, many] = [await aTask(toDo), await aTask(toDo)];
    for (let at = 0; at < 50; at += 1) {
      const { id: labelId } = await aLabel(board);
      await db.taskLabel.createMany({
        data: (at < 2 ? [few, many] : [many]).map((task) => ({ taskId: task.id, labelId, boardId: board.id })),
      });
    }
    const queries = (task: { id: number }) =>
      queryCountOf(GET, { as: anna, params: { board_id: board.id, task_id: task.id } });

    expect(await queries(many)).toBe(await queries(few));
  });

  test("answers 403 for a stranger, S1: 404 for a task of another board", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const other = await aBoard({ members: [[anna, "manager"]] });

    expect((await call(GET, { as: await aUser(), params: { board_id: board.id, task_id: task.id } })).status).toBe(403);
    expect((await call(GET, { as: anna, params: { board_id: other.id, task_id: task.id } })).json.message).toBe(
      "Task not found",
    );
  });
});
