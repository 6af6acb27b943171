import { beforeEach, describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoardOfAnna,
  aStage,
  aStageWithoutGaps,
  aSubtask,
  aTask,
  call,
  countersOf,
  idsOf,
  recounted,
  storedBoard,
  storedTask,
} from "@/lib/testing";
import { PUT } from "./route";

const archived = { archivedAt: new Date("2030-01-01"), position: 0 };

let fixture: Awaited<ReturnType<typeof aBoardOfAnna>>;
beforeEach(async () => {
  fixture = await aBoardOfAnna();
});

const restore = (body: object, as: User = fixture.anna) =>
  call(PUT, { as, params: { board_id: fixture.board.id }, body });
const inStage = async (stageId: number) =>
  (await db.task.findMany({ where: { stageId, archivedAt: null }, orderBy: { position: "asc" } })).map(
    ({ title }) => title,
  );

describe("PUT /projects/:board_id/bulk-restore-tasks", () => {
  test("puts tasks on top of their stages, in the order of the request", async () => {
    const { toDo, doing, board } = fixture;
    await aTask(toDo, { title: "x" });
    const [a, b, c] = [
      await aTask(toDo, { title: "a", ...archived }),
      await aTask(toDo, { title: "b", ...archived, status: "closed" }),
      await aTask(doing, { title: "c", ...archived }),
    ];

    const { status, json } = await restore({ task_ids: [b.id, c.id, String(a.id)] });

    expect([status, json]).toMatchObject([
      200,
      { restored_count: 3, failed_count: 0, failed_tasks: [], message: "3 tasks restored successfully" },
    ]);
    expect([await inStage(toDo.id), await inStage(doing.id)]).toEqual([["b", "a", "x"], ["c"]]);
    expect(await countersOf(board)).toEqual(await recounted(board));
    expect((await storedBoard(board)).tasksArchivedAt).not.toBeNull();
  });

  test("renumbers a stage without room on top, and notifies clients of all of it", async () => {
    const { stage, tasks } = await aStageWithoutGaps(fixture.board, 3);
    const gone = [await aTask(stage, { title: "a", ...archived }), await aTask(stage, { title: "b", ...archived })];

    const { json } = await restore({ task_ids: idsOf(gone) });

    expect(await inStage(stage.id)).toEqual(["a", "b", ...tasks.map(({ title }) => title)]);
    expect(json.updatedTasks.map(({ position }: { position: string }) => position).toSorted()).toEqual([
      "1.00",
      "2.00",
      "3.00",
      "4.00",
      "5.00",
    ]);
  });

  test("refuses tasks of an archived stage, active tasks and those of other boards; the others are restored", async () => {
    const stage = await aStage(fixture.board, { title: "Review", archivedAt: new Date(), position: 0 });
    const [done, stuck, active] = [
      await aTask(fixture.toDo, { title: "a", ...archived }),
      await aTask(stage, { title: "b", ...archived }),
      await aTask(fixture.toDo, { title: "c" }),
    ];
    const foreign = await aTask((await aBoardOfAnna()).toDo, archived);

    const { status, json } = await restore({ task_ids: [stuck.id, done.id, active.id, foreign.id] });

    expect([status, json]).toMatchObject([
      200,
      { restored_count: 1, failed_count: 3, message: "1 task restored successfully, 3 tasks failed" },
    ]);
    expect(json.failed_tasks).toEqual([
      { id: foreign.id, title: null, error: "Task not found" },
      {
        id: stuck.id,
        title: "b",
        error: 'This task cannot be restored because its stage "Review" is archived. Please restore the stage first.',
      },
      { id: active.id, title: "c", error: "Task is not archived" },
    ]);
    expect(
      (await db.task.findMany({ where: { archivedAt: { not: null } }, orderBy: { id: "asc" } })).map(({ id }) => id),
    ).toEqual([stuck.id, foreign.id]);
  });

  test("answers 200 with a message when all are in an archived stage", async () => {
    const stage = await aStage(fixture.board, { archivedAt: new Date(), position: 0 });
    const task = await aTask(stage, archived);

    const { status, json } = await restore({ task_ids: task.id });

    expect([status, json]).toMatchObject([
      200,
      { restored_count: 0, failed_count: 1, message: "Failed to restore 1 task" },
    ]);
    expect(await db.activity.count()).toBe(0);
  });

  test("a subtask returns to its parent", async () => {
    const parent = await aTask(fixture.toDo);
    const subtask = await aSubtask(parent, archived);

    expect((await restore({ task_ids: [subtask.id] })).json.restored_count).toBe(1);
    expect(await storedTask(subtask)).toMatchObject({ archivedAt: null, parentId: parent.id });
    expect(await storedTask(parent)).toMatchObject({ subtaskCount: 1 });
  });

  test("answers 400 without ids, 403 for a viewer, 404 when none of them is an archived task of the board", async () => {
    const active = await aTask(fixture.toDo);
    const foreign = await aTask((await aBoardOfAnna()).toDo, archived);

    for (const task_ids of [undefined, [], "", null])
      expect((await restore({ task_ids })).json).toMatchObject({
        code: "rest_invalid_param",
        message: "No task IDs provided",
      });
    expect((await restore({ task_ids: ["x"] })).status).toBe(400);
    expect((await restore({ task_ids: [active.id] }, fixture.vera)).status).toBe(403);
    for (const task_ids of [[active.id], [foreign.id], [99_999_999_999]])
      expect((await restore({ task_ids })).json).toMatchObject({
        code: "rest_not_found",
        message: "No archived tasks found with provided IDs",
      });
    expect(await db.activity.count()).toBe(0);
  });
});
