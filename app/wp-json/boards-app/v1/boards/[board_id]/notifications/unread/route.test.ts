import { describe, expect, test } from "vitest";
import { GET } from "@/app/wp-json/boards-app/v1/boards/[board_id]/notifications/unread/route";
import { PUT as READ } from "@/app/wp-json/boards-app/v1/boards/[board_id]/tasks/[task_id]/notifications/read/route";
import { GET as CARDS } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import { aBoard, aBoardOfAnna, aStage, aSubtask, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aNotification } from "@/lib/testing/factories/notifications";
import { anAdmin, aUser } from "@/lib/testing/factories/people";
import { queryCountOf } from "@/lib/testing/http/call";

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

    const { status, json } = await call(GET, { as: vera, params: { board_id: board.id } });

    expect([status, json]).toEqual([200, { tasks: { [task.id]: 3, [subtask.id]: 1 } }]);
  });

  test("marks the card of a task while one of its subtasks has unread notifications", async () => {
    const { vera, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const subtask = await aSubtask(task);
    await aNotification(subtask, vera);
    const params = { board_id: board.id, task_id: task.id };
    const cards = async () =>
      (await call(CARDS, { as: vera, params })).json.tasks.map(
        ({ notifications }: { notifications: number }) => notifications,
      );

    const before = [await cards(), (await call(GET, { as: vera, params })).json.tasks];
    await call(READ, { as: vera, params: { ...params, task_id: subtask.id } });

    expect(before).toEqual([[1], { [task.id]: 1, [subtask.id]: 1 }]);
    expect([await cards(), (await call(GET, { as: vera, params })).json.tasks]).toEqual([[0], {}]);
  });

  test("is an empty map when nothing is unread, also for an admin who is not a member", async () => {
    const { board, toDo, max } = await aBoardOfAnna();
    await aNotification(await aTask(toDo), max);

    expect((await call(GET, { as: await anAdmin(), params: { board_id: board.id } })).json).toEqual({ tasks: {} });
  });

  test("runs as many SQL statements for fifty as for none", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const options = { as: max, params: { board_id: board.id } };
    const before = await queryCountOf(GET, options);
    for (let number = 0; number < 50; number += 1) await aNotification(await aTask(toDo), max);

    expect(await queryCountOf(GET, options)).toBe(before);
  });

  test("answers 403 for a stranger, whether the board exists or not; 401 when signed out", async () => {
    const { board } = await aBoardOfAnna();
    const stranger = await aUser();

    for (const board_id of [board.id, 2_000_000_000])
      expect((await call(GET, { as: stranger, params: { board_id } })).status).toBe(403);
    expect((await call(GET, { params: { board_id: board.id } })).status).toBe(401);
  });
});
