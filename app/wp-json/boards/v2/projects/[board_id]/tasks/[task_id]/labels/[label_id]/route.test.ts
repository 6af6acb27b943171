import { describe, expect, test } from "vitest";
import type { Label, Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aLabel, aStage, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { DELETE } from "./route";

const longAgo = new Date("2020-01-01T00:00:00Z");
const attached = (task: Task, label: Label) =>
  db.taskLabel.create({ data: { taskId: task.id, labelId: label.id, boardId: task.boardId } });

describe("DELETE /projects/:board_id/tasks/:task_id/labels/:label_id", () => {
  test("takes the label off this task only, writes a line, and the task counts as changed", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const [task, other, label] = [
      await aTask(toDo, { updatedAt: longAgo }),
      await aTask(toDo),
      await aLabel(board, { title: "Bug" }),
    ];
    for (const each of [task, other]) await attached(each, label);

    const { status, json } = await call(DELETE, {
      as: max,
      params: { board_id: board.id, task_id: task.id, label_id: label.id },
    });

    expect([status, json]).toEqual([200, { message: "Label has been deleted" }]);
    expect(await db.taskLabel.findMany()).toMatchObject([{ taskId: other.id }]);
    expect(await db.label.count()).toBe(1);
    expect((await db.task.findUniqueOrThrow({ where: { id: task.id } })).updatedAt.getTime()).toBeGreaterThan(
      longAgo.getTime(),
    );
    expect(await db.activity.findMany()).toMatchObject([
      {
        boardId: board.id,
        taskId: task.id,
        action: "removed",
        column: "label",
        settings: { bg_color: "#4bce97", color: "#1B2533", title: "Bug" },
        createdById: max.id,
      },
    ]);
  });

  test("a label that is not on the task is gone already: 200, without a line or a change", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const [task, label] = [await aTask(toDo, { updatedAt: longAgo }), await aLabel(board)];

    const { status, json } = await call(DELETE, {
      as: anna,
      params: { board_id: board.id, task_id: task.id, label_id: label.id },
    });

    expect([status, json.message]).toEqual([200, "Label has been deleted"]);
    expect(await db.activity.count()).toBe(0);
    expect((await db.task.findUniqueOrThrow({ where: { id: task.id } })).updatedAt).toEqual(longAgo);
  });

  test("S1: 404 for a label or a task of another board, and the labels stay", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const other = await aBoard({ members: [[anna, "manager"]] });
    const [task, label] = [await aTask(toDo), await aLabel(board)];
    const [foreignTask, foreignLabel] = [await aTask(await aStage(other)), await aLabel(other)];
    await attached(task, label);
    await attached(foreignTask, foreignLabel);
    const detach = async (task_id: number, label_id: number | string) => {
      const { status, json } = await call(DELETE, { as: anna, params: { board_id: board.id, task_id, label_id } });
      return [status, json.message];
    };

    expect(await detach(task.id, foreignLabel.id)).toEqual([404, "Label not found"]);
    expect(await detach(foreignTask.id, foreignLabel.id)).toEqual([404, "Task not found"]);
    expect(await detach(task.id, 99_999_999_999)).toEqual([404, "Label not found"]);
    expect((await detach(task.id, "x"))[0]).toBe(404);
    expect(await db.taskLabel.count()).toBe(2);
  });

  test("403 for a viewer and a stranger, and the label stays", async () => {
    const { vera, board, toDo } = await aBoardOfAnna();
    const [task, label] = [await aTask(toDo), await aLabel(board)];
    await attached(task, label);

    for (const caller of [vera, await aUser()])
      expect(
        (await call(DELETE, { as: caller, params: { board_id: board.id, task_id: task.id, label_id: label.id } }))
          .status,
      ).toBe(403);

    expect(await db.taskLabel.count()).toBe(1);
  });
});
