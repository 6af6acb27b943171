import { describe, expect, test } from "vitest";
import { GET as CHANGES } from "@/app/wp-json/boards/v2/projects/[board_id]/has-data-changed/route";
import { PUT as UPDATE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { db } from "@/lib/db";
import { aBoardOfAnna, aStageWithoutGaps, aSubtask, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { recounted, countersOf } from "@/lib/testing/db/counters";
import { aUser } from "@/lib/testing/factories/people";
import { refusingAtCommit, rowsIn } from "@/lib/testing/probes/refused-commits";
import { PUT } from "./route";

const LONG_AGO = new Date("2020-01-01T00:00:00Z");

describe("PUT /projects/:board_id/stage/:stage_id/archive-all-task", () => {
  test("archives every task of the stage, with activities and counters; subtasks, other stages and the stage stay", async () => {
    const { anna, board, toDo, doing } = await aBoardOfAnna();
    const [open, closed] = [
      await aTask(toDo, { title: "open" }),
      await aTask(toDo, { title: "closed", status: "closed" }),
    ];
    const stay = [await aSubtask(open), await aTask(doing), await aTask(toDo, { archivedAt: LONG_AGO, position: 0 })];

    const { status, json } = await call(PUT, { as: anna, params: { board_id: board.id, stage_id: toDo.id } });

    expect([status, json.message]).toEqual([200, "Tasks have been archived"]);
    expect(json.updatedTasks.slice(0, 2)).toMatchObject(
      [open, closed].map(({ id }) => ({ id, position: "0.00", archived_at: expect.stringMatching(/^\d{4}-/) })),
    );
    expect(
      await db.task.findMany({ where: { id: { in: [open.id, closed.id] } }, orderBy: { id: "asc" } }),
    ).toMatchObject([open, closed].map(() => ({ archivedById: anna.id, archivedWithStage: false })));
    for (const task of stay)
      expect(await db.task.findUnique({ where: { id: task.id } })).toMatchObject({
        archivedAt: task.archivedAt,
        position: task.position,
      });
    expect(await db.stage.findUnique({ where: { id: toDo.id } })).toEqual(toDo);
    expect(await countersOf(board)).toEqual(await recounted(board));
    expect(
      (await db.activity.findMany({ orderBy: { id: "asc" } })).map(({ taskId, action, column, oldValue }) => [
        taskId,
        action,
        column,
        oldValue,
      ]),
    ).toEqual([
      [open.id, "archived", "task", "open"],
      [null, "archived", "task", "open"],
      [closed.id, "archived", "task", "closed"],
      [null, "archived", "task", "closed"],
    ]);
  });

  test("notifies assignees and watchers of each task once, but neither the actor nor people who left the board", async () => {
    const { anna, max, vera, board, toDo } = await aBoardOfAnna();
    const [first, second] = [await aTask(toDo, { title: "first" }), await aTask(toDo, { title: "second" })];
    await aTask(toDo, { title: "nobody's" });
    const gone = await aUser();
    await db.taskWatcher.createMany({ data: [anna, max, gone].map(({ id }) => ({ taskId: first.id, userId: id })) });
    await db.taskAssignee.createMany({
      data: [
        { taskId: first.id, userId: max.id },
        { taskId: second.id, userId: vera.id },
      ],
    });

    await call(PUT, { as: anna, params: { board_id: board.id, stage_id: toDo.id } });

    expect(await db.notification.findMany({ include: { recipients: true }, orderBy: { id: "asc" } })).toMatchObject([
      {
        boardId: board.id,
        taskId: first.id,
        kind: "board_task_archived",
        description: "first",
        actorId: anna.id,
        recipients: [{ userId: max.id }],
      },
      {
        boardId: board.id,
        taskId: second.id,
        kind: "board_task_archived",
        description: "second",
        actorId: anna.id,
        recipients: [{ userId: vera.id }],
      },
    ]);
  });

  test("tasks can be restored one by one, and everyone with the board open is notified", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);

    await call(PUT, { as: anna, params: { board_id: board.id, stage_id: toDo.id } });

    expect((await call(CHANGES, { as: max, params: { board_id: board.id } })).json).toMatchObject({
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

    expect((await call(PUT, { as: anna, params: { board_id: board.id, stage_id: toDo.id } })).json).toEqual({
      message: "Tasks have been archived",
      updatedTasks: [],
    });
    expect([
      await db.activity.count(),
      (await db.board.findUniqueOrThrow({ where: { id: board.id } })).tasksArchivedAt,
    ]).toEqual([0, null]);
  });

  test("a hundred tasks run as many SQL statements as two", async () => {
    const { anna, board } = await aBoardOfAnna();
    const [few, more, many] = [
      await aStageWithoutGaps(board, 2),
      await aStageWithoutGaps(board, 2),
      await aStageWithoutGaps(board, 100),
    ];
    const queries = async ({ id }: { id: number }) =>
      (await call(PUT, { as: anna, params: { board_id: board.id, stage_id: id } })).queries;
    await queries(few.stage);

    expect(await queries(many.stage)).toBe(await queries(more.stage));
  });

  test("two requests at once archive, count and record once", async () => {
    const { anna, board } = await aBoardOfAnna();
    const { stage } = await aStageWithoutGaps(board, 5);

    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => call(PUT, { as: anna, params: { board_id: board.id, stage_id: stage.id } })),
    );

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await countersOf(board)).toEqual({ tasksCount: 0, completedTasksCount: 0 });
    expect(await db.activity.count()).toBe(10);
  });

  test.each(["task", "activity", "notification", "board"])(
    "is all or nothing: a refused change of %s leaves everything as it was",
    async (table) => {
      const { anna, max, board, toDo } = await aBoardOfAnna();
      const task = await aTask(toDo);
      await db.taskWatcher.create({ data: { taskId: task.id, userId: max.id } });
      const tables = ["board", "task", "activity", "notification", "notification_recipient"];
      const before = await rowsIn(...tables);

      expect(
        (
          await refusingAtCommit(table, () =>
            call(PUT, { as: anna, params: { board_id: board.id, stage_id: toDo.id } }),
          )
        ).status,
      ).toBe(500);
      expect(await rowsIn(...tables)).toEqual(before);
    },
  );

  test("answers 403 for a viewer and a stranger, 404 for another board's stage, and the tasks stay", async () => {
    const { anna, vera, board, toDo } = await aBoardOfAnna();
    const other = await aBoardOfAnna();
    for (const stage of [toDo, other.toDo]) await aTask(stage);
    const archive = (as: typeof anna, stageId: number) =>
      call(PUT, { as, params: { board_id: board.id, stage_id: stageId } });

    expect([(await archive(vera, toDo.id)).status, (await archive(await aUser(), toDo.id)).status]).toEqual([403, 403]);
    expect((await archive(anna, other.toDo.id)).json.message).toBe("Stage not found");
    expect(await db.task.count({ where: { archivedAt: null } })).toBe(2);
  });
});
