import { describe, expect, test } from "vitest";
import type { Stage } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardOfAnna,
  activityLines,
  aStage,
  aTask,
  aTaskOfAnna,
  aUser,
  call,
  countersOf,
  idsOfPeople,
  notificationLines,
  storedTask,
  titlesOf,
} from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { PUT } from "./route";

const titlesIn = async ({ id: stageId }: { id: number }) =>
  titlesOf(await db.task.findMany({ where: { stageId, archivedAt: null }, orderBy: { position: "asc" } }));

async function aTaskToMove() {
  const all = await aTaskOfAnna({ title: "moved" });
  const move = (stage: Pick<Stage, "id">, place: object = {}) =>
    call(PUT, { as: all.anna, params: all.params, body: { newStageId: stage.id, ...place } });
  return { ...all, move };
}

describe("PUT /projects/:board_id/tasks/:task_id/move-task", () => {
  test("moves the task to the position in the stage", async () => {
    const { task, doing, move } = await aTaskToMove();
    for (const title of ["first", "second"]) await aTask(doing, { title });

    const { status, json } = await move(doing, { newIndex: 2 });

    expect(status).toBe(200);
    expect(json.message).toBe("Task has been updated");
    expect(json.task).toMatchObject({ id: task.id, stage_id: doing.id, position: "1.50" });
    expect(json.last_updated).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(await titlesIn(doing)).toEqual(["first", "moved", "second"]);
  });

  test.each([
    ["0 counts as the first place", { newIndex: 0 }, ["moved", "a", "b"]],
    ["a place beyond the end is the end", { newIndex: 99 }, ["a", "b", "moved"]],
    ["without a place in its own stage it stays", {}, ["a", "moved", "b"]],
  ])("places the task: %s", async (_, place, expected) => {
    const { toDo, move } = await aTaskToMove();
    await aTask(toDo, { title: "a", position: 0.5 });
    await aTask(toDo, { title: "b" });

    await move(toDo, place);

    expect(await titlesIn(toDo)).toEqual(expected);
  });

  test("neighbours take precedence over the index, and a deleted one is skipped", async () => {
    const { task, doing, move } = await aTaskToMove();
    const [a, b] = [await aTask(doing, { title: "a" }), await aTask(doing, { title: "b" })];

    await move(doing, { prevTaskId: a.id, nextTaskId: b.id, newIndex: 1 });
    expect(await titlesIn(doing)).toEqual(["a", "moved", "b"]);

    for (const place of [{ prevTaskId: 999_999, nextTaskId: a.id }, { prevTaskId: 999_999, nextTaskId: task.id }, {}]) {
      await move(doing, place);
      expect(await titlesIn(doing)).toEqual(["moved", "a", "b"]);
    }
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
    const { board, toDo, done, move } = await aTaskToMove();

    const closed = await move(done);
    expect(closed.json.task.status).toBe("closed");
    expect(closed.json.task.last_completed_at).not.toBeNull();
    expect(await countersOf(board)).toEqual({ tasksCount: 1, completedTasksCount: 1 });

    const reopened = await move(toDo);
    expect(reopened.json.task).toMatchObject({ status: "open", last_completed_at: null });
    expect(await countersOf(board)).toEqual({ tasksCount: 1, completedTasksCount: 0 });
  });

  test("the stage's default people are assigned and watch, except those who left the board; in its own stage nobody is added", async () => {
    const { anna, max, vera, toDo, doing, move } = await aTaskToMove();
    const gone = await aUser();
    await db.stage.updateMany({ data: { hasDefaultPeople: true } });
    await db.stageDefaultAssignee.createMany({
      data: [max, gone].map(({ id }) => ({ stageId: doing.id, userId: id })),
    });
    await db.stageDefaultWatcher.createMany({
      data: [vera, gone].map(({ id }) => ({ stageId: doing.id, userId: id })),
    });
    await db.stageDefaultAssignee.create({ data: { stageId: toDo.id, userId: anna.id } });

    expect((await move(toDo, { newIndex: 1 })).json.task.assignees).toEqual([]);
    const { assignees, watchers } = (await move(doing)).json.task;

    expect([idsOfPeople(assignees), idsOfPeople(watchers)]).toEqual([[max.id], [max.id, vera.id]]);
    expect(await activityLines()).toContainEqual(["added", "assignee", null, "Max"]);
    expect(await notificationLines()).toContainEqual([
      "task_assignee_changed",
      "has added you as an assignee.",
      [max.id],
    ]);
  });

  test("answers 404 when the stage is on another board, 400 without a stage, and the task stays", async () => {
    const { anna, task, params, move } = await aTaskToMove();
    const elsewhere = await aStage(await aBoard({ members: [[anna, "manager"]] }));

    expect(await move(elsewhere)).toMatchObject({
      status: 404,
      json: { message: "Stage not found" },
    });
    expect((await call(PUT, { as: anna, params, body: {} })).json.data.params).toEqual({
      newStageId: "The newStageId field is required.",
    });
    expect(await storedTask(task)).toEqual(task);
  });

  testRefusals(PUT);
});

describe("expected_stage_id", () => {
  test("of a task that is in the wished stage already, as after an answer that was lost, is no matter", async () => {
    const { toDo, doing, move } = await aTaskToMove();
    const again = () => move(doing, { expected_stage_id: toDo.id });
    await again();
    const lines = await db.activity.count();

    expect((await again()).status).toBe(200);

    expect([await titlesIn(doing), await db.activity.count()]).toEqual([["moved"], lines]);
  });

  test("of a task that somebody else has moved answers 409 with its stage and who moved it", async () => {
    const { task, board, toDo, doing, max, params, move } = await aTaskToMove();
    const done = await aStage(board, { title: "Done" });
    await call(PUT, { as: max, params, body: { newStageId: doing.id } });

    const { status, json } = await move(done, { expected_stage_id: toDo.id });

    expect([status, json.code, json.message]).toEqual([
      409,
      "rest_conflict",
      "Somebody else changed this value meanwhile.",
    ]);
    expect(json.data).toMatchObject({
      current: doing.id,
      changed_by: { ID: max.id, display_name: max.displayName },
    });
    expect((await storedTask(task)).stageId).toBe(doing.id);
    expect((await move(done, { expected_stage_id: doing.id })).status).toBe(200);
  });

  test("that is no id answers 400", async () => {
    const { doing, move } = await aTaskToMove();

    expect((await move(doing, { expected_stage_id: "x" })).status).toBe(400);
  });
});
