import { describe, expect, test } from "vitest";
import { PUT as UPDATE_TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { PUT as MOVE_TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/move-task/route";
import { POST as CREATE_TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import { db } from "@/lib/db";
import type { RouteHandler } from "@/lib/http/route";
import { aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { recounted, countersOf } from "@/lib/testing/db/counters";
import { rowsIn } from "@/lib/testing/probes/refused-commits";
import { PUT as RESTORE } from "../../restore-stage/[stage_id]/route";
import { PUT } from "./route";

describe("PUT /projects/:board_id/archive-stage/:stage_id", () => {
  test("archives a stage with its tasks, and restores it last with them in their order", async () => {
    const { max, board, toDo, doing } = await aBoardOfAnna();
    const params = { board_id: board.id, stage_id: toDo.id };
    for (const [title, position] of [
      ["c", 7],
      ["a", 0.5],
      ["b", 3],
    ] as const)
      await aTask(toDo, { title, position, status: title === "b" ? "closed" : "open" });
    await aTask(toDo, { title: "gone before", archivedAt: new Date(), position: 0 });
    await aTask(doing, { status: "closed" });

    const archived = await call(PUT, { as: max, params });
    expect(archived.json).toMatchObject({
      message: "Stage has been archived",
      updatedStage: { position: "0.00", archived_at: expect.stringMatching(/^\d{4}-/) },
    });
    expect(await db.task.count({ where: { stageId: toDo.id, archivedAt: null } })).toBe(0);
    expect(await db.board.findUnique({ where: { id: board.id } })).toMatchObject({
      tasksCount: 1,
      completedTasksCount: 1,
    });

    const restored = await call(RESTORE, { as: max, params });
    expect(restored.json).toMatchObject({
      success: true,
      message: "Stage has been restored",
      updatedStage: { position: "4.00", archived_at: null },
    });
    const tasks = await db.task.findMany({
      where: { stageId: toDo.id, archivedAt: null },
      orderBy: { position: "asc" },
    });
    expect(tasks.map(({ title, position }) => [title, position.toFixed(2)])).toEqual([
      ["a", "1.00"],
      ["b", "2.00"],
      ["c", "3.00"],
    ]);
    expect(await db.board.findUnique({ where: { id: board.id } })).toMatchObject({
      tasksCount: 4,
      completedTasksCount: 2,
    });
    expect(
      (await db.activity.findMany({ orderBy: { id: "asc" } }))
        .filter(({ taskId }) => taskId === null)
        .map(({ action, column, oldValue }) => [action, column, oldValue]),
    ).toEqual([
      ...[
        ["archived", "stage", "To do"],
        ["archived", "task", "a"],
        ["archived", "task", "b"],
        ["archived", "task", "c"],
      ],
      ...[
        ["restored", "stage", "To do"],
        ["restored", "task", "a"],
        ["restored", "task", "b"],
        ["restored", "task", "c"],
      ],
    ]);
  });

  test("a repeated request changes nothing", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const params = { board_id: board.id, stage_id: toDo.id };

    const first = await call(PUT, { as: max, params });
    const second = await call(PUT, { as: max, params });

    expect(second.json.updatedStage.archived_at).toBe(first.json.updatedStage.archived_at);
    expect(await db.activity.count()).toBe(1);
  });

  test("names who archived it until it is restored; four requests at once record its activities once, and notify each watcher once", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    await db.taskWatcher.create({ data: { taskId: task.id, userId: anna.id } });
    const send = (handler: RouteHandler) =>
      call(handler, { as: max, params: { board_id: board.id, stage_id: toDo.id } });

    const archived = await Promise.all([1, 2, 3, 4].map(() => send(PUT)));
    expect(archived.map(({ json }) => json.updatedStage.settings.archived_by_id)).toEqual(Array(4).fill(max.id));
    const restored = await Promise.all([1, 2, 3, 4].map(() => send(RESTORE)));
    expect(
      restored.map(({ json }) => [json.updatedStage.position, "archived_by_id" in json.updatedStage.settings]),
    ).toEqual(Array(4).fill(["4.00", false]));

    expect([await db.activity.count(), await db.activity.count({ where: { taskId: task.id } })]).toEqual([6, 2]);
    expect(
      (await db.notification.findMany({ orderBy: { id: "asc" }, include: { recipients: true } })).map(
        ({ kind, taskId, recipients }) => [kind, taskId, recipients.map(({ userId }) => userId)],
      ),
    ).toEqual([
      ["board_task_archived", task.id, [anna.id]],
      ["board_task_restored", task.id, [anna.id]],
    ]);
    expect(await countersOf(board)).toEqual(await recounted(board));
  });

  test("while it is archived nothing comes into it or back in it", async () => {
    const { max, board, toDo, doing } = await aBoardOfAnna();
    const [gone, other] = [await aTask(toDo), await aTask(doing)];
    await call(PUT, { as: max, params: { board_id: board.id, stage_id: toDo.id } });
    const before = await rowsIn("task", "activity");
    const send = async (handler: RouteHandler, params: Record<string, number>, body: object) => {
      const { status, json } = await call(handler, { as: max, params: { board_id: board.id, ...params }, body });
      return [status, json.message];
    };

    expect(await send(UPDATE_TASK, { task_id: gone.id }, { property: "archived_at", value: null })).toEqual([
      400,
      'This task cannot be restored because its stage "To do" is archived. Please restore the stage first.',
    ]);
    expect((await send(MOVE_TASK, { task_id: other.id }, { newStageId: toDo.id }))[0]).toBe(400);
    expect((await send(CREATE_TASK, {}, { task: { title: "x", board_id: board.id, stage_id: toDo.id } }))[0]).toBe(400);
    expect(await rowsIn("task", "activity")).toEqual(before);
  });

  test("answers 403 for a viewer, 404 for another board's stage, and the stage stays", async () => {
    const { max, vera, board, toDo } = await aBoardOfAnna();
    const other = await aBoardOfAnna();

    expect((await call(PUT, { as: vera, params: { board_id: board.id, stage_id: toDo.id } })).status).toBe(403);
    expect((await call(PUT, { as: max, params: { board_id: board.id, stage_id: other.toDo.id } })).json.message).toBe(
      "Stage not found",
    );
    expect(await db.stage.count({ where: { archivedAt: null } })).toBe(6);
  });
});
