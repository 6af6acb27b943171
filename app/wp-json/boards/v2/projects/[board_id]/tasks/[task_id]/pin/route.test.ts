import { describe, expect, test } from "vitest";
import { GET as CHANGES } from "@/app/wp-json/boards/v2/projects/[board_id]/has-data-changed/route";
import { GET as LIST } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import { db } from "@/lib/db";
import { aBoardOfAnna, aSubtask, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { PUT } from "./route";

const LONG_AGO = new Date("2020-01-01T00:00:00Z");

describe("PUT /projects/:board_id/tasks/:task_id/pin", () => {
  test("pins and unpins for everybody, and says when it was so already", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const pin = async (pinned?: unknown) =>
      (await call(PUT, { as: max, params: { board_id: board.id, task_id: task.id }, body: { pinned } })).json;
    const seen = async () => (await call(LIST, { as: anna, params: { board_id: board.id } })).json.tasks[0];

    const first = await pin(true);
    expect([first.message, first.task.is_pinned, first.updatedTasks[0]]).toMatchObject([
      "Task has been pinned",
      true,
      { id: task.id, is_pinned: true },
    ]);
    expect((await pin("true")).message).toBe("Task is already pinned");
    expect(await seen()).toMatchObject({ is_pinned: true, meta: { is_pinned: "1" } });

    expect(await pin(false)).toMatchObject({ message: "Task has been unpinned", task: { is_pinned: false } });
    expect((await pin()).message).toBe("Task is already unpinned");
    expect(await seen()).toMatchObject({ is_pinned: false, meta: [] });
    expect([await db.activity.count(), await db.notification.count()]).toEqual([0, 0]);
  });

  test("whoever has the board open is told", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo, { updatedAt: LONG_AGO });

    await call(PUT, { as: anna, params: { board_id: board.id, task_id: task.id }, body: { pinned: true } });

    const { json } = await call(CHANGES, { as: max, params: { board_id: board.id } });
    expect(json.tasks).toMatchObject([{ id: task.id, is_pinned: true }]);
  });

  test("400 for a subtask and for what is neither yes nor no, and nothing is pinned", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const subtask = await aSubtask(task);
    const pin = (taskId: number, pinned: unknown) =>
      call(PUT, { as: anna, params: { board_id: board.id, task_id: taskId }, body: { pinned } });

    expect(await pin(subtask.id, true)).toMatchObject({
      status: 400,
      json: { code: "rest_invalid_param", message: "A subtask can't be pinned." },
    });
    expect(await pin(task.id, "perhaps")).toMatchObject({
      status: 400,
      json: { data: { params: { pinned: expect.any(String) } } },
    });
    expect(await db.task.count({ where: { isPinned: true } })).toBe(0);
  });

  test("403 for a viewer and a stranger, 404 for another board's task, and nothing is pinned", async () => {
    const { anna, vera, board, toDo } = await aBoardOfAnna();
    const other = await aBoardOfAnna();
    const [task, foreign] = [await aTask(toDo), await aTask(other.toDo)];
    const pin = (as: typeof anna, taskId: number) =>
      call(PUT, { as, params: { board_id: board.id, task_id: taskId }, body: { pinned: true } });

    expect([(await pin(vera, task.id)).status, (await pin(await aUser(), task.id)).status]).toEqual([403, 403]);
    expect((await pin(anna, foreign.id)).json.message).toBe("Task not found");
    expect(await db.task.count({ where: { isPinned: true } })).toBe(0);
  });
});
