import { describe, expect, test } from "vitest";
import { PUT } from "@/app/wp-json/boards-app/v1/boards/[board_id]/drag/route";
import { aBoard, aBoardOfAnna, aStage, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aHub, notificationsDuring, watchBoard } from "@/lib/testing/probes/live";
import { aUser } from "@/lib/testing/factories/people";

describe("PUT /boards/:board_id/drag", () => {
  test("notifies everyone with the board open who drags which card, and when the drag ends", async () => {
    const { anna, max, vera, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const [viewer, elsewhere] = [await watchBoard(board, vera), await watchBoard(board, anna, aHub())];
    const drag = { task: task.id, user: max.id, name: max.displayName };

    const { status } = await call(PUT, { as: max, params: { board_id: board.id }, body: { task_id: task.id } });
    await call(PUT, { as: max, params: { board_id: board.id }, body: { task_id: null } });

    expect(status).toBe(200);
    for (const { next } of [viewer, elsewhere]) {
      expect(await next()).toEqual({ event: "drag", data: { board: board.id, drag } });
      expect(await next()).toEqual({ event: "drag", data: { board: board.id, drag: { ...drag, task: null } } });
    }
  });

  test("cuts a long name", async () => {
    const { board } = await aBoardOfAnna();
    const ada = await aUser({ displayName: "n".repeat(200), role: "administrator" });

    const [message] = await notificationsDuring(() =>
      call(PUT, { as: ada, params: { board_id: board.id }, body: { task_id: null } }),
    );

    expect(message).toMatchObject({ drag: { name: "n".repeat(60) } });
  });

  test("answers 403 for a viewer, and notifies nobody", async () => {
    const { vera, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    let status = 0;

    const events = await notificationsDuring(
      async () =>
        ({ status } = await call(PUT, { as: vera, params: { board_id: board.id }, body: { task_id: task.id } })),
    );

    expect([status, events]).toEqual([403, []]);
  });

  test("answers 404 for a task of another board", async () => {
    const { anna, board } = await aBoardOfAnna();
    const foreign = await aTask(await aStage(await aBoard()));

    expect((await call(PUT, { as: anna, params: { board_id: board.id }, body: { task_id: foreign.id } })).status).toBe(
      404,
    );
  });

  test.each([{}, { task_id: "x" }, { task_id: 0 }, { task_id: [1] }])("answers 400 for %j", async (body) => {
    const { anna, board } = await aBoardOfAnna();

    const { status, json } = await call(PUT, { as: anna, params: { board_id: board.id }, body });

    expect([status, Object.keys(json.data.params)]).toEqual([400, ["task_id"]]);
  });
});
