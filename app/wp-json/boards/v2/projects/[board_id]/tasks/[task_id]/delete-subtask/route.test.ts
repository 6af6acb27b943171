import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { call } from "@/lib/testing/http/call";
import { anAttachment } from "@/lib/testing/factories/files";
import { aUser } from "@/lib/testing/factories/people";
import { ageBoardsByAnHour } from "@/lib/testing/factories/age-boards";
import {
  aParentOnAnotherBoard,
  aParentTask,
  countersOfParent,
  subtasksIn,
  titlesIn,
} from "@/lib/testing/factories/subtasks";
import { DELETE } from "./route";

async function setUp() {
  const all = await aParentTask();
  const [a, b, c] = await subtasksIn(all.design, "A", "B", "C");
  if (!a || !b || !c) throw new Error("There are three.");
  const remove = (taskId: number, as: typeof all.anna = all.anna) =>
    call(DELETE, { as, params: { board_id: all.board.id, task_id: taskId } });
  return { ...all, a, b, c, remove };
}

describe("DELETE /projects/:board_id/tasks/:task_id/delete-subtask", () => {
  test("deletes the subtask with its files, and returns it and what else changed in the last minute", async () => {
    const { parent, design, a, b, c, remove } = await setUp();
    await anAttachment(b);
    await ageBoardsByAnHour();
    await db.task.update({ where: { id: c.id }, data: { title: "C!" } });

    const { status, json } = await remove(b.id);

    expect([status, json.message]).toEqual([200, "Task has been deleted"]);
    expect(json.deletedSubtask).toMatchObject({
      id: b.id,
      title: "B",
      stage_id: null,
      parent_id: parent.id,
      subtask_group_id: design.id,
      repeat_task_meta: null,
      assignees: [],
    });
    expect(json.changedSubtasks.map(({ id }: { id: number }) => id)).toEqual([c.id]);
    expect(await titlesIn(design)).toEqual(["A", "C!"]);
    expect([a.id, await db.attachment.count(), await db.discardedFile.count()]).toEqual([a.id, 0, 1]);
  });

  test("updates the counters, and records an activity on the board and one on the parent", async () => {
    const { parent, board, a, b, remove } = await setUp();
    for (const { id } of [a, b]) await db.task.update({ where: { id }, data: { status: "closed" } });

    await remove(a.id);

    expect(await countersOfParent(parent)).toEqual({ subtaskCount: 2, subtaskCompletedCount: 1 });
    expect(await db.activity.findMany({ orderBy: { id: "asc" } })).toMatchObject([
      {
        boardId: board.id,
        taskId: null,
        action: "deleted",
        column: "task",
        oldValue: "A",
        settings: { task_id: a.id },
      },
      { boardId: board.id, taskId: parent.id, action: "deleted", column: "subtask", oldValue: "A" },
    ]);
  });

  test("answers 404 for a task that is not a subtask, one of another board and a deleted one, and deletes nothing", async () => {
    const { anna, parent, remove } = await setUp();
    const elsewhere = await aParentOnAnotherBoard(anna);
    const before = await db.task.count();

    const answers = [await remove(parent.id), await remove(elsewhere.subtask.id), await remove(99_999_999)];

    expect(answers.map(({ status, json }) => [status, json.message])).toEqual([
      [404, "Subtask not found"],
      [404, "Task not found"],
      [404, "Task not found"],
    ]);
    expect(await db.task.count()).toBe(before);
  });

  test("of two requests at once one answers 404", async () => {
    const { parent, a, remove } = await setUp();

    const answers = await Promise.all([remove(a.id), remove(a.id)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await countersOfParent(parent)).toMatchObject({ subtaskCount: 2 });
  });

  test("answers 403 for a viewer and a stranger", async () => {
    const { vera, a, remove } = await setUp();

    for (const caller of [vera, await aUser()]) expect((await remove(a.id, caller)).status).toBe(403);
    expect(await db.task.count({ where: { id: a.id } })).toBe(1);
  });
});
