import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aLabel, aStage, aTask, LONG_AGO, onBoard, statusesOf, storedTask } from "@/lib/testing";
import { POST } from "./route";

const attach = onBoard(POST);

describe("POST /projects/:board_id/labels/task", () => {
  test("adds a label to a task, records an activity, and marks the task as changed", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const [task, label] = [await aTask(toDo, { updatedAt: LONG_AGO }), await aLabel(board, { title: "Bug" })];

    const { status, json } = await attach(max, board, { taskId: String(task.id), labelId: label.id });

    expect([status, json.message]).toEqual([200, "Label has been added"]);
    expect(json.label).toMatchObject({
      id: label.id,
      board_id: board.id,
      title: "Bug",
      type: "label",
      bg_color: "#4bce97",
    });
    const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
    expect(json.label.pivot).toEqual({
      ...{ object_id: task.id, foreign_id: label.id, settings: null, preferences: null },
      ...{ created_at: iso, updated_at: iso },
    });
    expect(await db.taskLabel.findMany()).toMatchObject([{ taskId: task.id, labelId: label.id, boardId: board.id }]);
    expect((await storedTask(task)).updatedAt).not.toEqual(LONG_AGO);
    expect(await db.activity.findMany()).toMatchObject([
      {
        boardId: board.id,
        taskId: task.id,
        action: "added",
        column: "label",
        oldValue: null,
        newValue: null,
        settings: { bg_color: "#4bce97", color: "#1B2533", title: "Bug" },
        createdById: max.id,
      },
    ]);
    expect(await db.notification.count()).toBe(0);
  });

  test("changes nothing a second time, also in eight requests at once", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const [task, label] = [await aTask(toDo), await aLabel(board)];
    const body = { taskId: task.id, labelId: label.id };

    const answers = await Promise.all(Array.from({ length: 8 }, () => attach(anna, board, body)));

    expect(statusesOf(answers)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    expect([await db.taskLabel.count(), await db.activity.count()]).toEqual([1, 1]);
  });

  test("S1 S3: answers 404 for a label or a task that is unknown or of another board, and attaches nothing", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const other = await aBoard({ members: [[anna, "manager"]] });
    const [task, label] = [await aTask(toDo), await aLabel(board)];
    const [foreignTask, foreignLabel] = [await aTask(await aStage(other)), await aLabel(other)];
    const send = async (taskId: unknown, labelId: unknown) => {
      const { status, json } = await attach(anna, board, { taskId, labelId });
      return [status, json.message];
    };

    expect(await send(task.id, foreignLabel.id)).toEqual([404, "Label not found"]);
    expect(await send(task.id, 99_999_999_999)).toEqual([404, "Label not found"]);
    expect(await send(foreignTask.id, label.id)).toEqual([404, "Task not found"]);
    expect(await send("99999999999", label.id)).toEqual([404, "Task not found"]);
    expect([await db.taskLabel.count(), await db.activity.count()]).toEqual([0, 0]);
  });

  test("answers 400 without task and label", async () => {
    const { anna, board } = await aBoardOfAnna();

    const { status, json } = await attach(anna, board, { taskId: ["x"] });

    expect(status).toBe(400);
    expect(json.data.params).toEqual({
      taskId: "The taskId must be an integer.",
      labelId: "The labelId field is required.",
    });
  });

  test("answers 403 for a viewer", async () => {
    const { vera, board, toDo } = await aBoardOfAnna();

    const { status } = await attach(vera, board, { taskId: (await aTask(toDo)).id, labelId: (await aLabel(board)).id });

    expect(status).toBe(403);
  });
});
