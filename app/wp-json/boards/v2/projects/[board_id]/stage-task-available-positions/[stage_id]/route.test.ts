import { describe, expect, test } from "vitest";
import { PUT as MOVE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/move-task/route";
import { aBoardOfAnna, aStage, aSubtask, aTask, aUser, call, onRecord } from "@/lib/testing";
import { GET } from "./route";

const list = onRecord(GET, "stage_id");
const target = (place: number, prevTaskId: number | null, nextTaskId: number | null, isCurrent = false) => ({
  key: `slot_${place}`,
  label: place,
  prevTaskId,
  nextTaskId,
  isCurrent,
});

describe("GET /projects/:board_id/stage-task-available-positions/:stage_id", () => {
  test("offers one position more than there are tasks, in both documented shapes; archived tasks and subtasks take none", async () => {
    const { vera, toDo } = await aBoardOfAnna();
    const [second, first] = [await aTask(toDo, { position: 2 }), await aTask(toDo, { position: 1 })];
    await aTask(toDo, { archivedAt: new Date(), position: 0 });
    await aSubtask(first);

    const { status, json } = await list(vera, toDo);

    expect([status, json]).toEqual([
      200,
      {
        data: { stage_id: toDo.id, available_positions: [1, 2, 3], current_task_count: 2 },
        availablePositions: [1, 2, 3],
        moveTargets: [target(1, null, first.id), target(2, first.id, second.id), target(3, second.id, null)],
        currentMoveTargetKey: null,
        defaultMoveTargetKey: "slot_3",
      },
    ]);
  });

  test("skips the task that moves, and marks its current position", async () => {
    const { vera, toDo } = await aBoardOfAnna();
    const [first, second, third] = [await aTask(toDo), await aTask(toDo), await aTask(toDo)];

    const { json } = await list(vera, toDo, { task_id: second.id });

    expect(json).toEqual({
      data: { stage_id: toDo.id, available_positions: [1, 2, 3], current_task_count: 3 },
      availablePositions: [1, 2, 3],
      moveTargets: [target(1, null, first.id), target(2, first.id, third.id, true), target(3, third.id, null)],
      currentMoveTargetKey: "slot_2",
      defaultMoveTargetKey: "slot_3",
    });
  });

  test("a task of another stage has no current position, and an empty or archived stage has one position", async () => {
    const { vera, board, toDo, doing } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const archived = await aStage(board, { archivedAt: new Date(), position: 0 });

    for (const stage of [doing, archived])
      expect((await list(vera, stage, { task_id: task.id })).json).toMatchObject({
        availablePositions: [1],
        moveTargets: [target(1, null, null)],
        currentMoveTargetKey: null,
        defaultMoveTargetKey: "slot_1",
      });
  });

  test("the offered position is where move-task puts the task, by position and by neighbours", async () => {
    const { max, board, toDo, doing } = await aBoardOfAnna();
    for (const stage of [toDo, doing]) for (let at = 0; at < 3; at += 1) await aTask(stage);
    const task = await aTask(toDo);

    for (const stage of [doing, toDo]) {
      for (const { label, prevTaskId, nextTaskId } of (await list(max, stage, { task_id: task.id })).json.moveTargets) {
        for (const place of [{ newIndex: label }, { prevTaskId, nextTaskId }]) {
          await call(MOVE, {
            as: max,
            params: { board_id: board.id, task_id: task.id },
            body: { newStageId: stage.id, ...place },
          });
          expect((await list(max, stage, { task_id: task.id })).json.currentMoveTargetKey).toBe(`slot_${label}`);
        }
      }
    }
  });

  test("answers 400 for an invalid task_id, 403 for a stranger, 404 for another board's stage or task", async () => {
    const { vera, board, toDo } = await aBoardOfAnna();
    const other = await aBoardOfAnna();
    const theirs = await aTask(other.toDo);

    expect((await list(vera, toDo, { task_id: "x" })).json.data.params).toEqual({
      task_id: "The task_id must be an integer.",
    });
    expect((await list(await aUser(), toDo)).status).toBe(403);
    expect((await list(vera, { ...other.toDo, boardId: board.id })).json.message).toBe("Stage not found");
    for (const id of [theirs.id, 2_000_000_000])
      expect((await list(vera, toDo, { task_id: id })).json).toMatchObject({
        message: "Task not found",
        data: { status: 404 },
      });
  });
});
