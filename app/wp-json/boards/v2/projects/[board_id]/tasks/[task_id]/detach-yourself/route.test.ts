import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { POST } from "./route";

/** Anna and Max are assigned and watch. */
async function aTaskToLeave() {
  const people = await aBoardOfAnna();
  const task = await aTask(people.toDo);
  const both = [people.anna, people.max].map(({ id }) => ({ taskId: task.id, userId: id }));
  await db.taskAssignee.createMany({ data: both });
  await db.taskWatcher.createMany({ data: both });
  const leave = (as = people.max, taskId = task.id) =>
    call(POST, { as, params: { board_id: people.board.id, task_id: taskId } });
  return { ...people, task, leave };
}

describe("POST /projects/:board_id/tasks/:task_id/detach-yourself", () => {
  test("takes who asks off the task; he goes on watching, and the others stay", async () => {
    const { anna, max, task, leave } = await aTaskToLeave();

    const { status, json } = await leave();

    expect(status).toBe(200);
    expect(json.task).toMatchObject({ id: task.id, is_watching: true, assignees: [{ ID: anna.id }] });
    expect(json.task.watchers.map(({ ID }: { ID: number }) => ID)).toContain(max.id);
    expect(await db.activity.findMany()).toMatchObject([
      { taskId: task.id, action: "left", column: "task", oldValue: null, newValue: null, createdById: max.id },
    ]);
    expect(await db.notification.count()).toBe(0);
  });

  test("who is not assigned is not assigned by it, and it writes no line", async () => {
    const { anna, leave } = await aTaskToLeave();

    await leave();
    const { status, json } = await leave();

    expect([status, json.task.assignees.map(({ ID }: { ID: number }) => ID)]).toEqual([200, [anna.id]]);
    expect(await db.activity.count()).toBe(1);
  });

  test("S4: 403 for a viewer and a stranger, S1: 404 for a task of another board, and everybody stays", async () => {
    const { max, vera, leave } = await aTaskToLeave();
    const foreign = await aTask((await aBoardOfAnna()).toDo);

    for (const caller of [vera, await aUser()]) expect((await leave(caller)).status).toBe(403);
    expect((await leave(max, foreign.id)).status).toBe(404);
    expect(await db.taskAssignee.count()).toBe(2);
  });
});
