import { describe, expect, test } from "vitest";
import { GET as CHANGES } from "@/app/wp-json/boards/v2/projects/[board_id]/has-data-changed/route";
import { GET as LIST } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import { db } from "@/lib/db";
import { aSubtask, aTaskOfAnna, call, LONG_AGO } from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { PUT } from "./route";

describe("PUT /projects/:board_id/tasks/:task_id/pin", () => {
  test("pins and unpins for everybody, and says when nothing changed", async () => {
    const { anna, max, task, params } = await aTaskOfAnna();
    const pin = async (pinned?: unknown) => (await call(PUT, { as: max, params, body: { pinned } })).json;
    const seen = async () => (await call(LIST, { as: anna, params })).json.tasks[0];

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

  test("notifies everyone with the board open", async () => {
    const { anna, max, task, params } = await aTaskOfAnna({ updatedAt: LONG_AGO });

    await call(PUT, { as: anna, params, body: { pinned: true } });

    const { json } = await call(CHANGES, { as: max, params });
    expect(json.tasks).toMatchObject([{ id: task.id, is_pinned: true }]);
  });

  test("answers 400 for a subtask and for a value that is not a boolean, and pins nothing", async () => {
    const { anna, task, params } = await aTaskOfAnna();
    const subtask = await aSubtask(task);
    const pin = (task_id: number, pinned: unknown) =>
      call(PUT, { as: anna, params: { ...params, task_id }, body: { pinned } });

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

  testRefusals(PUT);
});
