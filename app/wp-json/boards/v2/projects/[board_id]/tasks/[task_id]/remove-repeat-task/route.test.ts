import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aTask, aTaskOfAnna, call, hasChanged, LONG_AGO } from "@/lib/testing";
import { testRefusals, testProFeature } from "@/lib/testing/contract/refusals";
import { DELETE } from "./route";

async function aRepeatedTask() {
  const all = await aTaskOfAnna({ updatedAt: LONG_AGO });
  await db.repeatRule.create({ data: { taskId: all.task.id, boardId: all.board.id, unit: "daily" } });
  return {
    ...all,
    stop: (task_id = all.task.id) => call(DELETE, { as: all.anna, params: { ...all.params, task_id } }),
  };
}

describe("DELETE /projects/:board_id/tasks/:task_id/remove-repeat-task", () => {
  test("removes the rule, and the task stays and has changed", async () => {
    const { task, stop } = await aRepeatedTask();

    const { status, json } = await stop();

    expect([status, json]).toEqual([200, { message: "Task repeat stopped successfully" }]);
    expect([await db.repeatRule.count(), await hasChanged(task)]).toEqual([0, true]);
  });

  test("answers 403 where recurring tasks are switched off, and the rule stays", async () => {
    const { board, task, stop } = await aRepeatedTask();
    await db.board.update({ where: { id: board.id }, data: { enableRecurringTasks: false } });

    const { status, json } = await stop();

    expect([status, json.message]).toEqual([403, "Recurring tasks are switched off on this board."]);
    expect([await db.repeatRule.count(), await hasChanged(task)]).toEqual([1, false]);
  });

  test("answers 404 when there is none, and the task has not changed", async () => {
    const { toDo, stop } = await aRepeatedTask();
    const other = await aTask(toDo);

    expect(await stop(other.id)).toMatchObject({ status: 404, json: { message: "Repeat task meta not found" } });
    expect([await hasChanged(other), await db.repeatRule.count()]).toEqual([false, 1]);
  });

  testRefusals(DELETE);
  testProFeature(DELETE);
});
