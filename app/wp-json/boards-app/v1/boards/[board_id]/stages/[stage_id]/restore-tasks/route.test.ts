import { beforeEach, describe, expect, test } from "vitest";
import type { Stage, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna, aStage, aSubtask, aTask, call, countersOf, recounted, titlesOf } from "@/lib/testing";
import { PUT } from "./route";

const archived = { archivedAt: new Date("2030-01-01"), position: 0 };

let fixture: Awaited<ReturnType<typeof aBoardOfAnna>>;
/** Archived tasks. */
let review: Stage;
beforeEach(async () => {
  fixture = await aBoardOfAnna();
  review = await aStage(fixture.board, { title: "Review", archivedAt: new Date(), position: 0 });
});

const restore = (stage: Stage, body: object, as: User = fixture.anna) =>
  call(PUT, { as, params: { board_id: fixture.board.id, stage_id: stage.id }, body });
const inStage = async (stageId: number) =>
  titlesOf(await db.task.findMany({ where: { stageId, archivedAt: null }, orderBy: { position: "asc" } }));

describe("PUT /boards/:board_id/stages/:stage_id/restore-tasks", () => {
  test("tasks of an archived stage return to the top of another stage, in the order of the request", async () => {
    const { toDo, board } = fixture;
    await aTask(toDo, { title: "x" });
    const [a, b] = [await aTask(review, { title: "a", ...archived }), await aTask(toDo, { title: "b", ...archived })];

    const { json } = await restore(toDo, { task_ids: [b.id, a.id] });

    expect(json).toMatchObject({ restored_count: 2, failed_tasks: [], message: "2 tasks restored successfully" });
    expect(await inStage(toDo.id)).toEqual(["b", "a", "x"]);
    expect(await countersOf(board)).toEqual(await recounted(board));
    expect(await db.activity.findMany({ where: { taskId: a.id }, orderBy: { id: "asc" } })).toMatchObject([
      { action: "changed", column: "stage", oldValue: "Review", newValue: toDo.title },
      { action: "restored", column: "task", oldValue: "a" },
    ]);
  });

  test("a stage of done tasks closes the tasks that enter it", async () => {
    const { done, board } = fixture;
    const task = await aTask(review, archived);

    await restore(done, { task_ids: [task.id] });

    expect(await db.task.findUnique({ where: { id: task.id } })).toMatchObject({
      archivedAt: null,
      stageId: done.id,
      status: "closed",
    });
    expect(await countersOf(board)).toEqual(await recounted(board));
  });

  test("refuses active tasks, subtasks and tasks of another board, and restores the others", async () => {
    const { toDo } = fixture;
    const [task, active] = [await aTask(review, archived), await aTask(toDo, { title: "c" })];
    const subtask = await aSubtask(active, { title: "d", ...archived });
    const foreign = await aTask((await aBoardOfAnna()).toDo, archived);

    const { json } = await restore(toDo, { task_ids: [task.id, active.id, subtask.id, foreign.id] });

    expect(json.restored_count).toBe(1);
    expect(json.failed_tasks).toEqual([
      { id: foreign.id, title: null, error: "Task not found" },
      { id: active.id, title: "c", error: "Task is not archived" },
      { id: subtask.id, title: "d", error: "A subtask has no stage to move to." },
    ]);
  });

  test("answers 400 for an archived stage, 404 for one of another board or without archived tasks; nothing is restored", async () => {
    const task = await aTask(review, archived);
    const foreign = (await aBoardOfAnna()).toDo;

    for (const [stage, ids, status, message] of [
      [review, [task.id], 400, 'The stage "Review" is archived. Please choose another one.'],
      [foreign, [task.id], 404, "Stage not found"],
      [fixture.toDo, [99_999_999], 404, "No archived tasks found with provided IDs"],
    ] as const) {
      const answer = await restore(stage, { task_ids: ids });
      expect([answer.status, answer.json.message]).toEqual([status, message]);
    }
    expect((await restore(fixture.toDo, { task_ids: [] })).status).toBe(400);
    expect(await db.task.count({ where: { archivedAt: null } })).toBe(0);
  });

  test("S4: answers 403 for a viewer", async () => {
    const task = await aTask(review, archived);

    expect((await restore(fixture.toDo, { task_ids: [task.id] }, fixture.vera)).status).toBe(403);
  });
});
