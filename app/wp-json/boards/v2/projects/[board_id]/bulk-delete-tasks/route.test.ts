import { beforeEach, describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoardOfAnna,
  aNotification,
  aSubtask,
  aTask,
  call,
  countersOf,
  idsOf,
  recounted,
  storedBoard,
  watch,
} from "@/lib/testing";
import { DELETE } from "./route";

const archived = { archivedAt: new Date("2030-01-01"), position: 0 };

let fixture: Awaited<ReturnType<typeof aBoardOfAnna>>;
beforeEach(async () => {
  fixture = await aBoardOfAnna();
});

const remove = (
  parts: { body?: object; query?: Record<string, string | number>; path?: string },
  as: User = fixture.max,
) => call(DELETE, { as, params: { board_id: fixture.board.id }, ...parts });

describe("DELETE /projects/:board_id/bulk-delete-tasks", () => {
  test("deletes tasks with everything that belongs to them, archived or not; the board keeps an activity for each", async () => {
    const { max, board, toDo, done } = fixture;
    const remaining = await aTask(toDo);
    const gone = [await aTask(toDo, { title: "a", ...archived }), await aTask(done, { title: "b", status: "closed" })];
    await aSubtask(gone[1] ?? remaining);
    for (const task of gone) await watch(task, fixture.anna);
    await aNotification(gone[0] ?? remaining, max);

    const { status, json } = await remove({ body: { task_ids: idsOf(gone) } });

    expect([status, json]).toMatchObject([
      200,
      { deleted_count: 2, failed_count: 0, failed_tasks: [], message: "2 tasks deleted successfully" },
    ]);
    expect(idsOf(json.updatedTasks)).toEqual([remaining.id]);
    expect(idsOf(await db.task.findMany())).toEqual([remaining.id]);
    expect([await db.taskWatcher.count(), await db.notification.count()]).toEqual([0, 0]);
    expect(await db.activity.findMany({ orderBy: { id: "asc" } })).toMatchObject(
      gone.map(({ id, title }) => ({
        boardId: board.id,
        taskId: null,
        action: "deleted",
        column: "task",
        oldValue: title,
        settings: { task_id: id },
        createdById: max.id,
      })),
    );
    expect(await countersOf(board)).toEqual(await recounted(board));
    expect((await storedBoard(board)).tasksResetAt).not.toBeNull();
  });

  test("takes the ids from the query as well, one or many", async () => {
    const [a, b, c] = [await aTask(fixture.toDo), await aTask(fixture.toDo), await aTask(fixture.toDo)];

    const one = await remove({ query: { task_ids: a.id } });
    const many = await remove({ path: `/wp-json/boards/v2/x?task_ids[]=${b.id}&task_ids[]=${c.id}` });

    expect([one.json.message, many.json.message, await db.task.count()]).toEqual([
      "1 task deleted successfully",
      "2 tasks deleted successfully",
      0,
    ]);
  });

  test("deletes a task with its subtask, and a subtask alone, whose parent is counted again", async () => {
    const [parent, other] = [await aTask(fixture.toDo), await aTask(fixture.toDo)];
    const [step, alone] = [await aSubtask(parent), await aSubtask(other)];

    const { json } = await remove({ body: { task_ids: [parent.id, step.id, alone.id] } });

    expect([json.deleted_count, (await db.task.findMany()).map(({ id, subtaskCount }) => [id, subtaskCount])]).toEqual([
      3,
      [[other.id, 0]],
    ]);
    expect(await countersOf(fixture.board)).toEqual(await recounted(fixture.board));
  });

  test("fails for tasks of other boards, which stay", async () => {
    const [task, foreign] = [
      await aTask(fixture.toDo),
      await aTask((await aBoardOfAnna()).toDo, { title: "Nobodys business" }),
    ];

    const { json } = await remove({ body: { task_ids: [foreign.id, task.id] } });

    expect(json).toMatchObject({
      deleted_count: 1,
      failed_count: 1,
      failed_tasks: [{ id: foreign.id, title: null, error: "Task not found" }],
      message: "1 task deleted successfully, 1 task failed",
    });
    expect(idsOf(await db.task.findMany())).toEqual([foreign.id]);
  });

  test("answers 400 without ids, 403 for a viewer, 404 when none of them is on the board, and nothing is deleted", async () => {
    const foreign = await aTask((await aBoardOfAnna()).toDo);

    for (const task_ids of [undefined, [], ""])
      expect((await remove({ body: { task_ids } })).json).toMatchObject({
        code: "rest_invalid_param",
        message: "No task IDs provided",
      });
    expect((await remove({ body: { task_ids: "all" } })).status).toBe(400);
    expect((await remove({ body: { task_ids: foreign.id } }, fixture.vera)).status).toBe(403);
    for (const task_ids of [foreign.id, 99_999_999_999])
      expect((await remove({ body: { task_ids } })).json).toMatchObject({
        code: "rest_not_found",
        message: "No archived tasks found with provided IDs",
      });
    expect([await db.task.count(), await db.activity.count()]).toEqual([1, 0]);
  });
});
