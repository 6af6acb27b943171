import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  ageBoardsByAnHour,
  anAttachment,
  aParentWithSubtasks,
  call,
  countersOfParent,
  idsOf,
  statusesOf,
  titlesIn,
} from "@/lib/testing";
import { sweepTrash } from "@/lib/trash/end";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { DELETE } from "./route";

async function setUp() {
  const all = await aParentWithSubtasks();
  const remove = (taskId: number) =>
    call(DELETE, { as: all.anna, params: { board_id: all.board.id, task_id: taskId } });
  return { ...all, remove };
}

describe("DELETE /projects/:board_id/tasks/:task_id/delete-subtask", () => {
  test("deletes the subtask with its files, and returns it and what else changed in the last minute", async () => {
    const { parent, design, b, c, remove } = await setUp();
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
    expect(idsOf(json.changedSubtasks)).toEqual([c.id]);
    expect(await titlesIn(design)).toEqual(["A", "C!"]);
    expect([await db.attachment.count(), await db.discardedFile.count()]).toEqual([0, 0]);
    await sweepTrash(new Date(Date.now() + 40 * 86_400_000));
    expect(await db.discardedFile.count()).toBe(1);
  });

  test("updates the counters of the parent", async () => {
    const { parent, a, b, remove } = await setUp();
    for (const { id } of [a, b]) await db.task.update({ where: { id }, data: { status: "closed" } });

    await remove(a.id);

    expect(await countersOfParent(parent)).toEqual({ subtaskCount: 2, subtaskCompletedCount: 1 });
  });

  test("answers 404 for a task that is not a subtask, and deletes nothing", async () => {
    const { parent, remove } = await setUp();

    expect((await remove(parent.id)).json.message).toBe("Subtask not found");
    expect(await db.task.count()).toBe(4);
  });

  test("of two requests at once one answers 404", async () => {
    const { parent, a, remove } = await setUp();

    const answers = await Promise.all([remove(a.id), remove(a.id)]);

    expect(statusesOf(answers).toSorted()).toEqual([200, 404]);
    expect(await countersOfParent(parent)).toMatchObject({ subtaskCount: 2 });
  });

  testRefusals(DELETE);
});
