import { describe, expect, test } from "vitest";
import { GET as CHANGES } from "@/app/wp-json/boards/v2/projects/[board_id]/has-data-changed/route";
import { PUT as UPDATE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { db } from "@/lib/db";
import {
  aBoardOfAnna,
  assign,
  aStageWithoutGaps,
  aSubtask,
  aTask,
  aUser,
  call,
  countersOf,
  expectSameStatementsForHundredTasks,
  LONG_AGO,
  onBoard,
  onRecord,
  recordedActivities,
  recounted,
  sentNotifications,
  statusesAtOnce,
  storedBoard,
  storedStage,
  storedTask,
  testAllOrNothing,
  watch,
} from "@/lib/testing";
import { PUT } from "./route";

const archive = onRecord(PUT, "stage_id");

describe("PUT /projects/:board_id/stage/:stage_id/archive-all-task", () => {
  test("archives every task of the stage, with activities and counters; subtasks, other stages and the stage stay", async () => {
    const { anna, board, toDo, doing } = await aBoardOfAnna();
    const [open, closed] = [
      await aTask(toDo, { title: "open" }),
      await aTask(toDo, { title: "closed", status: "closed" }),
    ];
    const stay = [await aSubtask(open), await aTask(doing), await aTask(toDo, { archivedAt: LONG_AGO, position: 0 })];

    const { status, json } = await archive(anna, toDo);

    expect([status, json.message]).toEqual([200, "Tasks have been archived"]);
    expect(json.updatedTasks.slice(0, 2)).toMatchObject(
      [open, closed].map(({ id }) => ({ id, position: "0.00", archived_at: expect.stringMatching(/^\d{4}-/) })),
    );
    expect(
      await db.task.findMany({ where: { id: { in: [open.id, closed.id] } }, orderBy: { id: "asc" } }),
    ).toMatchObject([open, closed].map(() => ({ archivedById: anna.id, archivedWithStage: false })));
    for (const task of stay)
      expect(await storedTask(task)).toMatchObject({
        archivedAt: task.archivedAt,
        position: task.position,
      });
    expect(await storedStage(toDo)).toEqual(toDo);
    expect(await countersOf(board)).toEqual(await recounted(board));
    expect(await recordedActivities()).toEqual([
      [open.id, "archived", "task", "open", null],
      [null, "archived", "task", "open", null],
      [closed.id, "archived", "task", "closed", null],
      [null, "archived", "task", "closed", null],
    ]);
  });

  test("notifies assignees and watchers of each task once, but neither the actor nor people who left the board", async () => {
    const { anna, max, vera, board, toDo } = await aBoardOfAnna();
    const [first, second] = [await aTask(toDo, { title: "first" }), await aTask(toDo, { title: "second" })];
    await aTask(toDo, { title: "nobody's" });
    for (const person of [anna, max, await aUser()]) await watch(first, person);
    await assign(first, max);
    await assign(second, vera);

    await archive(anna, toDo);

    expect(await sentNotifications()).toEqual([
      [board.id, first.id, "board_task_archived", "first", anna.id, [max.id]],
      [board.id, second.id, "board_task_archived", "second", anna.id, [vera.id]],
    ]);
  });

  test("tasks can be restored one by one, and everyone with the board open is notified", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);

    await archive(anna, toDo);

    expect((await onBoard(CHANGES)(max, board)).json).toMatchObject({
      taskResetRequired: true,
      tasks: [],
    });
    expect(
      (
        await call(UPDATE, {
          as: max,
          params: { board_id: board.id, task_id: task.id },
          body: { property: "archived_at", value: null },
        })
      ).json.task,
    ).toMatchObject({ archived_at: null, position: "1.00" });
  });

  test("archives and records nothing for an empty stage", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();

    expect((await archive(anna, toDo)).json).toEqual({
      message: "Tasks have been archived",
      updatedTasks: [],
    });
    expect([await db.activity.count(), (await storedBoard(board)).tasksArchivedAt]).toEqual([0, null]);
  });

  test("a hundred tasks run as many SQL statements as two", async () => {
    const { anna, board } = await aBoardOfAnna();

    await expectSameStatementsForHundredTasks(board, (stage) => archive(anna, stage));
  });

  test("four requests at once archive, count and record once", async () => {
    const { anna, board } = await aBoardOfAnna();
    const { stage } = await aStageWithoutGaps(board, 5);

    expect(await statusesAtOnce(4, () => archive(anna, stage))).toEqual([200, 200, 200, 200]);
    expect(await countersOf(board)).toEqual({ tasksCount: 0, completedTasksCount: 0 });
    expect(await db.activity.count()).toBe(10);
  });

  testAllOrNothing(["task", "activity", "notification", "board", "notification_recipient"], async () => {
    const { anna, max, toDo } = await aBoardOfAnna();
    await watch(await aTask(toDo), max);
    return () => archive(anna, toDo);
  });

  test("answers 403 for a viewer, 404 for another board's stage", async () => {
    const { anna, vera, board, toDo } = await aBoardOfAnna();

    expect((await archive(vera, toDo)).status).toBe(403);
    expect((await archive(anna, { ...(await aBoardOfAnna()).toDo, boardId: board.id })).json.message).toBe(
      "Stage not found",
    );
  });
});
