import { describe, expect, test } from "vitest";
import { PUT as UPDATE_TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { PUT as MOVE_TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/move-task/route";
import { POST as CREATE_TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import { db } from "@/lib/db";
import type { RouteHandler } from "@/lib/http/route";
import {
  aBoardOfAnna,
  aTask,
  call,
  countersOf,
  onRecord,
  placesIn,
  recordedActivities,
  recounted,
  rowsIn,
  sentNotifications,
  storedBoard,
  watch,
} from "@/lib/testing";
import { PUT as RESTORE } from "../../restore-stage/[stage_id]/route";
import { PUT } from "./route";

const archive = onRecord(PUT, "stage_id");
const restore = onRecord(RESTORE, "stage_id");

describe("PUT /projects/:board_id/archive-stage/:stage_id", () => {
  test("archives a stage with its tasks, and restores it last with them in their order", async () => {
    const { max, board, toDo, doing } = await aBoardOfAnna();
    for (const [title, position] of [
      ["c", 7],
      ["a", 0.5],
      ["b", 3],
    ] as const)
      await aTask(toDo, { title, position, status: title === "b" ? "closed" : "open" });
    await aTask(toDo, { title: "gone before", archivedAt: new Date(), position: 0 });
    await aTask(doing, { status: "closed" });

    const archived = await archive(max, toDo);
    expect(archived.json).toMatchObject({
      message: "Stage has been archived",
      updatedStage: { position: "0.00", archived_at: expect.stringMatching(/^\d{4}-/) },
    });
    expect(await db.task.count({ where: { stageId: toDo.id, archivedAt: null } })).toBe(0);
    expect(await storedBoard(board)).toMatchObject({
      tasksCount: 1,
      completedTasksCount: 1,
    });

    const restored = await restore(max, toDo);
    expect(restored.json).toMatchObject({
      success: true,
      message: "Stage has been restored",
      updatedStage: { position: "4.00", archived_at: null },
    });
    expect(await placesIn(toDo)).toEqual(["a 1.00", "b 2.00", "c 3.00"]);
    expect(await storedBoard(board)).toMatchObject({
      tasksCount: 4,
      completedTasksCount: 2,
    });
    expect((await recordedActivities()).filter(([taskId]) => taskId === null)).toEqual(
      ["archived", "restored"].flatMap((action) => [
        [null, action, "stage", "To do", null],
        ...["a", "b", "c"].map((title) => [null, action, "task", title, null]),
      ]),
    );
  });

  test("a repeated request changes nothing", async () => {
    const { max, toDo } = await aBoardOfAnna();

    const first = await archive(max, toDo);
    const second = await archive(max, toDo);

    expect(second.json.updatedStage.archived_at).toBe(first.json.updatedStage.archived_at);
    expect(await db.activity.count()).toBe(1);
  });

  test("names who archived it until it is restored; four requests at once record its activities once, and notify each watcher once", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    await watch(task, anna);

    const archived = await Promise.all([1, 2, 3, 4].map(() => archive(max, toDo)));
    expect(archived.map(({ json }) => json.updatedStage.settings.archived_by_id)).toEqual(Array(4).fill(max.id));
    const restored = await Promise.all([1, 2, 3, 4].map(() => restore(max, toDo)));
    expect(
      restored.map(({ json }) => [json.updatedStage.position, "archived_by_id" in json.updatedStage.settings]),
    ).toEqual(Array(4).fill(["4.00", false]));

    expect([await db.activity.count(), await db.activity.count({ where: { taskId: task.id } })]).toEqual([6, 2]);
    expect((await sentNotifications()).map(([, taskId, kind, , , to]) => [kind, taskId, to])).toEqual([
      ["board_task_archived", task.id, [anna.id]],
      ["board_task_restored", task.id, [anna.id]],
    ]);
    expect(await countersOf(board)).toEqual(await recounted(board));
  });

  test("while it is archived nothing comes into it or back in it", async () => {
    const { max, board, toDo, doing } = await aBoardOfAnna();
    const [gone, other] = [await aTask(toDo), await aTask(doing)];
    await archive(max, toDo);
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

  test("answers 403 for a viewer, 404 for another board's stage", async () => {
    const { max, vera, board, toDo } = await aBoardOfAnna();

    expect((await archive(vera, toDo)).status).toBe(403);
    expect((await archive(max, { ...(await aBoardOfAnna()).toDo, boardId: board.id })).json.message).toBe(
      "Stage not found",
    );
  });
});
