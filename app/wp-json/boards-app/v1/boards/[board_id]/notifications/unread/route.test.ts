import { describe, expect, test } from "vitest";
import { GET } from "./route";
import { PUT as READ } from "@/app/wp-json/boards-app/v1/boards/[board_id]/tasks/[task_id]/notifications/read/route";
import { GET as CARDS } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import { aBoard, aBoardOfAnna, anAdmin, aNotification, aStage, aSubtask, aTask, aUser, call } from "@/lib/testing";

describe("GET /boards/:board_id/notifications/unread", () => {
  test("counts one's own unread notifications of each task of the board, including its subtasks", async () => {
    const { max, vera, board, toDo } = await aBoardOfAnna();
    const [task, other, read] = [await aTask(toDo), await aTask(toDo), await aTask(toDo)];
    const [subtask, elsewhere] = [
      await aSubtask(task),
      await aTask(await aStage(await aBoard({ members: [[vera, "member"]] }))),
    ];
    for (const about of [task, task, subtask, elsewhere]) await aNotification(about, vera);
    await aNotification(other, max);
    await aNotification(read, vera, { markedReadAt: new Date() });

    const { json } = await call(GET, { as: vera, params: { board_id: board.id } });

    expect(json).toEqual({ tasks: { [task.id]: 3, [subtask.id]: 1 } });
  });

  test("marks the card of a task while one of its subtasks has unread notifications", async () => {
    const { vera, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const subtask = await aSubtask(task);
    await aNotification(subtask, vera);
    const params = { board_id: board.id, task_id: task.id };
    const unread = async () => [
      (await call(CARDS, { as: vera, params })).json.tasks[0].notifications,
      (await call(GET, { as: vera, params })).json.tasks,
    ];

    const before = await unread();
    await call(READ, { as: vera, params: { ...params, task_id: subtask.id } });

    expect([before, await unread()]).toEqual([
      [1, { [task.id]: 1, [subtask.id]: 1 }],
      [0, {}],
    ]);
  });

  test("is an empty map when nothing is unread, also for an admin who is not a member", async () => {
    const { board, toDo, max } = await aBoardOfAnna();
    await aNotification(await aTask(toDo), max);

    expect((await call(GET, { as: await anAdmin(), params: { board_id: board.id } })).json).toEqual({ tasks: {} });
  });

  test("answers 403 for a stranger", async () => {
    const { board } = await aBoardOfAnna();

    expect((await call(GET, { as: await aUser(), params: { board_id: board.id } })).status).toBe(403);
  });
});
