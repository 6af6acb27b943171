import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  aBoardOfAnna,
  aLabel,
  aSubtask,
  aTask,
  aTaskElsewhere,
  aTaskOfAnna,
  atOnce,
  call,
  countersOf,
  messagesOf,
  notificationLines,
  recounted,
  statusesOf,
  storedTask,
} from "@/lib/testing";
import { POST } from "./route";

/** Anna's board with a task, and a way to add subtasks to it. */
async function aParent() {
  const { task: parent, params: _, ...all } = await aTaskOfAnna();
  const { anna, board, toDo } = all;
  const add = (task: Record<string, unknown> = {}) =>
    call(POST, {
      as: anna,
      params: { board_id: board.id },
      body: { task: { title: "Step", board_id: board.id, stage_id: toDo.id, parent_id: parent.id, ...task } },
    });
  return { ...all, parent, add };
}

describe("POST /projects/:board_id/tasks with parent_id", () => {
  test("makes a subtask at the end of the parent's default group, in no stage", async () => {
    const { anna, board, parent, add } = await aParent();
    const earlier = await aTask((await aBoardOfAnna()).toDo);

    const { status, json } = await add({
      parent_id: String(parent.id),
      started_at: "2031-01-01",
      due_at: "2031-02-03",
      position: 1,
    });
    const next = await add({ title: "Next" });

    const group = await db.subtaskGroup.findFirstOrThrow({ where: { taskId: parent.id } });
    expect([status, json.message, group.title]).toEqual([
      201,
      "Task has been successfully created",
      "Default Subtask Group",
    ]);
    expect(json.task).toMatchObject({
      title: "Step",
      parent_id: parent.id,
      stage_id: null,
      stage: null,
      subtask_group_id: group.id,
      meta: { subtask_group_id: String(group.id) },
      status: "open",
      priority: "low",
      position: "1.00",
    });
    expect(json.task).toMatchObject({
      started_at: null,
      due_at: "2031-02-03 00:00:00",
      created_by: anna.id,
      watchers: [],
      assignees: [],
    });
    expect([next.json.task.position, next.json.task.subtask_group_id]).toEqual(["2.00", group.id]);
    expect(next.json.updatedTasks).toMatchObject([
      { id: parent.id, settings: { subtask_count: 2, subtask_completed_count: 0 } },
    ]);
    expect(await countersOf(board)).toEqual(await recounted(board));
    expect(await db.task.count({ where: { parentId: earlier.id } })).toBe(0);
  });

  test("sets people and labels, not the stage's default people; assignees are notified", async () => {
    const { max, vera, board, toDo, add } = await aParent();
    const label = await aLabel(board);
    await db.stageDefaultAssignee.create({ data: { stageId: toDo.id, userId: vera.id } });

    const { json } = await add({ assignees: [max.id], labels: [label.id] });

    expect(json.task).toMatchObject({ assignees: [{ ID: max.id }], labels: [{ id: label.id }], watchers: [] });
    expect(await notificationLines()).toEqual([["task_assignee_changed", "has added you as an assignee.", [max.id]]]);
  });

  test("is open whatever the stage says, and counts only on its parent", async () => {
    const { board, done, parent, add } = await aParent();

    const { json } = await add({ stage_id: done.id });

    expect(json.task).toMatchObject({ status: "open", last_completed_at: null });
    expect(await storedTask(parent)).toMatchObject({
      subtaskCount: 1,
      subtaskCompletedCount: 0,
    });
    expect(await countersOf(board)).toEqual({ tasksCount: 1, completedTasksCount: 0 });
  });

  test("eight requests at once share one group, each with its own position", async () => {
    const { parent, add } = await aParent();

    const answers = await atOnce(8, (at) => add({ title: `S${at}` }));

    expect(statusesOf(answers)).toEqual(Array(8).fill(201));
    expect(await db.subtaskGroup.count()).toBe(1);
    const subtasks = await db.task.findMany({ where: { parentId: parent.id } });
    expect(new Set(subtasks.map(({ position }) => position.toFixed(2))).size).toBe(8);
    expect(await storedTask(parent)).toMatchObject({ subtaskCount: 8 });
  });

  test("S3: answers 404 for a parent elsewhere, 400 for a third level or an invalid id; nothing is made", async () => {
    const { anna, parent, add } = await aParent();
    const foreign = await aTaskElsewhere(anna);
    const subtask = await aSubtask(parent);
    const before = await db.task.count();

    const answers = [
      await add({ parent_id: foreign.id }),
      await add({ parent_id: 99_999_999_999 }),
      await add({ parent_id: subtask.id }),
      await add({ parent_id: "x" }),
      await add({ parent_id: [parent.id] }),
    ];

    expect(messagesOf(answers)).toEqual([
      [404, "Task not found"],
      [404, "Task not found"],
      [400, "A subtask can't have subtasks."],
      [400, "Invalid parameter(s): parent_id"],
      [400, "Invalid parameter(s): parent_id"],
    ]);
    expect([await db.task.count(), await db.activity.count(), await db.notification.count()]).toEqual([before, 0, 0]);
    expect(await storedTask(foreign)).toEqual(foreign);
  });

  test("an empty parent_id makes a task", async () => {
    const { toDo, add } = await aParent();

    for (const parent_id of [null, ""])
      expect((await add({ parent_id })).json.task).toMatchObject({ parent_id: null, stage_id: toDo.id });
    expect(await db.task.count({ where: { parentId: { not: null } } })).toBe(0);
  });
});
