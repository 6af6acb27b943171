import { describe, expect, test } from "vitest";
import { PUT } from "./route";
import type { Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aNotification, aStage, aSubtask, aTask, aUser, call, unreadOf } from "@/lib/testing";

describe("PUT /boards/:board_id/tasks/:task_id/notifications/read", () => {
  test("marks one's own notifications of the task and its subtasks as read, for viewers too, and nothing else", async () => {
    const { max, vera, board, toDo } = await aBoardOfAnna();
    const [task, other] = [await aTask(toDo), await aTask(toDo)];
    const subtask = await aSubtask(task);
    for (const about of [task, task, subtask, other]) await aNotification(about, vera);
    const before = await aNotification(task, vera, { markedReadAt: new Date("2031-01-01T00:00:00Z") });
    await aNotification(task, max);

    const mark = () => call(PUT, { as: vera, params: { board_id: board.id, task_id: task.id } });
    const [first, second] = [await mark(), await mark()];

    expect([first.status, first.json]).toEqual([
      200,
      { message: "The notifications of this task are read", marked: 3 },
    ]);
    expect([second.status, second.json.marked]).toEqual([200, 0]);
    expect([await unreadOf(vera), await unreadOf(max)]).toEqual([1, 1]);
    expect(await db.notificationRecipient.findUnique({ where: { id: before.id } })).toEqual(before);
  });

  test("answers 404 for a task of another board, 403 for a stranger", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const [task, elsewhere] = [await aTask(toDo), await aTask(await aStage(await aBoard()))];
    const mark = (as: User, { id }: Task) => call(PUT, { as, params: { board_id: board.id, task_id: id } });

    expect((await mark(max, elsewhere)).status).toBe(404);
    expect((await mark(await aUser(), task)).status).toBe(403);
  });
});
