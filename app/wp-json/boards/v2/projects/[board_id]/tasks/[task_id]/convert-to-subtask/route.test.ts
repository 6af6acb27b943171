import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  aGroup,
  aNotification,
  aParentOnAnotherBoard,
  aParentTask,
  aSubtask,
  aTask,
  aUser,
  call,
  countersOf,
  countersOfParent,
  historyOf,
  messagesOf,
  positionsIn,
  recounted,
  storedTask,
  subtasksIn,
} from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { PUT } from "./route";

async function setUp() {
  const all = await aParentTask();
  const task = await aTask(all.doing, { title: "Task", startedAt: new Date() });
  const convert = (body: unknown, taskId = task.id) =>
    call(PUT, { as: all.anna, params: { board_id: all.board.id, task_id: taskId }, body });
  return { ...all, task, convert };
}

describe("PUT /projects/:board_id/tasks/:task_id/convert-to-subtask", () => {
  test("puts the task into the parent's default group, which the next one shares, and returns the parent", async () => {
    const { board, toDo, parent, task, convert } = await setUp();
    const next = await aTask(toDo, { title: "Next" });

    const { status, json } = await convert({ parent_id: String(parent.id) });
    await convert({ parent_id: parent.id }, next.id);

    expect([status, json.message]).toEqual([200, "Task has been converted to subtask"]);
    expect(json.parentTask).toMatchObject({
      id: parent.id,
      meta: { group_name: "Default Subtask Group" },
      repeat_task_meta: null,
      settings: { subtask_count: 1 },
    });
    expect(json.parentTask.watchers).toHaveLength(1);
    const group = await db.subtaskGroup.findFirstOrThrow({
      where: { taskId: parent.id, title: "Default Subtask Group" },
    });
    expect(await positionsIn(group)).toEqual(["Task 1.00", "Next 2.00"]);
    expect(await storedTask(task)).toMatchObject({
      parentId: parent.id,
      stageId: null,
      startedAt: null,
    });
    expect(await countersOf(board)).toEqual(await recounted(board));
  });

  test("unpins it, as nobody could unpin a subtask", async () => {
    const { parent, task, convert } = await setUp();
    await db.task.update({ where: { id: task.id }, data: { isPinned: true } });

    await convert({ parent_id: parent.id });

    expect(await storedTask(task)).toMatchObject({
      parentId: parent.id,
      isPinned: false,
    });
  });

  test("puts it into the requested group, and keeps the parent's own text", async () => {
    const { parent, build, convert } = await setUp();
    await subtasksIn(build, "X");
    await db.task.update({ where: { id: parent.id }, data: { isTemplate: false } });

    const { json } = await convert({ parent_id: parent.id, subtaskGroupId: build.id });

    expect(json.parentTask.meta).toEqual({ is_template: "no", group_name: "Build" });
    expect(await positionsIn(build)).toEqual(["X 1.00", "Task 2.00"]);
    expect(await db.subtaskGroup.count()).toBe(2);
  });

  test("counts closed tasks, records in the parent's feed and notifies its people; the task's notifications are removed", async () => {
    const { anna, max, board, parent, task, convert } = await setUp();
    await db.task.update({ where: { id: task.id }, data: { status: "closed" } });
    await db.board.update({ where: { id: board.id }, data: { completedTasksCount: 1 } });
    await aNotification(task, anna);

    await convert({ parent_id: parent.id });

    expect(await countersOfParent(parent)).toEqual({ subtaskCount: 1, subtaskCompletedCount: 1 });
    expect(await countersOf(board)).toEqual({ tasksCount: 1, completedTasksCount: 0 });
    expect(await historyOf(parent)).toEqual({
      activities: [["added", "subtask", null, "Task"]],
      notifications: [["subtask_added", "Task", max.id]],
    });
    expect((await historyOf(task)).notifications).toEqual([]);
  });

  test("keeps all assignees without assigneeId; with one that person alone is assigned and watches", async () => {
    const { anna, max, vera, toDo, parent, task, convert } = await setUp();
    const remaining = await aTask(toDo);
    for (const { id } of [task, remaining]) {
      await db.taskAssignee.createMany({ data: [anna, vera].map((user) => ({ taskId: id, userId: user.id })) });
      await db.taskWatcher.createMany({ data: [anna, vera].map((user) => ({ taskId: id, userId: user.id })) });
    }

    await convert({ parent_id: parent.id }, remaining.id);
    await convert({ parent_id: parent.id, assigneeId: max.id });

    const peopleOf = async ({ id: taskId }: { id: number }) => {
      const of = { where: { taskId }, orderBy: { userId: "asc" } } as const;
      return [await db.taskAssignee.findMany(of), await db.taskWatcher.findMany(of)].map((rows) =>
        rows.map(({ userId }) => userId),
      );
    };
    expect(await peopleOf(remaining)).toEqual([
      [anna.id, vera.id],
      [anna.id, vera.id],
    ]);
    expect(await peopleOf(task)).toEqual([[max.id], [max.id]]);
    expect((await historyOf(task)).notifications).toEqual([
      ["task_assignee_removed", "has removed you as an assignee.", vera.id],
      ["task_assignee_changed", "has added you as an assignee.", max.id],
    ]);
  });

  test("loses its own empty groups: there are none below a subtask", async () => {
    const { parent, task, convert } = await setUp();
    await aGroup(task, "Empty", 1);

    await convert({ parent_id: parent.id });

    expect(await db.subtaskGroup.count({ where: { taskId: task.id } })).toBe(0);
  });

  test("answers 400 for a third level, for a stranger as assignee and for missing values; nothing changes", async () => {
    const { parent, design, task, convert } = await setUp();
    const [subtask = task] = await subtasksIn(design, "A");
    const withSubtasks = await aTask({ id: parent.stageId ?? 0, boardId: parent.boardId });
    await aSubtask(withSubtasks);
    const before = await db.task.findMany({ orderBy: { id: "asc" } });

    const answers = [
      await convert({}),
      await convert({ parent_id: "x" }),
      await convert({ parent_id: task.id }),
      await convert({ parent_id: subtask.id }),
      await convert({ parent_id: parent.id }, withSubtasks.id),
      await convert({ parent_id: parent.id }, subtask.id),
      await convert({ parent_id: parent.id, assigneeId: (await aUser()).id }),
    ];

    expect(messagesOf(answers)).toEqual([
      [400, "Invalid parameter(s): parent_id"],
      [400, "Invalid parameter(s): parent_id"],
      [400, "A subtask can't have subtasks."],
      [400, "A subtask can't have subtasks."],
      [400, "A task with subtasks cannot become a subtask."],
      [400, "This task is a subtask already."],
      [400, "Only members of the board can be assigned."],
    ]);
    expect(await db.task.findMany({ orderBy: { id: "asc" } })).toEqual(before);
  });

  test("S3: answers 404 for a parent elsewhere and a group of another task; nothing changes", async () => {
    const { anna, toDo, parent, task, convert } = await setUp();
    const elsewhere = await aParentOnAnotherBoard(anna);
    const near = await aGroup(await aTask(toDo), "Near", 1);

    const answers = [
      await convert({ parent_id: elsewhere.parent.id }),
      await convert({ parent_id: 99_999_999 }),
      await convert({ parent_id: parent.id, subtaskGroupId: near.id }),
      await convert({ parent_id: parent.id, subtaskGroupId: elsewhere.group.id }),
    ];

    expect(messagesOf(answers)).toEqual([
      [404, "Task not found"],
      [404, "Task not found"],
      [404, "Subtask group not found"],
      [404, "Subtask group not found"],
    ]);
    expect(await storedTask(task)).toEqual(task);
  });

  testRefusals(PUT);
});
