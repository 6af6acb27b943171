import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aStage, aSubtask, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { recounted, countersOf } from "@/lib/testing/db/counters";
import { aUser } from "@/lib/testing/factories/people";
import { PUT } from "./route";

/** Anna moves; Max watches the task in the first stage. */
async function aTaskToMove() {
  const people = await aBoardOfAnna();
  const task = await aTask(people.toDo, { title: "Card" });
  await db.taskWatcher.create({ data: { taskId: task.id, userId: people.max.id } });
  const move = (as = people.anna, taskId = task.id) =>
    call(PUT, { as, params: { board_id: people.board.id, task_id: taskId } });
  return { ...people, task, move };
}

const lines = async () =>
  (await db.activity.findMany({ orderBy: { id: "asc" } })).map(({ action, column, oldValue, newValue }) => [
    action,
    column,
    oldValue,
    newValue,
  ]);

describe("PUT /projects/:board_id/tasks/:task_id/move-to-next-stage", () => {
  test("puts the task at the end of the stage that follows, and answers it in detail", async () => {
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
    expect(json.task.board.stages.map(({ id }: { id: number }) => id)).toEqual([toDo.id, doing.id, done.id]);
    expect(json.updatedTasks[0]).toMatchObject({ id: task.id, stage_id: doing.id });
  });

  test("writes and tells what a move does, and closes where the stage says so", async () => {
    const { max, board, done, task, move } = await aTaskToMove();

    await move();
    const { json } = await move();

    expect(json.task).toMatchObject({ stage_id: done.id, status: "closed", nextStage: null });
    expect(json.task.last_completed_at).not.toBeNull();
    expect(await lines()).toEqual([
      ["changed", "stage", "To do", "Doing"],
      ["changed", "stage", "Doing", "Done"],
      ["closed", "task", "Card", null],
    ]);
    const told = await db.notification.findMany({ orderBy: { id: "asc" }, include: { recipients: true } });
    expect(
      told.map(({ kind, description, taskId, recipients }) => [
        kind,
        description,
        taskId,
        recipients.map(({ userId }) => userId),
      ]),
    ).toEqual([
      ["task_moved_to_new_stage", "Doing", task.id, [max.id]],
      ["task_moved_to_new_stage", "Done", task.id, [max.id]],
    ]);
    expect(await countersOf(board)).toEqual(await recounted(board));
  });

  test("archived stages are passed over", async () => {
    const { doing, done, move } = await aTaskToMove();
    await db.stage.update({ where: { id: doing.id }, data: { archivedAt: new Date(), position: 0 } });

    expect((await move()).json.task.stage_id).toBe(done.id);
  });

  test("in the last stage it stays where it is, without a line", async () => {
    const { done, move, anna } = await aTaskToMove();
    const last = await aTask(done, { status: "closed" });
    await aTask(done);

    const { status, json } = await move(anna, last.id);

    expect([status, json.task.stage_id, json.task.position, json.task.nextStage]).toEqual([200, done.id, "1.00", null]);
    expect([await lines(), await db.notification.count()]).toEqual([[], 0]);
  });

  test("400 for a subtask, an archived task and one in an archived stage, which stay", async () => {
    const { anna, board, toDo, task, move } = await aTaskToMove();
    const stage = await aStage(board, { archivedAt: new Date(), position: 0 });
    const refused = [
      await aSubtask(task),
      await aTask(toDo, { archivedAt: new Date(), position: 0 }),
      await aTask(stage, { archivedAt: new Date(), position: 0 }),
    ];

    for (const { id } of refused) expect((await move(anna, id)).status).toBe(400);

    for (const { id, stageId } of refused)
      expect((await db.task.findUniqueOrThrow({ where: { id } })).stageId).toBe(stageId);
    expect(await lines()).toEqual([]);
  });

  test("S4: 403 for a viewer and a stranger, S1: 404 for a task of another board, and it stays", async () => {
    const { anna, vera, toDo, task, move } = await aTaskToMove();
    const foreign = await aTask((await aBoardOfAnna()).toDo);

    for (const caller of [vera, await aUser()]) expect((await move(caller)).status).toBe(403);
    expect((await move(anna, foreign.id)).status).toBe(404);
    expect((await db.task.findUniqueOrThrow({ where: { id: task.id } })).stageId).toBe(toDo.id);
  });
});
