import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { withSettings } from "@/lib/testing/factories/settings";
import { DELETE } from "./route";

async function aRepeatedTask() {
  const home = await aBoardOfAnna();
  const task = await aTask(home.toDo);
  await db.repeatRule.create({ data: { taskId: task.id, boardId: home.board.id, unit: "daily" } });
  return { ...home, task, path: { params: { board_id: home.board.id, task_id: task.id } } };
}

describe("DELETE /projects/:board_id/tasks/:task_id/remove-repeat-task", () => {
  test("ends the rule, and the task stays, has changed and has a line of it", async () => {
    const { anna, task, path } = await aRepeatedTask();
    await db.$executeRaw`UPDATE task SET updated_at = '2020-01-01'`;

    const { status, json } = await call(DELETE, { as: anna, ...path });

    expect([status, json]).toEqual([200, { message: "Task repeat stopped successfully" }]);
    expect(await db.repeatRule.count()).toBe(0);
    expect((await db.task.findUniqueOrThrow({ where: { id: task.id } })).updatedAt.getFullYear()).toBeGreaterThan(2020);
    expect(await db.activity.findMany()).toMatchObject([
      { taskId: task.id, action: "removed", column: "repeat", createdById: anna.id },
    ]);
  });

  test("works where recurring tasks are switched off", async () => {
    const { anna, board, path } = await aRepeatedTask();
    await db.board.update({ where: { id: board.id }, data: { enableRecurringTasks: false } });

    expect((await call(DELETE, { as: anna, ...path })).status).toBe(200);
  });

  test("404 when there is none, and the task has not changed", async () => {
    const { anna, toDo } = await aRepeatedTask();
    const other = await aTask(toDo);

    const { status, json } = await call(DELETE, { as: anna, params: { board_id: other.boardId, task_id: other.id } });

    expect([status, json.message]).toEqual([404, "Repeat task meta not found"]);
    expect(await db.task.findUnique({ where: { id: other.id } })).toMatchObject({ updatedAt: other.updatedAt });
    expect(await db.repeatRule.count()).toBe(1);
  });

  test("403 for a viewer and in the free tier", async () => {
    const { anna, vera, path } = await aRepeatedTask();

    expect((await call(DELETE, { as: vera, ...path })).status).toBe(403);
    expect((await withSettings({ BOARDS_TIER: "free" }, () => call(DELETE, { as: anna, ...path }))).json.message).toBe(
      "This is a pro feature",
    );
    expect(await db.repeatRule.count()).toBe(1);
  });
});
