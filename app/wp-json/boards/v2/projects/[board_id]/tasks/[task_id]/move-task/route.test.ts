import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aStage, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { PUT } from "./route";

const titlesIn = async (stage: { id: number }) =>
  (await db.task.findMany({ where: { stageId: stage.id, archivedAt: null }, orderBy: { position: "asc" } })).map(
    ({ title }) => title,
  );

describe("PUT /projects/:board_id/tasks/:task_id/move-task", () => {
  test("puts the task at the given place in the given stage", async () => {
    const { anna, board, toDo, doing } = await aBoardOfAnna();
    const task = await aTask(toDo, { title: "moved" });
    await aTask(doing, { title: "first" });
    await aTask(doing, { title: "second" });

    const { status, json } = await call(PUT, {
      as: anna,
      params: { board_id: board.id, task_id: task.id },
      body: { newStageId: doing.id, newIndex: 2 },
    });

    expect(status).toBe(200);
    expect(json.message).toBe("Task has been updated");
    expect(json.task).toMatchObject({ id: task.id, stage_id: doing.id, position: "1.50" });
    expect(json.last_updated).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(await titlesIn(doing)).toEqual(["first", "moved", "second"]);
  });

  test.each([
    ["0 counts as the first place", { newIndex: 0 }, ["c", "a", "b"]],
    ["a place beyond the end is the end", { newIndex: 99 }, ["a", "b", "c"]],
    ["without a place in its own stage it stays", {}, ["a", "b", "c"]],
  ])("%s", async (_, place, expected) => {
    const { anna, board, toDo } = await aBoardOfAnna();
    for (const title of ["a", "b"]) await aTask(toDo, { title });
    const task = await aTask(toDo, { title: "c" });

    await call(PUT, {
      as: anna,
      params: { board_id: board.id, task_id: task.id },
      body: { newStageId: toDo.id, ...place },
    });

    expect(await titlesIn(toDo)).toEqual(expected);
  });

  test("neighbours win over the index, and one that is gone is skipped", async () => {
    const { anna, board, toDo, doing } = await aBoardOfAnna();
    const [a, b] = [await aTask(doing, { title: "a" }), await aTask(doing, { title: "b" })];
    const task = await aTask(toDo, { title: "moved" });
    const params = { board_id: board.id, task_id: task.id };

    await call(PUT, {
      as: anna,
      params,
      body: { newStageId: doing.id, prevTaskId: a.id, nextTaskId: b.id, newIndex: 1 },
    });
    expect(await titlesIn(doing)).toEqual(["a", "moved", "b"]);

    await call(PUT, { as: anna, params, body: { newStageId: doing.id, prevTaskId: 999_999, nextTaskId: a.id } });
    expect(await titlesIn(doing)).toEqual(["moved", "a", "b"]);

    for (const place of [{ prevTaskId: 999_999, nextTaskId: task.id }, {}])
      await call(PUT, { as: anna, params, body: { newStageId: doing.id, ...place } });
    expect(await titlesIn(doing)).toEqual(["moved", "a", "b"]);
  });

  test("numbers the stage anew when no gap is left, and keeps the order", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const tasks = [];
    for (let at = 0; at < 4; at += 1) tasks.push(await aTask(toDo, { title: String(at) }));

    for (let round = 0; round < 24; round += 1) {
      const last: { id: number; title: string } | undefined = tasks.pop();
      if (!last) throw new Error("no task left");
      tasks.unshift(last);
      const { status } = await call(PUT, {
        as: anna,
        params: { board_id: board.id, task_id: last.id },
        body: { newStageId: toDo.id, newIndex: 1 },
      });
      expect(status).toBe(200);
    }

    expect(await titlesIn(toDo)).toEqual(tasks.map(({ title }) => title));
  });

  test("a stage that closes tasks closes it, an open one reopens it", async () => {
    const { anna, board, toDo, done } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const params = { board_id: board.id, task_id: task.id };

    const closed = await call(PUT, { as: anna, params, body: { newStageId: done.id } });
    expect(closed.json.task.status).toBe("closed");
    expect(closed.json.task.last_completed_at).not.toBeNull();
    expect(await db.board.findUnique({ where: { id: board.id } })).toMatchObject({
      tasksCount: 1,
      completedTasksCount: 1,
    });

    const reopened = await call(PUT, { as: anna, params, body: { newStageId: toDo.id } });
    expect(reopened.json.task).toMatchObject({ status: "open", last_completed_at: null });
    expect(await db.board.findUnique({ where: { id: board.id } })).toMatchObject({ completedTasksCount: 0 });
  });

  test("the stage's default people are assigned and watch, except who left the board; in its own stage nobody is greeted", async () => {
    const { anna, max, vera, board, toDo, doing } = await aBoardOfAnna();
    const [task, gone] = [await aTask(toDo), await aUser()];
    await db.stage.updateMany({ data: { hasDefaultPeople: true } });
    await db.stageDefaultAssignee.createMany({
      data: [max, gone].map(({ id }) => ({ stageId: doing.id, userId: id })),
    });
    await db.stageDefaultWatcher.createMany({
      data: [vera, gone].map(({ id }) => ({ stageId: doing.id, userId: id })),
    });
    await db.stageDefaultAssignee.create({ data: { stageId: toDo.id, userId: anna.id } });
    const move = async (newStageId: number) =>
      (
        await call(PUT, {
          as: anna,
          params: { board_id: board.id, task_id: task.id },
          body: { newStageId, newIndex: 1 },
        })
      ).json.task;
    const ids = (people: { ID: number }[]) => people.map(({ ID }) => ID).sort((a, b) => a - b);

    expect((await move(toDo.id)).assignees).toEqual([]);
    const { assignees, watchers } = await move(doing.id);

    expect([ids(assignees), ids(watchers)]).toEqual([[max.id], [max.id, vera.id]]);
    expect(await db.activity.findMany({ where: { taskId: task.id, column: "assignee" } })).toMatchObject([
      { action: "added", newValue: "Max", createdById: anna.id },
    ]);
    expect(
      await db.notification.findMany({ where: { kind: "task_assignee_changed" }, include: { recipients: true } }),
    ).toMatchObject([{ recipients: [{ userId: max.id }] }]);
  });

  test("writes a line and tells the watchers, but not who moved it", async () => {
    const { anna, max, board, toDo, doing } = await aBoardOfAnna();
    const task = await aTask(toDo);
    await db.taskWatcher.createMany({ data: [anna, max].map(({ id }) => ({ taskId: task.id, userId: id })) });

    await call(PUT, { as: anna, params: { board_id: board.id, task_id: task.id }, body: { newStageId: doing.id } });

    expect(await db.activity.findMany({ where: { taskId: task.id } })).toMatchObject([
      { action: "changed", column: "stage", oldValue: "To do", newValue: "Doing", createdById: anna.id },
    ]);
    expect(await db.notification.findMany({ include: { recipients: true } })).toMatchObject([
      { kind: "task_moved_to_new_stage", description: "Doing", recipients: [{ userId: max.id }] },
    ]);
  });

  test("403 for a viewer, and the task stays", async () => {
    const { vera, board, toDo, doing } = await aBoardOfAnna();
    const task = await aTask(toDo);

    const { status } = await call(PUT, {
      as: vera,
      params: { board_id: board.id, task_id: task.id },
      body: { newStageId: doing.id },
    });

    expect(status).toBe(403);
    expect(await db.task.findUnique({ where: { id: task.id } })).toMatchObject({ stageId: toDo.id });
  });

  test("404 when the stage is on another board, and the task stays", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const elsewhere = await aStage(await aBoard({ members: [[anna, "manager"]] }));

    const { status, json } = await call(PUT, {
      as: anna,
      params: { board_id: board.id, task_id: task.id },
      body: { newStageId: elsewhere.id },
    });

    expect([status, json.message]).toEqual([404, "Stage not found"]);
    expect(await db.task.findUnique({ where: { id: task.id } })).toMatchObject({ stageId: toDo.id, boardId: board.id });
  });

  test("403 for someone outside the board, 404 for a task of another board, 400 without a stage", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const other = await aBoard({ members: [[anna, "manager"]] });
    const body = { newStageId: toDo.id };

    expect(
      (await call(PUT, { as: await aUser(), params: { board_id: board.id, task_id: task.id }, body })).status,
    ).toBe(403);
    expect((await call(PUT, { as: anna, params: { board_id: other.id, task_id: task.id }, body })).status).toBe(404);
    expect(
      (await call(PUT, { as: anna, params: { board_id: board.id, task_id: task.id }, body: {} })).json.data.params,
    ).toEqual({ newStageId: "The newStageId field is required." });
  });
});
