import { describe, expect, test } from "vitest";
import { PUT } from "./route";
import type { Board, User } from "@/generated/prisma/client";
import { aBoard, aBoardOfAnna, aHub, aStage, aTask, aUser, call, notificationsDuring, watchBoard } from "@/lib/testing";

const drag = (as: User, { id }: Board, task_id: unknown) =>
  call(PUT, { as, params: { board_id: id }, body: { task_id } });

describe("PUT /boards/:board_id/drag", () => {
  test("notifies everyone with the board open who drags which card, and when the drag ends", async () => {
    const { anna, max, vera, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const [viewer, elsewhere] = [await watchBoard(board, vera), await watchBoard(board, anna, aHub())];
    const data = { task: task.id, user: max.id, name: max.displayName };

    const { status } = await drag(max, board, task.id);
    await drag(max, board, null);

    expect(status).toBe(200);
    for (const { next } of [viewer, elsewhere]) {
      expect(await next()).toEqual({ event: "drag", data: { board: board.id, drag: data } });
      expect(await next()).toEqual({ event: "drag", data: { board: board.id, drag: { ...data, task: null } } });
    }
  });

  test("cuts a long name", async () => {
    const { board } = await aBoardOfAnna();
    const ada = await aUser({ displayName: "n".repeat(200), role: "administrator" });

    const [message] = await notificationsDuring(() => drag(ada, board, null));

    expect(message).toMatchObject({ drag: { name: "n".repeat(60) } });
  });

  test("answers 403 for a viewer, and notifies nobody", async () => {
    const { vera, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);

    const events = await notificationsDuring(async () => expect((await drag(vera, board, task.id)).status).toBe(403));

    expect(events).toEqual([]);
  });

  test("answers 404 for a task of another board", async () => {
    const { anna, board } = await aBoardOfAnna();
    const foreign = await aTask(await aStage(await aBoard()));

    expect((await drag(anna, board, foreign.id)).status).toBe(404);
  });

  test.each([undefined, "x", 0, [1]])("answers 400 for the task %j", async (task) => {
    const { anna, board } = await aBoardOfAnna();

    const { json } = await drag(anna, board, task);

    expect(Object.keys(json.data.params)).toEqual(["task_id"]);
  });
});
