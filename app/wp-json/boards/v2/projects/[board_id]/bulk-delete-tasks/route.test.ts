import { beforeEach, describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna, aSubtask, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { recounted, countersOf } from "@/lib/testing/db/counters";
import { aUser } from "@/lib/testing/factories/people";
import { DELETE } from "./route";

const archived = { archivedAt: new Date("2030-01-01"), position: 0 };

let given: Awaited<ReturnType<typeof aBoardOfAnna>>;
beforeEach(async () => {
  given = await aBoardOfAnna();
});

const remove = (
  parts: { body?: object; query?: Record<string, string | number>; path?: string },
  as: User = given.max,
) => call(DELETE, { as, params: { board_id: given.board.id }, ...parts });

describe("DELETE /projects/:board_id/bulk-delete-tasks", () => {
  test("deletes tasks with all that hung on them, archived or not; the board keeps a line of each", async () => {
    const { max, board, toDo, done } = given;
    const kept = await aTask(toDo);
    const gone = [await aTask(toDo, { title: "a", ...archived }), await aTask(done, { title: "b", status: "closed" })];
    await aSubtask(gone[1] ?? kept);
    await db.taskWatcher.createMany({ data: gone.map(({ id }) => ({ taskId: id, userId: given.anna.id })) });
    await db.notification.create({
      data: {
        boardId: board.id,
        taskId: gone[0]?.id,
        kind: "task_title_updated",
        recipients: { create: { userId: max.id } },
      },
    });

    const { status, json } = await remove({ body: { task_ids: gone.map(({ id }) => id) } });

    expect([status, json.deleted_count, json.failed_count, json.failed_tasks, json.message]).toEqual([
      200,
      2,
      0,
      [],
      "2 tasks deleted successfully",
    ]);
    expect(json.updatedTasks.map(({ id }: { id: number }) => id)).toEqual([kept.id]);
    expect((await db.task.findMany()).map(({ id }) => id)).toEqual([kept.id]);
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
    expect((await db.board.findUniqueOrThrow({ where: { id: board.id } })).tasksResetAt).not.toBeNull();
  });

  test("takes the ids from the query as well, one or many", async () => {
    const tasks = [await aTask(given.toDo), await aTask(given.toDo), await aTask(given.toDo)];
    const [a, b, c] = tasks.map(({ id }) => id);

    const one = await remove({ query: { task_ids: a ?? 0 } });
    const many = await remove({ path: `/wp-json/boards/v2/x?task_ids[]=${b}&task_ids[]=${c}` });

    expect([one.json.message, many.json.message, await db.task.count()]).toEqual([
      "1 task deleted successfully",
      "2 tasks deleted successfully",
      0,
    ]);
  });

  test("a task together with its subtask, and a subtask alone, whose parent counts anew", async () => {
    const [parent, other] = [await aTask(given.toDo), await aTask(given.toDo)];
    const [step, alone] = [await aSubtask(parent), await aSubtask(other)];

    const { json } = await remove({ body: { task_ids: [parent.id, step.id, alone.id] } });

    expect([json.deleted_count, (await db.task.findMany()).map(({ id, subtaskCount }) => [id, subtaskCount])]).toEqual([
      3,
      [[other.id, 0]],
    ]);
    expect(await countersOf(given.board)).toEqual(await recounted(given.board));
  });

  test("those elsewhere fail and stay", async () => {
    const [task, foreign] = [
      await aTask(given.toDo),
      await aTask((await aBoardOfAnna()).toDo, { title: "Nobodys business" }),
    ];

    const { json } = await remove({ body: { task_ids: [foreign.id, task.id] } });

    expect([json.deleted_count, json.failed_count, json.message]).toEqual([
      1,
      1,
      "1 task deleted successfully, 1 task failed",
    ]);
    expect(json.failed_tasks).toEqual([{ id: foreign.id, title: null, error: "Task not found" }]);
    expect((await db.task.findMany()).map(({ id }) => id)).toEqual([foreign.id]);
  });

  test("400 without ids, 404 when none of them is on the board, and nothing is deleted", async () => {
    const foreign = await aTask((await aBoardOfAnna()).toDo);

    for (const task_ids of [undefined, [], ""])
      expect((await remove({ body: { task_ids } })).json).toMatchObject({
        code: "rest_invalid_param",
        message: "No task IDs provided",
      });
    expect((await remove({ body: { task_ids: "all" } })).status).toBe(400);
    for (const task_ids of [foreign.id, 99_999_999_999])
      expect((await remove({ body: { task_ids } })).json).toMatchObject({
        code: "rest_not_found",
        message: "No archived tasks found with provided IDs",
      });
    expect([await db.task.count(), await db.activity.count()]).toEqual([1, 0]);
  });

  test("S4: 403 for a viewer and a stranger, and nothing is deleted", async () => {
    const task = await aTask(given.toDo);

    for (const caller of [given.vera, await aUser()])
      expect((await remove({ body: { task_ids: [task.id] } }, caller)).status).toBe(403);
    expect(await db.task.count()).toBe(1);
  });
});
