import { describe, expect, test } from "vitest";
import type { Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  addAssignees,
  addWatchers,
  aLabel,
  aParentOnAnotherBoard,
  aParentTask,
  aStage,
  aStageWithoutGaps,
  aTask,
  attachLabel,
  call,
  countersOf,
  countersOfParent,
  historyOf,
  messagesOf,
  recounted,
  statusesOf,
  storedTask,
  subtasksIn,
} from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { PUT } from "./route";

async function setUp() {
  const all = await aParentTask();
  const [a, b] = (await subtasksIn(all.design, "A", "B")) as [Task, Task];
  const move = (body: unknown, taskId = a.id) =>
    call(PUT, { as: all.anna, params: { board_id: all.board.id, task_id: taskId }, body });
  return { ...all, a, b, move };
}

describe("PUT /projects/:board_id/tasks/:task_id/move-to-board", () => {
  test("makes the subtask a task on top of the stage, with its labels and people", async () => {
    const { max, board, doing, a, b, move } = await setUp();
    const first = await aTask(doing, { position: 0.5 });
    const label = await aLabel(board);
    await attachLabel(a, label);
    await addAssignees(a, max);

    const { status, json } = await move({ stage_id: String(doing.id) });

    expect(status).toBe(201);
    expect(json.moveSubtask).toMatchObject({
      id: a.id,
      parent_id: null,
      stage_id: doing.id,
      position: "0.25",
      status: "open",
      meta: [],
      labels: [{ id: label.id }],
      assignees: [{ ID: max.id }],
    });
    expect(json.moveSubtask).not.toHaveProperty("subtask_group_id");
    expect(json.changedSubtasks).toMatchObject([{ id: b.id }]);
    expect(await storedTask(first)).toEqual(first);
  });

  test("updates all counters, records in both feeds and notifies its people", async () => {
    const { max, board, doing, parent, a, move } = await setUp();
    await addWatchers(a, max);

    await move({ stage_id: doing.id });

    expect(await countersOfParent(parent)).toEqual({ subtaskCount: 1, subtaskCompletedCount: 0 });
    expect(await countersOf(board)).toEqual(await recounted(board));
    expect(await historyOf(parent)).toEqual({ activities: [["removed", "subtask", "A", null]], notifications: [] });
    expect(await historyOf(a)).toEqual({
      activities: [["changed", "stage", null, "Doing"]],
      notifications: [["task_moved_to_new_stage", "Doing", max.id]],
    });
  });

  test("a stage of done tasks closes it; one of open tasks leaves it closed", async () => {
    const { board, doing, done, a, b, move } = await setUp();
    await db.task.update({ where: { id: b.id }, data: { status: "closed", lastCompletedAt: new Date("2020-01-01") } });

    const [closed, remaining] = [await move({ stage_id: done.id }), await move({ stage_id: doing.id }, b.id)];

    expect([
      closed.json.moveSubtask.status,
      remaining.json.moveSubtask.status,
      remaining.json.moveSubtask.last_completed_at,
    ]).toEqual(["closed", "closed", "2020-01-01 00:00:00"]);
    expect((await storedTask(a)).lastCompletedAt).not.toBeNull();
    expect(await countersOf(board)).toEqual({ tasksCount: 3, completedTasksCount: 2 });
  });

  test("assigns the stage's default people", async () => {
    const { vera, doing, move } = await setUp();
    await db.stage.update({ where: { id: doing.id }, data: { hasDefaultPeople: true } });
    await db.stageDefaultAssignee.create({ data: { stageId: doing.id, userId: vera.id } });

    expect((await move({ stage_id: doing.id })).json.moveSubtask.assignees).toMatchObject([{ ID: vera.id }]);
  });

  test("makes room in a stage that has none", async () => {
    const { board, a, move } = await setUp();
    const { stage } = await aStageWithoutGaps(board, 3);

    expect((await move({ stage_id: stage.id })).json.moveSubtask).toMatchObject({ id: a.id, position: "0.50" });
  });

  test("moves a top-level task to the top of the stage, as move-task does", async () => {
    const { max, board, done, parent, move } = await setUp();
    const first = await aTask(done, { position: 0.5 });

    const { status, json } = await move({ stage_id: done.id }, parent.id);

    expect(status).toBe(201);
    expect(json).toMatchObject({
      moveSubtask: { id: parent.id, parent_id: null, stage_id: done.id, position: "0.25", status: "closed" },
      changedSubtasks: [],
    });
    expect(await historyOf(parent)).toEqual({
      activities: [
        ["changed", "stage", "To do", "Done"],
        ["closed", "task", parent.title, null],
      ],
      notifications: [["task_moved_to_new_stage", "Done", max.id]],
    });
    expect(await storedTask(first)).toEqual(first);
    expect(await countersOf(board)).toEqual(await recounted(board));
  });

  test("of two requests at once neither is lost, and the counters are right", async () => {
    const { board, doing, toDo, move } = await setUp();

    const answers = await Promise.all([move({ stage_id: doing.id }), move({ stage_id: toDo.id })]);

    expect([
      [201, 201],
      [201, 404],
    ]).toContainEqual(statusesOf(answers).toSorted());
    expect(await countersOf(board)).toEqual(await recounted(board));
  });

  test("S3: answers 404 for a stage of another board; 400 for an archived stage or subtask, and for missing values", async () => {
    const { anna, board, doing, a, b, move } = await setUp();
    const elsewhere = await aParentOnAnotherBoard(anna);
    const archived = await aStage(board, { archivedAt: new Date() });
    await db.task.update({ where: { id: b.id }, data: { archivedAt: new Date(), position: 0 } });

    const answers = [
      await move({ stage_id: elsewhere.stage.id }),
      await move({ stage_id: 99_999_999 }),
      await move({ stage_id: archived.id }),
      await move({ stage_id: doing.id }, b.id),
      await move({}),
      await move({ stage_id: "Doing" }),
    ];

    expect(messagesOf(answers)).toEqual([
      [404, "Stage not found"],
      [404, "Stage not found"],
      [400, "This stage is archived. Please restore the stage first."],
      [400, "What is archived can't be moved. Please restore it first."],
      [400, "Invalid parameter(s): stage_id"],
      [400, "Invalid parameter(s): stage_id"],
    ]);
    expect(await storedTask(a)).toEqual(a);
  });

  testRefusals(PUT);
});
