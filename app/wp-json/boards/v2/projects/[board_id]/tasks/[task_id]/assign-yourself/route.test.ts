import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aServiceAdmin, aUser } from "@/lib/testing/factories/people";
import { POST } from "./route";

const LONG_AGO = new Date("2020-01-01T00:00:00Z");

async function aTaskToJoin() {
  const people = await aBoardOfAnna();
  const task = await aTask(people.toDo, { updatedAt: LONG_AGO });
  const join = (as = people.max, taskId = task.id) =>
    call(POST, { as, params: { board_id: people.board.id, task_id: taskId } });
  return { ...people, task, join };
}

describe("POST /projects/:board_id/tasks/:task_id/assign-yourself", () => {
  test("assigns who asks, who watches from then on", async () => {
    const { max, task, join } = await aTaskToJoin();

    const { status, json } = await join();

    expect(status).toBe(200);
    expect(json.task).toMatchObject({
      id: task.id,
      is_watching: true,
      assignees: [{ ID: max.id, role: "Member" }],
      watchers: [{ ID: max.id }],
    });
    expect(json.updatedTasks).toMatchObject([{ id: task.id, assignees: [{ ID: max.id }] }]);
    expect((await db.task.findUniqueOrThrow({ where: { id: task.id } })).updatedAt.getTime()).toBeGreaterThan(
      LONG_AGO.getTime(),
    );
  });

  test("writes that he joined, and tells nobody, not even who watches", async () => {
    const { anna, max, board, task, join } = await aTaskToJoin();
    await db.taskWatcher.create({ data: { taskId: task.id, userId: anna.id } });

    await join();

    expect(await db.activity.findMany()).toMatchObject([
      {
        boardId: board.id,
        taskId: task.id,
        action: "joined",
        column: "task",
        oldValue: null,
        newValue: null,
        createdById: max.id,
      },
    ]);
    expect(await db.notification.count()).toBe(0);
  });

  test("who is assigned already stays so, without another line", async () => {
    const { max, join } = await aTaskToJoin();

    await join();
    const { status, json } = await join();

    expect([status, json.task.assignees.map(({ ID }: { ID: number }) => ID)]).toEqual([200, [max.id]]);
    expect(await db.activity.count()).toBe(1);
  });

  test("twice at once is once", async () => {
    const { max, join } = await aTaskToJoin();

    const answers = await Promise.all(Array.from({ length: 6 }, () => join()));

    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await db.taskAssignee.findMany()).map(({ userId }) => userId)).toEqual([max.id]);
    expect(await db.activity.count()).toBe(1);
  });

  test("an admin needs no membership and gets none", async () => {
    const { board, join } = await aTaskToJoin();
    const admin = await aServiceAdmin();

    expect((await join(admin)).json.task.assignees).toMatchObject([{ ID: admin.id, role: "Admin" }]);
    expect(await db.boardMember.count({ where: { boardId: board.id } })).toBe(3);
  });

  test("S4: 403 for a viewer and a stranger, S1: 404 for a task of another board, and nobody is assigned", async () => {
    const { max, vera, join } = await aTaskToJoin();
    const foreign = await aTask((await aBoardOfAnna()).toDo);

    for (const caller of [vera, await aUser()]) expect((await join(caller)).status).toBe(403);
    expect((await join(max, foreign.id)).status).toBe(404);
    expect(await db.taskAssignee.count()).toBe(0);
  });
});
