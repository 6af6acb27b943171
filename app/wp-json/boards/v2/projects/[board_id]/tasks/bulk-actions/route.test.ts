import { beforeEach, describe, expect, test } from "vitest";
import type { Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardOfAnna,
  aLabel,
  aStage,
  aStageWithoutGaps,
  aSubtask,
  aTask,
  call,
  countersOf,
  idsOfPeople,
  LONG_AGO,
  messagesOf,
  recounted,
  storedTask,
  titlesOf,
} from "@/lib/testing";
import { testForbidden } from "@/lib/testing/contract/refusals";
import { PUT as RESTORE } from "../../bulk-restore-tasks/route";
import { POST } from "./route";

let fixture: Awaited<ReturnType<typeof aBoardOfAnna>> & { tasks: Task[] };
beforeEach(async () => {
  const people = await aBoardOfAnna();
  const tasks = [];
  for (const title of ["a", "b", "c"]) tasks.push(await aTask(people.toDo, { title, updatedAt: LONG_AGO }));
  fixture = { ...people, tasks };
});

const ids = (...titles: string[]) => titles.map((name) => fixture.tasks.find(({ title }) => title === name)?.id ?? 0);
const change = (body: object, as: User = fixture.anna) =>
  call(POST, { as, params: { board_id: fixture.board.id }, body: { task_ids: ids("a", "b"), ...body } });
const inStage = async (stageId: number) =>
  titlesOf(
    await db.task.findMany({ where: { stageId, archivedAt: null, parentId: null }, orderBy: { position: "asc" } }),
  );
const unchanged = async () =>
  expect([
    await db.task.findMany({ where: { boardId: fixture.board.id }, orderBy: { id: "asc" } }),
    await db.activity.count(),
    await db.notification.count(),
  ]).toEqual([fixture.tasks, 0, 0]);

describe("POST /projects/:board_id/tasks/bulk-actions", () => {
  test.each(["move_tasks", "move_to_stage"])(
    "%s puts tasks at the end of a stage, in the order of the request",
    async (action) => {
      await aTask(fixture.doing, { title: "x" });

      const { status, json } = await change({ action, task_ids: ids("c", "a"), target_stage_id: fixture.doing.id });

      expect([status, json.message, json.failed_tasks, json.moved_to_another_board]).toEqual([
        200,
        "2 tasks moved successfully",
        [],
        false,
      ]);
      expect(titlesOf(json.successful_tasks)).toEqual(["c", "a"]);
      expect(json.successful_tasks[0]).toMatchObject({
        stage_id: fixture.doing.id,
        position: "2.00",
        assignees: [],
        is_watching: false,
        description: null,
      });
      expect(titlesOf(json.updatedTasks).toSorted()).toEqual(["a", "c", "x"]);
      expect([await inStage(fixture.doing.id), await inStage(fixture.toDo.id)]).toEqual([["x", "c", "a"], ["b"]]);
    },
  );

  test("tasks that are in the stage already stay; a closing stage updates the counters", async () => {
    await aTask(fixture.done, { title: "x" });

    await change({ action: "move_tasks", task_ids: ids("b", "a", "c"), target_stage_id: String(fixture.toDo.id) });
    expect([await inStage(fixture.toDo.id), await db.activity.count()]).toEqual([["a", "b", "c"], 0]);

    const { json } = await change({
      action: "move_tasks",
      target_stage_id: fixture.done.id,
      target_board_id: fixture.board.id,
    });
    expect(json.successful_tasks.map(({ status }: { status: string }) => status)).toEqual(["closed", "closed"]);
    expect(await countersOf(fixture.board)).toEqual(await recounted(fixture.board));
  });

  test("moves tasks to another board with everything that belongs to them, and returns the changes of both", async () => {
    const other = await aBoard({
      title: "Elsewhere",
      members: [
        [fixture.anna, "member"],
        [fixture.max, "viewer"],
      ],
    });
    const [inbox, label] = [await aStage(other), await aLabel(fixture.board)];
    const [a = 0] = ids("a");
    await db.taskLabel.create({ data: { taskId: a, labelId: label.id, boardId: fixture.board.id } });
    await aSubtask({ id: a, boardId: fixture.board.id }, { title: "step" });
    await db.taskDependency.create({
      data: { predecessorId: a, successorId: ids("c")[0] ?? 0, boardId: fixture.board.id },
    });

    const { status, json } = await change({
      action: "move_tasks",
      target_stage_id: inbox.id,
      target_board_id: other.id,
    });

    expect([status, json.moved_to_another_board, titlesOf(json.successful_tasks)]).toEqual([200, true, ["a", "b"]]);
    expect(titlesOf(json.updatedTasks)).toEqual(["a", "b", "c"]);
    expect(await db.activity.findMany({ where: { column: "predecessor" } })).toMatchObject([
      { boardId: fixture.board.id, taskId: ids("c")[0], action: "removed", newValue: "a" },
    ]);
    expect(json.successful_tasks[0]).toMatchObject({
      board_id: other.id,
      stage_id: inbox.id,
      labels: [],
      settings: { subtask_count: 1 },
    });
    expect(titlesOf(await db.task.findMany({ where: { boardId: other.id }, orderBy: { id: "asc" } }))).toEqual([
      "a",
      "b",
      "step",
    ]);
    for (const board of [fixture.board, other]) expect(await countersOf(board)).toEqual(await recounted(board));
    expect(
      (
        await change(
          { task_ids: ids("c"), action: "move_tasks", target_stage_id: inbox.id, target_board_id: other.id },
          fixture.max,
        )
      ).status,
    ).toBe(403);
    expect(await inStage(fixture.toDo.id)).toEqual(["c"]);
  });

  test.each([
    [
      { action: "archive_tasks" },
      "2 tasks archived successfully",
      { archived_at: expect.any(String), position: "0.00" },
    ],
    [
      { action: "change_priority", priority: "urgent" },
      "2 task priorities updated successfully",
      { priority: "urgent" },
    ],
    [{ action: "change_priority", priority: null }, "2 task priorities updated successfully", { priority: "" }],
  ])("%o answers %s", async (body, message, expected) => {
    const { status, json } = await change(body);

    expect([status, json.message, json.failed_tasks]).toEqual([200, message, []]);
    expect(json.successful_tasks).toMatchObject([expected, expected]);
    expect(json).not.toHaveProperty("moved_to_another_board");
    expect(await countersOf(fixture.board)).toEqual(await recounted(fixture.board));
    expect(await db.task.count({ where: { updatedAt: LONG_AGO } })).toBe(1);
  });

  test("assigns members and adds labels, also when named by a single value, and never removes any", async () => {
    const labels = [await aLabel(fixture.board, { title: "one" }), await aLabel(fixture.board, { title: "two" })];
    const task_ids = ids("a")[0];

    for (let turn = 0; turn < 2; turn += 1) {
      const assigned = await change({ task_ids, action: "assign_members", user_ids: fixture.vera.id });
      expect([assigned.json.message, idsOfPeople(assigned.json.successful_tasks[0].assignees)]).toEqual([
        "1 task assigned members successfully",
        [fixture.vera.id],
      ]);
      const labelled = await change({ task_ids, action: "add_labels", label_ids: labels.map(({ id }) => String(id)) });
      expect([labelled.json.message, titlesOf(labelled.json.successful_tasks[0].labels)]).toEqual([
        "1 task labeled successfully",
        ["one", "two"],
      ]);
    }

    expect(await db.activity.count()).toBe(3);
    expect(await db.task.count({ where: { updatedAt: LONG_AGO } })).toBe(2);
  });

  test("says for each task that failed why; the others are changed", async () => {
    const [parent] = fixture.tasks;
    const subtask = await aSubtask(parent ?? { id: 0, boardId: 0 }, { title: "step" });
    const archived = await aTask(fixture.toDo, { title: "gone", archivedAt: new Date(), position: 0 });
    const foreign = await aTask((await aBoardOfAnna()).toDo, { title: "Nobodys business" });

    const { status, json } = await change({
      task_ids: [...ids("a"), subtask.id, archived.id, foreign.id],
      action: "move_tasks",
      target_stage_id: fixture.doing.id,
    });

    expect([status, json.message, titlesOf(json.successful_tasks)]).toEqual([
      200,
      "1 task moved successfully, 3 tasks failed",
      ["a"],
    ]);
    expect(json.failed_tasks).toEqual([
      { id: foreign.id, title: null, error: "Task not found" },
      { id: subtask.id, title: "step", error: "A subtask has no stage to move to." },
      { id: archived.id, title: "gone", error: "What is archived can't be moved. Please restore it first." },
    ]);
    expect((await storedTask(foreign)).stageId).toBe(foreign.stageId);
  });

  test("changes nothing and lists all reasons when none could be moved", async () => {
    const archived = await aTask(fixture.toDo, { archivedAt: new Date(), position: 0 });

    const { status, json } = await change({
      task_ids: [archived.id],
      action: "move_tasks",
      target_stage_id: fixture.doing.id,
    });

    expect([status, json.message, json.successful_tasks]).toEqual([200, "Failed to move 1 task", []]);
  });

  test.each([
    [{ task_ids: [] }, "task_ids"],
    [{ task_ids: undefined }, "task_ids"],
    [{ task_ids: "x" }, "task_ids"],
    [{ task_ids: [1, { a: 1 }] }, "task_ids"],
    [{ task_ids: Array.from({ length: 151 }, (_, at) => at + 1) }, "task_ids"],
    [{ action: undefined }, "action"],
    [{ action: "delete_tasks" }, "action"],
    [{ action: "move_tasks" }, "target_stage_id"],
    [{ action: "move_tasks", target_stage_id: "x" }, "target_stage_id"],
    [{ action: "change_priority" }, "priority"],
    [{ action: "change_priority", priority: "asap" }, "priority"],
    [{ action: "assign_members", user_ids: [] }, "user_ids"],
    [{ action: "add_labels" }, "label_ids"],
  ])("answers 400 for %o, which names the parameter, and nothing changes", async (body, name) => {
    const { status, json } = await change({ action: "archive_tasks", ...body });

    expect([status, json.code, Object.keys(json.data.params)]).toEqual([400, "rest_invalid_param", [name]]);
    await unchanged();
  });

  test("accepts 150 tasks", async () => {
    const { stage, tasks } = await aStageWithoutGaps(fixture.board, 150);

    const { json } = await change({
      task_ids: tasks.map(({ id }) => id),
      action: "move_tasks",
      target_stage_id: fixture.doing.id,
    });

    expect([json.message, json.successful_tasks.length, (await inStage(stage.id)).length]).toEqual([
      "150 tasks moved successfully",
      150,
      0,
    ]);
    expect(await inStage(fixture.doing.id)).toEqual(titlesOf(tasks));
  });

  test("S3: answers 404 for tasks, a stage, a label or a board elsewhere, 400 for people from outside and an archived stage; nothing changes", async () => {
    const other = await aBoardOfAnna();
    const foreign = { task: await aTask(other.toDo), label: await aLabel(other.board) };
    const archived = await aStage(fixture.board, { archivedAt: new Date(), position: 0 });
    const label = await aLabel(fixture.board);

    const answers = [
      await change({ task_ids: [foreign.task.id, 99_999_999_999], action: "archive_tasks" }),
      await change({ action: "move_tasks", target_stage_id: other.toDo.id }),
      await change({ action: "move_tasks", target_stage_id: other.toDo.id, target_board_id: other.board.id }),
      await change({ action: "add_labels", label_ids: [label.id, foreign.label.id] }),
      await change({ action: "assign_members", user_ids: [other.anna.id] }),
      await change({ action: "assign_members", user_ids: [fixture.max.id, other.anna.id] }),
      await change({ action: "move_tasks", target_stage_id: archived.id }),
    ];

    expect(messagesOf(answers)).toEqual([
      [404, "Task not found"],
      [404, "Stage not found"],
      [404, "Board not found"],
      [404, "Label not found"],
      [400, "No valid board members selected for assignment"],
      [400, "Only members of the board can be assigned."],
      [400, "What is archived can't be moved. Please restore it first."],
    ]);
    await unchanged();
    expect(await storedTask(foreign.task)).toEqual(foreign.task);
  });

  testForbidden(POST);

  test("queries the database as often for 50 tasks as for 2", async () => {
    const actions = [
      { action: "change_priority", priority: "high" },
      { action: "assign_members" },
      { action: "add_labels" },
      { action: "move_tasks" },
      { action: "archive_tasks" },
    ];
    const queries = [];
    for (const size of [2, 50]) {
      const { anna, max, board, done } = await aBoardOfAnna();
      const [label, inbox] = [await aLabel(board), await aStage(await aBoard({ members: [[anna, "member"]] }))];
      const { tasks } = await aStageWithoutGaps(board, size);
      await db.taskWatcher.createMany({ data: tasks.map(({ id }) => ({ taskId: id, userId: max.id })) });
      const body = {
        task_ids: tasks.map(({ id }) => id),
        target_stage_id: done.id,
        user_ids: [max.id],
        label_ids: [label.id],
      };
      const queryCount = async (handler: typeof POST, more: object = {}) =>
        (await call(handler, { as: anna, params: { board_id: board.id }, body: { ...body, ...more } })).queries;
      // The first call also stores that the password was used.
      await queryCount(RESTORE);
      const counts = [];
      for (const action of actions) counts.push(await queryCount(POST, action));
      queries.push([
        ...counts,
        await queryCount(RESTORE),
        await queryCount(POST, { action: "move_tasks", target_stage_id: inbox.id, target_board_id: inbox.boardId }),
      ]);
    }

    expect(queries[1]).toEqual(queries[0]);
  });
});
