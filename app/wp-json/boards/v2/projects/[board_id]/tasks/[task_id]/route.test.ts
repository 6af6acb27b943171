import { describe, expect, test } from "vitest";
import type { Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoardOfAnna,
  aComment,
  activityLines,
  addAssignees,
  aLabel,
  anAdmin,
  aNotification,
  aStage,
  aSubtask,
  aTask,
  aTaskOfAnna,
  atOnce,
  attachLabel,
  call,
  countersOf,
  idsOf,
  recounted,
  statusesOf,
  storedTask,
} from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { DELETE, GET } from "./route";

const on = ({ boardId, id }: Task) => ({ board_id: boardId, task_id: id });

describe("GET /projects/:board_id/tasks/:task_id", () => {
  test("returns the task with its board and stages, its stage and the next one's title", async () => {
    const { vera, board, toDo, doing, done, task, params } = await aTaskOfAnna({ description: "<p>x</p>" });
    await aStage(board, { archivedAt: new Date(), position: 0 });

    const { status, json } = await call(GET, { as: vera, params });

    expect(status).toBe(200);
    expect(json.task).toMatchObject({
      id: task.id,
      title: task.title,
      description: "<p>x</p>",
      nextStage: "Doing",
      is_watching: false,
      assignees: [],
      attachments: [],
      repeat_task_meta: null,
      task_custom_fields: [],
      stage: { id: toDo.id, title: "To do" },
      board: { id: board.id, title: board.title, isUserOnlyViewer: true },
    });
    expect(idsOf(json.task.board.stages)).toEqual([toDo.id, doing.id, done.id]);
  });

  test("a task in the last stage has no next stage", async () => {
    const { anna, done } = await aBoardOfAnna();

    expect((await call(GET, { as: anna, params: on(await aTask(done)) })).json.task.nextStage).toBeNull();
  });

  test("returns the parent of a subtask, with the parent's stage", async () => {
    const { anna, toDo, task: parent } = await aTaskOfAnna();

    const { json } = await call(GET, { as: anna, params: on(await aSubtask(parent)) });

    expect(json.task).toMatchObject({
      id: parent.id,
      stage: { id: toDo.id },
      nextStage: "Doing",
      settings: { subtask_count: 1 },
    });
  });

  test("an archived task in an archived stage still has its stage", async () => {
    const { anna, board } = await aBoardOfAnna();
    const stage = await aStage(board, { archivedAt: new Date(), position: 0 });
    const task = await aTask(stage, { archivedAt: new Date(), position: 0 });

    expect((await call(GET, { as: anna, params: on(task) })).json.task.stage.id).toBe(stage.id);
  });

  test("answers 404 for an unknown task or board and for an invalid id", async () => {
    const { anna, board, task } = await aTaskOfAnna();
    const read = (as: typeof anna, board_id: number, task_id: number | string) =>
      call(GET, { as, params: { board_id, task_id } });

    expect((await read(anna, board.id, 99_999_999_999)).status).toBe(404);
    for (const id of ["abc", "0", "-1", "1e3", "1.5"])
      expect((await read(anna, board.id, id)).json.code).toBe("rest_no_route");
    expect((await read(await anAdmin(), 99_999_999, task.id)).status).toBe(404);
  });
});

describe("DELETE /projects/:board_id/tasks/:task_id", () => {
  test("deletes the task and everything that belongs to it; the board keeps an activity and the right counters", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const [remaining, task] = [
      await aTask(toDo, { status: "closed" }),
      await aTask(toDo, { title: "Gone", status: "closed" }),
    ];
    await aSubtask(task);
    await addAssignees(task, max);
    await attachLabel(task, await aLabel(board));
    await aComment(task, max);
    await db.activity.create({ data: { boardId: board.id, taskId: task.id, action: "created", column: "task" } });
    await aNotification(task, max);

    const { status, json } = await call(DELETE, { as: max, params: on(task) });

    expect([status, json.message]).toEqual([200, "Task has been deleted"]);
    expect(idsOf(json.updatedTasks)).toEqual([remaining.id]);
    expect(idsOf(await db.task.findMany())).toEqual([remaining.id]);
    expect([
      await db.taskAssignee.count(),
      await db.taskLabel.count(),
      await db.comment.count(),
      await db.notification.count(),
      await db.notificationRecipient.count(),
      await db.label.count(),
    ]).toEqual([0, 0, 0, 0, 0, 1]);
    expect(await activityLines()).toEqual([["deleted", "task", "Gone", null]]);
    expect(await countersOf(board)).toEqual({ tasksCount: 1, completedTasksCount: 1 });
    expect((await db.board.findUniqueOrThrow({ where: { id: board.id } })).tasksResetAt).not.toBeNull();
    expect((await call(DELETE, { as: anna, params: on(task) })).status).toBe(404);
  });

  test("an archived task was not counted, a subtask counts on its parent", async () => {
    const { anna, board, toDo, task: parent } = await aTaskOfAnna();
    const [archived, subtask] = [
      await aTask(toDo, { archivedAt: new Date(), position: 0 }),
      await aSubtask(parent, { status: "closed" }),
    ];

    for (const task of [archived, subtask])
      expect((await call(DELETE, { as: anna, params: on(task) })).status).toBe(200);

    expect(await countersOf(board)).toEqual(await recounted(board));
    expect(await storedTask(parent)).toMatchObject({
      subtaskCount: 0,
      subtaskCompletedCount: 0,
    });
  });

  test("of eight requests at once one deletes the task, and it is counted once", async () => {
    const { anna, board, toDo, task } = await aTaskOfAnna();
    await aTask(toDo);

    const answers = await atOnce(8, () => call(DELETE, { as: anna, params: on(task) }));

    expect(statusesOf(answers).sort()).toEqual([200, ...Array(7).fill(404)]);
    expect(answers.filter(({ status }) => status === 404).map(({ json }) => json.message)).toEqual(
      Array(7).fill("Task not found"),
    );
    expect(await countersOf(board)).toEqual({ tasksCount: 1, completedTasksCount: 0 });
  });

  testRefusals(GET, DELETE);
});
