import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  activityLines,
  addWatchers,
  aStage,
  aSubtask,
  aTask,
  aTaskOfAnna,
  call,
  countersOf,
  idsOf,
  notificationLines,
  recounted,
} from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { PUT } from "./route";

/** Anna moves; Max watches the task in the first stage. */
async function aTaskToMove() {
  const all = await aTaskOfAnna({ title: "Card" });
  await addWatchers(all.task, all.max);
  const move = (task_id = all.task.id) => call(PUT, { as: all.anna, params: { ...all.params, task_id } });
  return { ...all, move };
}

describe("PUT /projects/:board_id/tasks/:task_id/move-to-next-stage", () => {
  test("moves the task to the end of the next stage, and returns it in detail", async () => {
    const { board, toDo, doing, done, task, move } = await aTaskToMove();
    await aTask(doing);
    await aTask(toDo);

    const { status, json } = await move();

    expect(status).toBe(200);
    expect(json.task).toMatchObject({
      id: task.id,
      stage_id: doing.id,
      position: "2.00",
      status: "open",
      nextStage: "Done",
      stage: { id: doing.id },
      board: { id: board.id },
      attachments: [],
      assignees: [],
    });
    expect(idsOf(json.task.board.stages)).toEqual([toDo.id, doing.id, done.id]);
    expect(json.updatedTasks[0]).toMatchObject({ id: task.id, stage_id: doing.id });
  });

  test("records and notifies as a move does, and closes the task in a closing stage", async () => {
    const { max, board, done, move } = await aTaskToMove();

    await move();
    const { json } = await move();

    expect(json.task).toMatchObject({ stage_id: done.id, status: "closed", nextStage: null });
    expect(json.task.last_completed_at).not.toBeNull();
    expect(await activityLines()).toEqual([
      ["changed", "stage", "To do", "Doing"],
      ["changed", "stage", "Doing", "Done"],
      ["closed", "task", "Card", null],
    ]);
    expect(await notificationLines()).toEqual([
      ["task_moved_to_new_stage", "Doing", [max.id]],
      ["task_moved_to_new_stage", "Done", [max.id]],
    ]);
    expect(await countersOf(board)).toEqual(await recounted(board));
  });

  test("skips archived stages", async () => {
    const { doing, done, move } = await aTaskToMove();
    await db.stage.update({ where: { id: doing.id }, data: { archivedAt: new Date(), position: 0 } });

    expect((await move()).json.task.stage_id).toBe(done.id);
  });

  test("a task in the last stage stays, without an activity", async () => {
    const { done, move } = await aTaskToMove();
    const last = await aTask(done, { status: "closed" });
    await aTask(done);

    const { status, json } = await move(last.id);

    expect([status, json.task.stage_id, json.task.position, json.task.nextStage]).toEqual([200, done.id, "1.00", null]);
    expect([await activityLines(), await db.notification.count()]).toEqual([[], 0]);
  });

  test("answers 400 for a subtask, an archived task and one in an archived stage, which stay", async () => {
    const { board, toDo, task, move } = await aTaskToMove();
    const stage = await aStage(board, { archivedAt: new Date(), position: 0 });
    const refused = [
      await aSubtask(task),
      await aTask(toDo, { archivedAt: new Date(), position: 0 }),
      await aTask(stage, { archivedAt: new Date(), position: 0 }),
    ];

    for (const { id } of refused) expect((await move(id)).status).toBe(400);

    for (const { id, stageId } of refused)
      expect((await db.task.findUniqueOrThrow({ where: { id } })).stageId).toBe(stageId);
    expect(await activityLines()).toEqual([]);
  });

  testRefusals(PUT);
});
