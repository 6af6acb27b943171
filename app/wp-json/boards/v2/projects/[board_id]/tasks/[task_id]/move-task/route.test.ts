import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aTask, aTaskOfAnna, aTaskElsewhere } from "@/lib/testing/factories/boards";
import { call, titlesOf, idsOfPeople } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { storedTask, activityLines, notificationLines } from "@/lib/testing/probes/tasks";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { PUT } from "./route";

const titlesIn = async ({ id: stageId }: { id: number }) =>
  titlesOf(await db.task.findMany({ where: { stageId, archivedAt: null }, orderBy: { position: "asc" } }));

describe("PUT /projects/:board_id/tasks/:task_id/move-task", () => {
  test("moves the task to the position in the stage", async () => {
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
  ])("places the task: %s", async (_, place, expected) => {
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

  test("neighbours take precedence over the index, and a deleted one is skipped", async () => {
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

  test("renumbers the stage when no gap is left, and keeps the order", async () => {
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

  test("the stage's default people are assigned and watch, except those who left the board; in its own stage nobody is added", async () => {
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

    expect((await move(toDo.id)).assignees).toEqual([]);
    const { assignees, watchers } = await move(doing.id);

    expect([idsOfPeople(assignees), idsOfPeople(watchers)]).toEqual([[max.id], [max.id, vera.id]]);
    expect(await activityLines()).toContainEqual(["added", "assignee", null, "Max"]);
    expect(await notificationLines()).toContainEqual([
      "task_assignee_changed",
      "has added you as an assignee.",
      [max.id],
    ]);
  });

  test("answers 404 when the stage is on another board, 400 without a stage, and the task stays", async () => {
    const { anna, task, params } = await aTaskOfAnna();
    const move = (body: object) => call(PUT, { as: anna, params, body });

    expect(await move({ newStageId: (await aTaskElsewhere(anna)).stageId })).toMatchObject({
      status: 404,
      json: { message: "Stage not found" },
    });
    expect((await move({})).json.data.params).toEqual({ newStageId: "The newStageId field is required." });
    expect(await storedTask(task)).toEqual(task);
  });

  testRefusals(PUT);
});
