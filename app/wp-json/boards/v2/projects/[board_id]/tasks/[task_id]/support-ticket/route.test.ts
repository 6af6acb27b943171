import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { DELETE } from "./route";

describe("DELETE /projects/:board_id/tasks/:task_id/support-ticket", () => {
  test("takes the link off: the task has no source any more, and a line says so", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo, { source: "support", sourceId: "4711" });

    const { status, json } = await call(DELETE, { as: max, params: { board_id: board.id, task_id: task.id } });

    expect([status, json.message]).toEqual([200, "Support ticket link has been removed"]);
    expect(json.task).toMatchObject({ id: task.id, source: null, source_id: null });
    expect(json.updatedTasks).toMatchObject([{ id: task.id, source: null }]);
    expect(await db.activity.findMany()).toMatchObject([
      { taskId: task.id, action: "removed", column: "support ticket", oldValue: "4711", newValue: null },
    ]);
    expect(await db.notification.count()).toBe(0);
  });

  test("a task without a ticket stays without one, and no line is written", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);

    expect(
      (await call(DELETE, { as: max, params: { board_id: board.id, task_id: task.id } })).json.task.source,
    ).toBeNull();
    expect(await db.activity.count()).toBe(0);
  });

  test("S4: 403 for a viewer and a stranger, S1: 404 for a task of another board, and the links stay", async () => {
    const { anna, vera, board, toDo } = await aBoardOfAnna();
    const linked = { source: "support", sourceId: "4711" };
    const [task, foreign] = [await aTask(toDo, linked), await aTask((await aBoardOfAnna()).toDo, linked)];
    const unlink = async (as: typeof anna, taskId: number) =>
      (await call(DELETE, { as, params: { board_id: board.id, task_id: taskId } })).status;

    expect([await unlink(vera, task.id), await unlink(await aUser(), task.id), await unlink(anna, foreign.id)]).toEqual(
      [403, 403, 404],
    );
    expect(await db.task.count({ where: linked })).toBe(2);
  });
});
